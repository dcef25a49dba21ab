import { eq } from 'drizzle-orm'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Tx } from '../../db/database.ts'
import { oneTimeCode } from '../../db/schema/identity.ts'
import type { SendCodeDeps } from '../deps.ts'
import { askedFrom, ASKED_FROM_ADDRESS, CODE_LIFE, SENT_TO_NUMBER, sentTo } from './code-limits.ts'
import { readCodeMaker, type CodeMaker } from './one-time-code.ts'
import { countHit, holdBucket, takeBackHit, type HeldBucket } from './rate-limit.ts'
import { sweepIdentity } from './sweep-identity.ts'

/**
 * `asker`: the browser or chat session that may use the code, null for a caller of the HTTP interface. `address`: where
 * the request came from, hashed, when known. `key`: the same again sends the same code, once. `silent`: no message is sent.
 */
export type CodeRequest = { phone: string; asker: string | null; address: string | null; locale: Locale; key: string; silent?: boolean }

/** `retryAfter` in seconds. `unsent`: the gateway did not take the message; asking again is not held against anyone. */
export type CodeSending = { outcome: 'sent'; code: string } | { outcome: 'tooMany'; retryAfter: number } | { outcome: 'unsent' }

/** Sends a one-time code to a number, known or not: same work, same answer (SEC-01). It takes the place of an earlier one. */
export async function sendCode(deps: SendCodeDeps, request: CodeRequest): Promise<CodeSending> {
  const maker = await readCodeMaker(deps.database)
  const now = deps.world.now()
  const code = maker.codeFor(request.phone, request.key)
  const counted = await deps.database.transaction((tx) => keepCode(tx, request, maker, code, now))
  await sweepIdentity(deps.database, now)
  if (counted.wait > 0) return { outcome: 'tooMany', retryAfter: Math.ceil(counted.wait / 1000) }
  if (request.silent) return { outcome: 'sent', code }
  const sent = await deps.sms.send({ to: request.phone, text: codeText(deps, request.locale, code), key: request.key })
  if (sent.ok) return { outcome: 'sent', code }
  await deps.database.transaction(async (tx) => {
    for (const { key } of counted.buckets) await takeBackHit(tx, key, now)
  })
  return { outcome: 'unsent' }
}

type Counted = { wait: number; buckets: HeldBucket[] }

async function keepCode(tx: Tx, { phone, asker, address, key }: CodeRequest, maker: CodeMaker, code: string, now: number): Promise<Counted> {
  const number = await holdBucket(tx, sentTo(phone), SENT_TO_NUMBER, now)
  const [current] = await tx.select({ sendKey: oneTimeCode.sendKey }).from(oneTimeCode).where(eq(oneTimeCode.phone, phone))
  if (current?.sendKey === key) return { wait: 0, buckets: [] }
  const from = address ?? (asker === null ? null : maker.hashAddress(asker))
  const origin = from === null ? [] : [await holdBucket(tx, askedFrom(from), ASKED_FROM_ADDRESS, now)]
  const buckets = [number, ...origin]
  const wait = Math.max(...buckets.map((bucket) => bucket.wait))
  if (wait > 0) return { wait, buckets: [] }
  for (const bucket of buckets) await countHit(tx, bucket, now)
  const fresh = {
    hash: maker.hash(phone, code),
    asker,
    sendKey: key,
    tries: 0,
    usedAt: null,
    expiresAt: new Date(now + CODE_LIFE),
    guessKey: null,
    guessRight: null,
  }
  await tx.insert(oneTimeCode).values({ phone, ...fresh }).onConflictDoUpdate({ target: oneTimeCode.phone, set: fresh })
  return { wait: 0, buckets }
}

/** The last line is the form by which phones offer to fill the code in. */
function codeText({ env, translate }: SendCodeDeps, locale: Locale, code: string): string {
  const host = env.PUBLIC_URL === undefined ? env.HOST : new URL(env.PUBLIC_URL).hostname
  return `${translate(locale, 'sms.code', { code, brand: env.BRAND })}\n\n@${host} #${code}`
}
