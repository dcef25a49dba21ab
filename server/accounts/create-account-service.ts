import * as v from 'valibot'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { AccountChange, type CardRules } from '#contracts/account/account-fields.ts'
import { phoneOf } from '#contracts/account/phone-of-fields.ts'
import { changeOf, CARD_FIELDS, problemsIn, type CardProblems } from '#contracts/account/account-card.ts'
import { Country } from '#contracts/kernel/country.ts'
import { NO_EFFORT, type Effort } from '#contracts/kernel/effort.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import type { AccountPort, PhoneChangePort } from '#src/api/portal.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import type { SendCodeDeps, StoreDeps } from '#server/deps.ts'
import type { PhoneChangeOutcome } from '#contracts/account/changes.ts'
import { CODE_NOTICES } from '#contracts/account/sign-up.ts'
import { readCode } from '#contracts/account/rules.ts'
import { hashVisitor } from '#server/brain/sessions/session-credential.ts'
import { seal, unseal } from '#server/edge/sealed.ts'
import { checkCode, CODE_PROBLEMS } from '#server/identity/one-time-code.ts'
import { endLogins } from '#server/identity/login-lifetime.ts'
import { sendCodeOrPuzzle } from '#server/identity/send-code-or-puzzle.ts'
import { ownEvents } from '#server/security-events/own-events.ts'
import { isDoubted } from '#server/identity/account-holder.ts'
import { recordEvent } from '#server/security-events/record-event.ts'
import { canReceiveSms } from '#server/sms/can-receive-sms.ts'
import { rememberProven } from '#server/identity/proven-numbers.ts'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import { recordChange } from '#server/identity/record-change.ts'
import { changeAccount, isSensitive, type RegisterDeps } from './change-account.ts'
import { findCustomer } from './find-customer.ts'
import { isUnused, releaseNumber } from './number-holder.ts'
import { toAccount } from './to-account.ts'
import { formerPhone, legalEntity, type LegalEntity } from './tables.ts'

const KEPT_FOR = 900
const PURPOSE = 'phone change'

const Change = v.object({
  id: v.string(),
  entity: v.string(),
  from: v.string(),
  to: v.string(),
  stage: v.picklist(['old', 'new']),
  notice: v.picklist(CODE_NOTICES),
  puzzle: v.optional(v.string()),
})
type Change = v.InferOutput<typeof Change>

/** Requires a code sent to the old number (proves ownership of the account) and one sent to the new number. */
function createPhoneChange(
  deps: AccountServiceDeps & RegisterDeps,
  { entity, login, headers, locale, address, browser }: Visitor,
): PhoneChangePort {
  const { cookies, runtime } = deps
  const gone = () => [cookies.write('phoneChange', '', 0)]

  async function opened(): Promise<Change | undefined> {
    const change = await unseal(deps, PURPOSE, Change, cookies.read(headers, 'phoneChange'))
    if (!change || change.entity !== entity) return undefined
    const account = await findCustomer(deps, change.entity)
    return account?.phone === change.from ? change : undefined
  }

  async function sendTo(change: Change, effort: Effort): Promise<PhoneChangeOutcome> {
    const phone = change.stage === 'old' ? change.from : change.to
    const asker = { id: askerOf(change), network: address, proven: change.stage === 'old' }
    const ask = { phone, purpose: 'phoneChange' as const, asker, locale, browser }
    const { outcome: notice, puzzle } = await sendCodeOrPuzzle(deps, ask, effort)
    const sealed = await seal(deps, PURPOSE, { ...change, notice, puzzle }, KEPT_FOR)
    return { kind: 'goOn', cookies: [cookies.write('phoneChange', sealed, KEPT_FOR)] }
  }

  async function proven(change: Change, effort: Effort): Promise<PhoneChangeOutcome> {
    if (change.stage === 'old') return sendTo({ ...change, stage: 'new' }, effort)
    const told = await deps.customers.changePhone(change.entity, change.to)
    if (!told.ok) return { kind: 'refused', problem: 'silent', cookies: [] }
    const isChanged = await changePhone(deps, change.entity, change.to)
    if (!isChanged) await deps.customers.changePhone(change.entity, change.from)
    const visitor = cookies.read(headers, 'visitor')
    if (isChanged)
      await endLogins(deps, change.entity, { login, visitor: visitor === undefined ? undefined : hashVisitor(visitor) })
    if (isChanged) recordEvent(deps, { name: 'user_updated', account: change.entity, details: { what: 'phone' } })
    return isChanged
      ? { kind: 'changed', cookies: [...gone(), await rememberProven(deps, headers, change.to)] }
      : { kind: 'refused', problem: 'taken', cookies: gone() }
  }

  return {
    read: async () => {
      const change = await opened()
      if (!change) return undefined
      const { from, to, stage, notice, puzzle } = change
      return { from, to, stage, notice, ...(puzzle !== undefined && { puzzle }) }
    },
    begin: async (to) => {
      if (!canReceiveSms(to)) return { kind: 'refused', problem: 'noSms', cookies: gone() }
      const account = entity === undefined ? undefined : await findCustomer(deps, entity)
      if (!account) return { kind: 'cancelled', cookies: gone() }
      const change = { id: runtime.id(), entity: account.id, from: account.phone, to }
      return sendTo({ ...change, stage: 'old', notice: 'sent' }, NO_EFFORT)
    },
    check: async (written, effort = NO_EFFORT) => {
      const change = await opened()
      if (!change) return { kind: 'cancelled', cookies: gone() }
      const code = readCode(written)
      if (code === undefined) return { kind: 'refused', problem: 'code', cookies: [] }
      const phone = change.stage === 'old' ? change.from : change.to
      const { outcome } = await checkCode(deps, {
        phone,
        purpose: 'phoneChange',
        code,
        asker: askerOf(change),
        key: runtime.id(),
      })
      return outcome === 'right'
        ? proven(change, effort)
        : { kind: 'refused', problem: CODE_PROBLEMS[outcome], cookies: [] }
    },
    askForCode: async (effort = NO_EFFORT) => {
      const change = await opened()
      return change ? sendTo(change, effort) : { kind: 'cancelled', cookies: gone() }
    },
    cancel: async () => ({ kind: 'cancelled', cookies: gone() }),
  }
}

const askerOf = ({ id, stage }: Change): string => `phone-change:${id}:${stage}`

export type AccountServiceDeps = SendCodeDeps & { cookies: Cookies }

/** `login` is the id of the login session in use. */
export type Visitor = {
  entity: string | undefined
  login?: string | undefined
  /** Whether the customer has proven who they are just now (TRU-03). */
  isFresh: () => Promise<boolean>
  headers: Headers
  locale: Locale
  address: string | null
  /** The hash of the visitor's cookie. */
  browser?: string | undefined
}

/** The customer's own account as read and changed on /account (ACC-01 to 03). */
export function createAccountService(deps: AccountServiceDeps & RegisterDeps, visitor: Visitor): AccountPort {
  const own = async (): Promise<Result<LegalEntity>> =>
    visitor.entity === undefined ? fault('refused') : deps.customers.read(visitor.entity)
  const rulesOf = ({ country }: LegalEntity): CardRules => ({
    country: v.is(Country, country) ? country : 'NO',
    today: osloDay(deps.runtime.now()),
  })

  return {
    read: async () => {
      const told = await own()
      const row = told.ok ? told.value : visitor.entity && (await findCustomer(deps, visitor.entity))
      return row ? { account: toAccount(row), rules: rulesOf(row), isRegisterSilent: !told.ok } : undefined
    },
    save: async (card, fields) => {
      const told = await own()
      if (!told.ok)
        return visitor.entity === undefined || told.reason === 'notFound'
          ? fault('refused')
          : { ok: false, reason: 'silent' }
      const row = told.value
      const problems = problemsIn(card, fields, rulesOf(row))
      if (Object.keys(problems).length > 0) return { ok: false, reason: 'invalid', problems }
      const phone = card === 'personal' ? phoneOf(fields) : undefined
      const isPhoneChanged = phone !== undefined && phone !== row.phone
      const change = v.safeParse(AccountChange, changeOf(card, fields))
      const needsProof =
        isPhoneChanged ||
        (change.success && isSensitive(deps, row, change.output)) ||
        (card === 'personal' && (await isDoubted(deps, row.id)))
      if (needsProof && !(await visitor.isFresh())) return { ok: false, reason: 'stepUp' }
      const changed = change.success ? await changeAccount(deps, row.id, change.output) : undefined
      if (!changed || (!changed.ok && changed.reason === 'invalid'))
        return {
          ok: false,
          reason: 'invalid',
          problems: Object.fromEntries(
            CARD_FIELDS[card].slice(0, 1).map((name) => [name, true]),
          ) satisfies CardProblems,
        }
      if (!changed.ok) return { ok: false, reason: changed.reason === 'refused' ? 'notTaken' : 'silent' }
      return ok({ phone: isPhoneChanged ? phone : undefined })
    },
    phone: createPhoneChange(deps, visitor),
    events: async () => (visitor.entity === undefined ? [] : ownEvents(deps, visitor.entity)),
  }
}

/** Returns false if another account has proven this number; an account that never proved it is deleted. */
export async function changePhone(
  deps: StoreDeps,
  id: string,
  phone: PhoneNumber,
  how: 'told' | 'untold' | 'recovered' | 'recoveredForGood' = 'told',
): Promise<boolean> {
  const { database, runtime } = deps
  return database.transaction(async (tx) => {
    const now = new Date(runtime.now())
    await tx
      .delete(legalEntity)
      .where(and(eq(legalEntity.phone, phone), isNull(legalEntity.provenAt), ne(legalEntity.id, id)))
    const [other] = await tx
      .select()
      .from(legalEntity)
      .where(and(eq(legalEntity.phone, phone), ne(legalEntity.id, id)))
    if (other && !isUnused(other, runtime.now())) return false
    if (other) await releaseNumber(tx, other, now)
    const [before] = await tx.select().from(legalEntity).where(eq(legalEntity.id, id)).for('update')
    if (before && before.phone !== phone) {
      await tx.insert(formerPhone).values({ legalEntity: id, phone: before.phone, until: now }).onConflictDoNothing()
      if (how === 'told') await recordChange(deps, tx, 'phone', before)
      if (how === 'recovered') await recordChange(deps, tx, 'recovery', before)
      if (how === 'recoveredForGood') await recordChange(deps, tx, 'recovery', before, { isFinal: true })
    }
    await tx.update(legalEntity).set({ phone, provenAt: now, updatedAt: now }).where(eq(legalEntity.id, id))
    return true
  })
}
