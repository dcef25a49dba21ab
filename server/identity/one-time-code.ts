import { createHmac, randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database, Tx } from '#server/db/database.ts'
import { readSecret } from '#server/db/read-secret.ts'
import { oneTimeCode, type CodePurpose } from '#server/accounts/tables.ts'
import { sealText, unsealText } from '#server/keys/seal-text.ts'
import type { StoreDeps } from '#server/deps.ts'
import { recordEvent } from '#server/security-events/record-event.ts'
import { forgetExhausted } from '#server/budgets/exhausted.ts'
import { recentCodes, waitOnNumber, type CodeRow } from './code-waits.ts'

/** In milliseconds (SEC-01). */
export const CODE_LIFE = 5 * 60_000

/** Guesses allowed per code (SEC-01). */
const CODE_TRIES = 5

/** What a code belongs to: it is right for nobody and nothing else. */
export type CodeBinding = Pick<CodeRow, 'phone' | 'asker' | 'purpose' | 'salt'>

/** Hashes and seals one-time codes with keys that are wrapped in the database. */
export type CodeMaker = {
  hash: (code: string, to: CodeBinding) => string
  seal: (code: string, sendKey: string) => string
  unseal: (sealed: string, sendKey: string) => string
  hashAddress: (address: string) => string
  hashNumber: (phone: string) => string
}

/** Six random digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

const made = new WeakMap<Database, Promise<CodeMaker>>()

export function readCodeMaker(database: Database): Promise<CodeMaker> {
  const known = made.get(database)
  if (known) return known
  const maker = createCodeMaker(database)
  made.set(database, maker)
  maker.catch(() => made.delete(database))
  return maker
}

async function createCodeMaker({ db }: Database): Promise<CodeMaker> {
  const [hashes, sealing, names] = await Promise.all([
    readSecret(db, 'one-time code hashes'),
    readSecret(db, 'one-time codes to send'),
    readSecret(db, 'one-time-codes'),
  ])
  const hmac = (key: Buffer, ...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
  return {
    hash: (code, { phone, asker, purpose, salt }) => hmac(hashes, purpose, asker, phone, salt, code),
    seal: (code, sendKey) => sealText(sealing, code, sendKey),
    unseal: (sealed, sendKey) => unsealText(sealing, sealed, sendKey),
    hashAddress: (address) => hmac(names, 'address', address),
    hashNumber: (phone) => hmac(names, 'number', phone),
  }
}

/** `asker` is the id that requested the code. A guess with the same `key` gets its first result again. */
type CodeGuess = { phone: string; purpose: CodePurpose; code: string; asker: string; key: string }

/** `expired`: the asker has no valid code. `tooMany`: all tries are used; `retryAfter` is in seconds. */
export type CodeCheck = { outcome: 'right' | 'wrong' | 'expired' } | { outcome: 'tooMany'; retryAfter: number }

/** What a page tells of a code that is not right. */
export const CODE_PROBLEMS = {
  wrong: 'codeWrong',
  expired: 'codeExpired',
  tooMany: 'codeTooMany',
} as const satisfies Record<Exclude<CodeCheck['outcome'], 'right'>, string>

/** Only the asker can use a code, once, within five minutes and five tries; guesses by others do not count (SEC-01). */
export async function checkCode(deps: StoreDeps, guess: CodeGuess): Promise<CodeCheck> {
  const maker = await readCodeMaker(deps.database)
  const check = await deps.database.transaction((tx) => guessOnce(tx, guess, maker, deps.runtime.now()))
  const { phone, purpose } = guess
  if (check.outcome === 'right') forgetExhausted(deps.database)
  if (check.outcome === 'tooMany') recordEvent(deps, { name: 'authn_login_lock', phone, details: { what: purpose } })
  else if (check.outcome !== 'right')
    recordEvent(deps, { name: 'authn_login_fail', phone, details: { what: purpose, reason: check.outcome } })
  return check
}

async function guessOnce(tx: Tx, guess: CodeGuess, maker: CodeMaker, now: number): Promise<CodeCheck> {
  const { phone, purpose, asker, key } = guess
  // Locks the rows until the guess is counted, so that concurrent guesses cannot exceed the limit.
  const rows = await tx
    .select()
    .from(oneTimeCode)
    .where(and(eq(oneTimeCode.phone, phone), eq(oneTimeCode.asker, asker), eq(oneTimeCode.purpose, purpose)))
    .orderBy(oneTimeCode.sentAt, oneTimeCode.sendKey)
    .for('update')
  const answered = rows.filter(({ guessKey }) => guessKey === key)
  if (answered.length > 0) return { outcome: answered.some(({ guessRight }) => guessRight) ? 'right' : 'wrong' }
  const live = rows.filter(({ usedAt, expiresAt }) => usedAt === null && expiresAt.getTime() > now)
  if (live.length === 0) return { outcome: 'expired' }
  const open = live.filter(({ tries }) => tries < CODE_TRIES)
  if (open.length === 0) return { outcome: 'tooMany', retryAfter: await secondsUntilNext(tx, live, now) }
  const right = open.find((row) => row.hash === maker.hash(guess.code, row))
  for (const { sendKey, tries } of right ? [right] : open) {
    const used = right && { usedAt: new Date(now) }
    await tx
      .update(oneTimeCode)
      .set({ tries: tries + 1, guessKey: key, guessRight: right !== undefined, ...used })
      .where(eq(oneTimeCode.sendKey, sendKey))
  }
  return { outcome: right ? 'right' : 'wrong' }
}

async function secondsUntilNext(tx: Tx, live: readonly CodeRow[], now: number): Promise<number> {
  const latest = live.at(-1)
  const wait = latest && waitOnNumber(await recentCodes(tx, latest, now), latest, now)?.wait
  return Math.max(1, Math.ceil((wait ?? 0) / 1000))
}
