import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Tx } from '#server/db/database.ts'
import { oneTimeCode } from '#server/accounts/tables.ts'
import type { SendCodeDeps } from '#server/deps.ts'
import { canReceiveSms } from '#server/sms/can-receive-sms.ts'
import { CODE_LIFE } from './code-budgets.ts'
import { rangeOf, waitOnNumber, waitOnOthers } from './code-waits.ts'
import { readCodeMaker, type CodeMaker } from './one-time-code.ts'
import { sweepIdentity } from './sweep-identity.ts'

/** Who may use a code, and what they are counted by. */
export type Asker = {
  /** The browser, conversation or sign-in; or the network of a caller that shows nothing of its own. */
  id: string
  /** Others may have the same id, so that codes stand beside each other rather than taking each other's place. */
  shared?: boolean
  /** Where the request came from, hashed; null where that is not counted. */
  network: string | null
  /** Whether this browser or sign-in has proven the number before. */
  proven: boolean
}

/** `key`: the same again sends the same code, once. `silent`: no message is sent. */
export type CodeRequest = { phone: string; asker: Asker; locale: Locale; key: string; silent?: boolean }

/**
 * `retryAfter` in seconds. `tooMany`: this number has been sent enough, for this asker; `busy`: others ask for too many; `noSms`:
 * the number is of a kind that takes no message; `unsent`: the gateway did not take it, which is held against nobody.
 */
export type CodeSending =
  | { outcome: 'sent'; code: string }
  | { outcome: 'tooMany' | 'busy'; retryAfter: number }
  | { outcome: 'unsent' }
  | { outcome: 'noSms' }

/** Sends a one-time code to a number, known or not: same work, same answer (SEC-01). An asker's newest code takes the place of their earlier one. */
export async function sendCode(deps: SendCodeDeps, request: CodeRequest): Promise<CodeSending> {
  const { phone, key } = request
  if (!canReceiveSms(phone)) return { outcome: 'noSms' }
  const maker = await readCodeMaker(deps.database)
  const now = deps.runtime.now()
  const code = maker.codeFor(phone, key)
  const refused = await deps.database.transaction((tx) => keepCode(tx, request, maker, code, now))
  await sweepIdentity(deps.database, now)
  if (refused) return refused
  if (request.silent) return { outcome: 'sent', code }
  const sent = await deps.sms.send({ to: phone, text: codeText(deps, request.locale, code), key })
  if (sent.ok) return { outcome: 'sent', code }
  await deps.database.db.delete(oneTimeCode).where(eq(oneTimeCode.sendKey, key))
  return { outcome: 'unsent' }
}

async function keepCode(
  tx: Tx,
  { phone, asker, key }: CodeRequest,
  maker: CodeMaker,
  code: string,
  now: number,
): Promise<CodeSending | undefined> {
  // Requests are counted one after the other, or those at the same time would each find room for themselves.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('one-time codes', 0))`)
  const known = await tx.$count(oneTimeCode, eq(oneTimeCode.sendKey, key))
  if (known > 0) return undefined
  const counted = { phone, asker: asker.id, network: asker.network, proven: asker.proven }
  const onNumber = await waitOnNumber(tx, counted, now)
  if (onNumber > 0) return { outcome: 'tooMany', retryAfter: Math.ceil(onNumber / 1000) }
  const onOthers = await waitOnOthers(tx, counted, now)
  if (onOthers > 0) return { outcome: 'busy', retryAfter: Math.ceil(onOthers / 1000) }
  const at = new Date(now)
  if (!asker.shared) {
    const earlier = and(
      eq(oneTimeCode.phone, phone),
      eq(oneTimeCode.asker, asker.id),
      isNull(oneTimeCode.usedAt),
      gt(oneTimeCode.expiresAt, at),
    )
    await tx.update(oneTimeCode).set({ expiresAt: at }).where(earlier)
  }
  await tx
    .insert(oneTimeCode)
    .values({
      ...counted,
      sendKey: key,
      numberRange: rangeOf(phone),
      hash: maker.hash(phone, code),
      sentAt: at,
      expiresAt: new Date(now + CODE_LIFE),
    })
  return undefined
}

/** The last line is the form by which phones offer to fill the code in. */
function codeText({ env, translate }: SendCodeDeps, locale: Locale, code: string): string {
  const host = env.PUBLIC_URL === undefined ? env.HOST : new URL(env.PUBLIC_URL).hostname
  return `${translate(locale, 'sms.code', { code, brand: env.BRAND })}\n\n@${host} #${code}`
}
