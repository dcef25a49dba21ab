import * as v from 'valibot'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { AccountChange, phoneOf, type CardRules } from '#contracts/account/account-fields.ts'
import { changeOf, CARD_FIELDS, problemsIn, type CardProblems } from '#contracts/account/account-card.ts'
import { Country } from '#contracts/kernel/country.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { fault, ok } from '#contracts/kernel/result.ts'
import type { AccountPort, PhoneChangePort } from '#src/api/portal.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import type { SendCodeDeps, StoreDeps } from '#server/deps.ts'
import type { PhoneChangeOutcome, PhoneChangeProblem } from '#contracts/account/phone-change.ts'
import { CODE_NOTICES } from '#contracts/account/sign-up.ts'
import { readCode } from '#contracts/account/rules.ts'
import { seal, unseal } from '#server/edge/sealed.ts'
import { checkCode, type CodeCheck } from '#server/identity/one-time-code.ts'
import { sendCode } from '#server/identity/send-code.ts'
import { canReceiveSms } from '#server/sms/can-receive-sms.ts'
import { rememberProven } from '#server/identity/proven-numbers.ts'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import { changeAccount } from './change-account.ts'
import { findCustomer } from './find-customer.ts'
import { toAccount } from './to-account.ts'
import { formerPhone, legalEntity, type LegalEntity } from './tables.ts'

/** How long a change may take, in seconds. */
const KEPT_FOR = 900
const PURPOSE = 'phone change'

/** A change under way, sealed in a cookie. `id` ties the codes to the browser that holds it. */
const Change = v.object({
  id: v.string(),
  entity: v.string(),
  from: v.string(),
  to: v.string(),
  stage: v.picklist(['old', 'new']),
  notice: v.picklist(CODE_NOTICES),
})
type Change = v.InferOutput<typeof Change>

/** The change of one's phone number: a code to the old number proves that the account is one's own, one to the new that the number is. */
function createPhoneChange(deps: AccountServiceDeps, { entity, headers, locale, address }: Visitor): PhoneChangePort {
  const { cookies, runtime } = deps
  const gone = () => [cookies.write('phoneChange', '', 0)]

  async function opened(): Promise<Change | undefined> {
    const change = await unseal(deps, PURPOSE, Change, cookies.read(headers, 'phoneChange'))
    if (!change || change.entity !== entity) return undefined
    const account = await findCustomer(deps, change.entity)
    return account?.phone === change.from ? change : undefined
  }

  async function sendTo(change: Change): Promise<PhoneChangeOutcome> {
    const phone = change.stage === 'old' ? change.from : change.to
    // Who is signed in has proven the account's own number.
    const asker = { id: askerOf(change), network: address, proven: change.stage === 'old' }
    const { outcome: notice } = await sendCode(deps, { phone, asker, locale, key: runtime.id() })
    return {
      kind: 'goOn',
      cookies: [cookies.write('phoneChange', await seal(deps, PURPOSE, { ...change, notice }, KEPT_FOR), KEPT_FOR)],
    }
  }

  async function proven(change: Change): Promise<PhoneChangeOutcome> {
    if (change.stage === 'old') return sendTo({ ...change, stage: 'new' })
    const isChanged = await changePhone(deps, change.entity, change.to)
    return isChanged
      ? { kind: 'changed', cookies: [...gone(), await rememberProven(deps, headers, change.to)] }
      : { kind: 'refused', problem: 'taken', cookies: gone() }
  }

  return {
    read: async () => {
      const change = await opened()
      return change && { from: change.from, to: change.to, stage: change.stage, notice: change.notice }
    },
    begin: async (to) => {
      if (!canReceiveSms(to)) return { kind: 'refused', problem: 'noSms', cookies: gone() }
      const account = entity === undefined ? undefined : await findCustomer(deps, entity)
      if (!account) return { kind: 'cancelled', cookies: gone() }
      return sendTo({ id: runtime.id(), entity: account.id, from: account.phone, to, stage: 'old', notice: 'sent' })
    },
    check: async (written) => {
      const change = await opened()
      if (!change) return { kind: 'cancelled', cookies: gone() }
      const code = readCode(written)
      if (code === undefined) return { kind: 'refused', problem: 'code', cookies: [] }
      const phone = change.stage === 'old' ? change.from : change.to
      const { outcome } = await checkCode(deps, { phone, code, asker: askerOf(change), key: runtime.id() })
      return outcome === 'right' ? proven(change) : { kind: 'refused', problem: PROBLEMS[outcome], cookies: [] }
    },
    askForCode: async () => {
      const change = await opened()
      return change ? sendTo(change) : { kind: 'cancelled', cookies: gone() }
    },
    cancel: async () => ({ kind: 'cancelled', cookies: gone() }),
  }
}

const PROBLEMS: Record<Exclude<CodeCheck['outcome'], 'right'>, PhoneChangeProblem> = {
  wrong: 'codeWrong',
  expired: 'codeExpired',
  tooMany: 'codeTooMany',
}

const askerOf = ({ id, stage }: Change): string => `phone-change:${id}:${stage}`

export type AccountServiceDeps = SendCodeDeps & { cookies: Cookies }

/** Whose account it is (`undefined`: nobody is signed in), their request's cookies, language, and hashed address where it is counted. */
export type Visitor = { entity: string | undefined; headers: Headers; locale: Locale; address: string | null }

/** One's own account, as /account reads and changes it (ACC-01 to 03). */
export function createAccountService(deps: AccountServiceDeps, visitor: Visitor): AccountPort {
  const own = async () => (visitor.entity === undefined ? undefined : findCustomer(deps, visitor.entity))
  const rulesOf = ({ country }: LegalEntity): CardRules => ({
    country: v.is(Country, country) ? country : 'NO',
    today: osloDay(deps.runtime.now()),
  })

  return {
    read: async () => {
      const row = await own()
      return row && { account: toAccount(row), rules: rulesOf(row) }
    },
    save: async (card, fields) => {
      const row = await own()
      if (!row) return fault('refused')
      const problems = problemsIn(card, fields, rulesOf(row))
      if (Object.keys(problems).length > 0) return { ok: false, reason: 'invalid', problems }
      const change = v.safeParse(AccountChange, changeOf(card, fields))
      const changed = change.success ? await changeAccount(deps, row.id, change.output) : undefined
      if (!changed?.ok)
        return {
          ok: false,
          reason: 'invalid',
          problems: Object.fromEntries(
            CARD_FIELDS[card].slice(0, 1).map((name) => [name, true]),
          ) satisfies CardProblems,
        }
      const phone = card === 'personal' ? phoneOf(fields) : undefined
      return ok({ phone: phone === row.phone ? undefined : phone })
    },
    phone: createPhoneChange(deps, visitor),
  }
}

/** Gives an account a number that is proven just now: false when another account has it. One only registered, which nobody has proven, gives way. */
export async function changePhone({ database, runtime }: StoreDeps, id: string, phone: PhoneNumber): Promise<boolean> {
  return database.transaction(async (tx) => {
    const now = new Date(runtime.now())
    await tx
      .delete(legalEntity)
      .where(and(eq(legalEntity.phone, phone), isNull(legalEntity.provenAt), ne(legalEntity.id, id)))
    const [other] = await tx
      .select({ id: legalEntity.id })
      .from(legalEntity)
      .where(and(eq(legalEntity.phone, phone), ne(legalEntity.id, id)))
    if (other) return false
    const [before] = await tx
      .select({ phone: legalEntity.phone })
      .from(legalEntity)
      .where(eq(legalEntity.id, id))
      .for('update')
    if (before && before.phone !== phone)
      await tx.insert(formerPhone).values({ legalEntity: id, phone: before.phone, until: now }).onConflictDoNothing()
    await tx.update(legalEntity).set({ phone, provenAt: now, updatedAt: now }).where(eq(legalEntity.id, id))
    return true
  })
}
