import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { readCode } from '#contracts/account/rules.ts'
import { NO_EFFORT, type Effort } from '#contracts/kernel/effort.ts'
import { phoneIn } from '#contracts/kernel/phone.ts'
import { DEFAULT_LOCALE, readLocale, type Locale } from '#contracts/kernel/locale.ts'
import type { ResendOutcome, WithdrawalLinkStep } from '#contracts/orders/withdrawal.ts'
import type { WithdrawalPort } from '#src/api/portal.ts'
import { keepLetters, type LetterDeps } from '#server/confirmation/letter-queue.ts'
import { readAgreement, readAgreements } from '#server/confirmation/read-agreement.ts'
import { readConfirmation, type LetterMaking } from '#server/confirmation/send-letter.ts'
import { orderLetter } from '#server/confirmation/tables.ts'
import type { SendCodeDeps } from '#server/deps.ts'
import { seal, unseal } from '#server/edge/sealed.ts'
import { checkCode, CODE_PROBLEMS } from '#server/identity/one-time-code.ts'
import { sendCodeOrPuzzle } from '#server/identity/send-code-or-puzzle.ts'
import { hashToken } from '#server/keys/hash-token.ts'
import { findLinked } from './links.ts'
import { rightsOf, viewOf, withdraw } from './withdraw.ts'

type Deps = SendCodeDeps & LetterDeps & LetterMaking
type Visitor = { entity: string | undefined; locale: Locale; address: string | null; browser?: string | undefined }

const PROOF = 'withdrawal by link'
const PROOF_SECONDS = 900
const Proof = v.object({ order: v.string(), customer: v.string() })

/** Signed in, or by the link of a confirmation with the phone number and a code sent to it (BEY-06). */
export function createWithdrawals(deps: Deps, { entity, locale, address, browser }: Visitor): WithdrawalPort {
  const { db } = deps.database
  const own = async (order: string) => (entity === undefined ? undefined : readAgreement(db, entity, order))
  return {
    list: async () =>
      entity === undefined
        ? []
        : (await readAgreements(db, entity)).map((agreement) => rightsOf(agreement, deps.runtime.now())),
    read: async (order) => {
      const agreement = await own(order)
      return agreement && viewOf(deps, agreement)
    },
    withdraw: async (order) =>
      entity === undefined ? undefined : withdraw(deps, { customer: entity, order, through: 'account', locale }),
    resend: async (order) => (entity === undefined ? undefined : resend(deps, entity, order)),
    confirmation: async (order) => (entity === undefined ? undefined : readConfirmation(deps, entity, order, locale)),
    askForCode: (key, written, effort = NO_EFFORT) =>
      askForCode(deps, { key, written, locale, address, browser }, effort),
    checkCode: (key, phone, code) => checkLinkCode(deps, { key, phone, code }),
    withdrawByLink: async (sealed) => {
      const proof = await unseal(deps, PROOF, Proof, sealed)
      return proof && withdraw(deps, { ...proof, through: 'link', locale })
    },
  }
}

const askerOf = (key: string) => `withdrawal:${hashToken(key)}`

type Asking = Omit<Visitor, 'entity'> & { key: string; written: string }

/** Says the same, and does the same before it says so, whether or not the number is the order's. */
async function askForCode(
  deps: Deps,
  { key, written, locale, address, browser }: Asking,
  effort: Effort,
): Promise<WithdrawalLinkStep> {
  const phone = phoneIn(locale, written)
  if (phone === undefined) return { at: 'phone', problem: 'phone' }
  const ask = {
    phone,
    purpose: 'withdrawal' as const,
    asker: { id: askerOf(key), network: address, proven: false },
    locale,
    browser,
    silent: (await findLinked(deps, { key, phone })) === undefined,
    afterAnswer: true,
  }
  const { outcome, puzzle } = await sendCodeOrPuzzle(deps, ask, effort)
  if (outcome === 'noSms') return { at: 'phone', problem: 'phone' }
  if (outcome === 'sent') return { at: 'code', phone }
  return { at: 'phone', problem: 'busy', phone: written, ...(puzzle !== undefined && { puzzle }) }
}

type Guess = { key: string; phone: string; code: string }

async function checkLinkCode(deps: Deps, { key, phone, code: written }: Guess): Promise<WithdrawalLinkStep> {
  const code = readCode(written)
  if (code === undefined) return { at: 'code', phone, problem: 'code' }
  const { outcome } = await checkCode(deps, {
    phone,
    purpose: 'withdrawal',
    code,
    asker: askerOf(key),
    key: deps.runtime.id(),
  })
  if (outcome !== 'right') return { at: 'code', phone, problem: CODE_PROBLEMS[outcome] }
  const linked = await findLinked(deps, { key, phone })
  const agreement = linked && (await readAgreement(deps.database.db, linked.legalEntity, linked.order))
  if (!agreement) return { at: 'phone', problem: 'phone' }
  const proof = await seal(deps, PROOF, { order: agreement.order, customer: agreement.customer.id }, PROOF_SECONDS)
  return { at: 'agreement', proof, view: await viewOf(deps, agreement) }
}

const COPIES = 3
const BETWEEN_COPIES = 60_000

/** At most three further copies of an order's confirmation, a minute apart. */
async function resend(deps: Deps, customer: string, order: string): Promise<ResendOutcome | undefined> {
  const agreement = await readAgreement(deps.database.db, customer, order)
  if (!agreement) return undefined
  return deps.database.transaction(async (tx): Promise<ResendOutcome> => {
    const rows = await tx
      .select()
      .from(orderLetter)
      .where(and(eq(orderLetter.order, order), eq(orderLetter.kind, 'confirmation')))
      .orderBy(orderLetter.copy)
      .for('update')
    const last = rows.at(-1)
    const copy = (last?.copy ?? -1) + 1
    if (copy > COPIES || (last && deps.runtime.now() - last.createdAt.getTime() < BETWEEN_COPIES)) return 'tooOften'
    const { product, customer: owner } = agreement
    const locale = last?.locale ?? readLocale(owner.locale) ?? DEFAULT_LOCALE
    await keepLetters(deps, tx, owner, { order, product, kind: 'confirmation', locale, copy })
    return 'sent'
  })
}
