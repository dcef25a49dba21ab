import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Tx } from '#server/db/database.ts'
import { oneTimeCode, type CodePurpose } from '#server/accounts/tables.ts'
import type { SendCodeDeps } from '#server/deps.ts'
import { localeOfPhone } from '#server/accounts/locale-of-phone.ts'
import { logFailure } from '#server/log-failure.ts'
import { canReceiveSms } from '#server/sms/can-receive-sms.ts'
import { LIFTED_BY_WORK } from '#server/budgets/budgets.ts'
import { codeRefusal, type CodeBudget } from '#server/budgets/code-budgets.ts'
import { forgetExhausted, noteExhausted, stillExhausted, type Exhausted } from '#server/budgets/exhausted.ts'
import { isWorkedFor } from '#server/budgets/proof-of-work.ts'
import { rangeOf, recentCodes, scopesOf, waitOnNumber, waitOnOthers, type Counted } from './code-waits.ts'
import { CODE_LIFE, newCode, readCodeMaker, type CodeMaker } from './one-time-code.ts'
import { holdText } from '#server/db/hold-text.ts'

export type Asker = {
  /** The browser, conversation or sign-in; the network for callers without an identity of their own. */
  id: string
  /** Set if others may have the same id; a new code then does not invalidate earlier ones. */
  shared?: boolean
  /** Hashed network of the request; null if it is not counted. */
  network: string | null
  proven: boolean
}

/**
 * The same `key` sends one code, once. `silent` sends no message. `afterAnswer` sends it after the answer, whose time
 * then does not tell whether there is one; what a crash leaves unsent is sent by `sendLeftCodes`.
 */
export type CodeRequest = {
  phone: string
  purpose: CodePurpose
  asker: Asker
  /** A function is called only for a code that is sent. */
  locale: Locale | (() => Promise<Locale>)
  key: string
  silent?: boolean
  afterAnswer?: boolean
}

/**
 * `retryAfter` is in seconds. `tooMany`: the asker's budget for this number is used up; `busy`: a shared budget is, by
 * `waitsFor`;
 * `noSms`: the number cannot receive SMS; `unsent`: the gateway failed, which counts against no budget. `code` is missing
 * for a repeated request whose message was sent before.
 */
export type CodeSending =
  | { outcome: 'sent'; code?: string }
  | { outcome: 'tooMany'; retryAfter: number }
  | { outcome: 'busy'; retryAfter: number; waitsFor: CodeBudget }
  | { outcome: 'unsent' }
  | { outcome: 'noSms' }

/**
 * Does the same work and gives the same answer for known and unknown numbers (SEC-01). A new code replaces the asker's
 * earlier one. What is refused costs no code, no hash and no message; in a flood no transaction either.
 */
export async function sendCode(deps: SendCodeDeps, request: CodeRequest): Promise<CodeSending> {
  const { phone, key, asker } = request
  if (!canReceiveSms(phone)) return { outcome: 'noSms' }
  const now = deps.runtime.now()
  const counted = { phone, asker: asker.id, network: asker.network, proven: asker.proven, worked: false }
  const isLifted = async ({ budget }: Exhausted<CodeBudget>) =>
    asker.network !== null &&
    LIFTED_BY_WORK.has(budget) &&
    (await isWorkedFor(deps, { act: key, network: asker.network }))
  const exhausted = stillExhausted(deps.database, scopesOf(counted), now)
  if (exhausted) counted.worked = await isLifted(exhausted)
  if (exhausted && !counted.worked && !(await isKept(deps, key))) return refuse(deps, request, exhausted)
  const maker = await readCodeMaker(deps.database)
  const keep = () => deps.database.transaction((tx) => keepCode(tx, request, counted, maker, now))
  let kept = await keep()
  if ('exhausted' in kept && !counted.worked) {
    counted.worked = await isLifted(kept.exhausted)
    if (counted.worked) kept = await keep()
  }
  if ('exhausted' in kept) return refuse(deps, request, kept.exhausted)
  const { code } = kept
  if (code === undefined) return { outcome: 'sent' }
  if (request.silent) return { outcome: 'sent', code }
  const locale = request.locale
  if (request.afterAnswer) {
    setImmediate(() => {
      deliver(deps, { phone, key, locale }, code).catch((error: unknown) =>
        logFailure(deps.runtime.log, 'a code waits to be sent', error),
      )
    })
    return { outcome: 'sent', code }
  }
  if (await deliver(deps, { phone, key, locale }, code)) return { outcome: 'sent', code }
  await deps.database.db.delete(oneTimeCode).where(eq(oneTimeCode.sendKey, key))
  forgetExhausted(deps.database)
  return { outcome: 'unsent' }
}

async function deliver(
  deps: SendCodeDeps,
  { phone, key, locale }: Pick<CodeRequest, 'phone' | 'key' | 'locale'>,
  code: string,
): Promise<boolean> {
  const text = codeText(deps, typeof locale === 'string' ? locale : await locale(), code)
  const sent = await deps.sms.send({ to: phone, text, key })
  if (sent.ok) await deps.database.db.update(oneTimeCode).set({ sealed: null }).where(eq(oneTimeCode.sendKey, key))
  return sent.ok
}

/** In milliseconds. */
const LEFT_AFTER = 15_000

/** Sends the codes whose message should have followed an answer and did not; the gateway knows one it was given before. */
export async function sendLeftCodes(deps: SendCodeDeps): Promise<void> {
  const now = deps.runtime.now()
  const left = await deps.database.db
    .select({ phone: oneTimeCode.phone, key: oneTimeCode.sendKey, sealed: oneTimeCode.sealed })
    .from(oneTimeCode)
    .where(
      and(
        eq(oneTimeCode.purpose, 'withdrawal'),
        isNotNull(oneTimeCode.sealed),
        isNull(oneTimeCode.usedAt),
        gt(oneTimeCode.sentAt, new Date(now - CODE_LIFE)),
        lt(oneTimeCode.sentAt, new Date(now - LEFT_AFTER)),
      ),
    )
  if (left.length === 0) return
  const { unseal } = await readCodeMaker(deps.database)
  for (const { phone, key, sealed } of left)
    if (sealed !== null)
      await deliver(deps, { phone, key, locale: () => localeOfPhone(deps, phone) }, unseal(sealed, key))
}

export function startSendingLeftCodes(deps: SendCodeDeps): () => void {
  const timer = setInterval(() => {
    sendLeftCodes(deps).catch((error: unknown) => logFailure(deps.runtime.log, 'codes wait to be sent', error))
  }, LEFT_AFTER)
  timer.unref()
  return () => clearInterval(timer)
}

export const isKept = async ({ database }: SendCodeDeps, key: string): Promise<boolean> =>
  (await database.db.$count(oneTimeCode, eq(oneTimeCode.sendKey, key))) > 0

function refuse(deps: SendCodeDeps, { phone, purpose }: CodeRequest, exhausted: Exhausted<CodeBudget>): CodeSending {
  const outcome = codeRefusal(exhausted.budget)
  noteExhausted(deps, exhausted, { what: purpose, reason: outcome, ...(outcome === 'tooMany' && { phone }) })
  const retryAfter = Math.ceil(exhausted.wait / 1000)
  return outcome === 'busy' ? { outcome, retryAfter, waitsFor: exhausted.budget } : { outcome, retryAfter }
}

type Kept = { code: string | undefined } | { exhausted: Exhausted<CodeBudget> }

/** A code whose message may not have been sent before a crash is the same again; of one that was, there is a hash. */
async function keepCode(
  tx: Tx,
  { phone, purpose, asker, key, silent = false }: CodeRequest,
  counted: Counted,
  maker: CodeMaker,
  now: number,
): Promise<Kept> {
  // Requests for a number wait for each other, since concurrent ones could otherwise all pass the same budget check.
  await holdText(tx, `one-time codes of ${phone}`)
  const recent = await recentCodes(tx, { phone, key }, now)
  const known = recent.find(({ sendKey }) => sendKey === key)
  if (known) return { code: known.sealed === null ? undefined : maker.unseal(known.sealed, key) }
  const exhausted = waitOnNumber(recent, counted, now) ?? (await waitOnOthers(tx, counted, now))
  if (exhausted) return { exhausted }
  const at = new Date(now)
  const hasEarlier = recent.some((code) => code.asker === asker.id && code.purpose === purpose)
  const code = newCode()
  const salt = randomBytes(16).toString('base64url')
  const sealed = maker.seal(code, key)
  const earlier = and(
    eq(oneTimeCode.phone, phone),
    eq(oneTimeCode.asker, asker.id),
    eq(oneTimeCode.purpose, purpose),
    isNull(oneTimeCode.usedAt),
    gt(oneTimeCode.expiresAt, at),
  )
  const replacing = tx.update(oneTimeCode).set({ expiresAt: at }).where(earlier).returning({ key: oneTimeCode.sendKey })
  const inserting = !asker.shared && hasEarlier ? tx.with(tx.$with('replaced').as(replacing)) : tx
  await inserting.insert(oneTimeCode).values({
    ...counted,
    purpose,
    salt,
    sendKey: key,
    numberRange: rangeOf(phone),
    hash: maker.hash(code, { phone, asker: asker.id, purpose, salt }),
    sealed: silent ? null : sealed,
    sentAt: at,
    expiresAt: new Date(now + CODE_LIFE),
  })
  return { code }
}

/** Phones require this last line to offer filling in the code automatically. */
function codeText({ env, translate }: SendCodeDeps, locale: Locale, code: string): string {
  const host = env.PUBLIC_URL === undefined ? env.HOST : new URL(env.PUBLIC_URL).hostname
  return `${translate(locale, 'sms.code', { code, brand: env.BRAND })}\n\n@${host} #${code}`
}
