import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database, Tx } from '#server/db/database.ts'
import { readSecret } from '#server/db/read-secret.ts'
import { oneTimeCode } from '#server/accounts/tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import { CODE_TRIES } from './code-budgets.ts'
import { waitOnNumber, type CodeRow } from './code-waits.ts'

/** Makes and hashes one-time codes with a key only the server has. */
export type CodeMaker = {
  /** Six digits for a request to a number; the same request always gets the same, so that it can be sent again. */
  codeFor: (phone: string, request: string) => string
  /** What is stored of a code. */
  hash: (phone: string, code: string) => string
  /** What is stored of an address. */
  hashAddress: (address: string) => string
  /** What a browser keeps of a number it has proven. */
  hashNumber: (phone: string) => string
}

const made = new WeakMap<Database, Promise<CodeMaker>>()

/** The code maker of a database; the same on all nodes. */
export function readCodeMaker(database: Database): Promise<CodeMaker> {
  const known = made.get(database)
  if (known) return known
  const maker = readSecret(database.db, 'one-time-codes').then(createCodeMaker)
  made.set(database, maker)
  maker.catch(() => made.delete(database))
  return maker
}

function createCodeMaker(key: Buffer): CodeMaker {
  const hmac = (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  return {
    codeFor: (phone, request) => String(hmac('code', phone, request).readUIntBE(0, 6) % 1_000_000).padStart(6, '0'),
    hash: (phone, code) => hmac('hash', phone, code).toString('base64url'),
    hashAddress: (address) => hmac('address', address).toString('base64url'),
    hashNumber: (phone) => hmac('number', phone).toString('base64url'),
  }
}

/** `asker` is the id the code was asked for by. `key`: the same guess sent again gets the first answer again. */
type CodeGuess = { phone: string; code: string; asker: string; key: string }

/** `expired`: no code of this asker is alive. `tooMany`: the tries of theirs are used up; seconds until they may ask for another. */
export type CodeCheck = { outcome: 'right' | 'wrong' | 'expired' } | { outcome: 'tooMany'; retryAfter: number }

/** Checks a one-time code (SEC-01): five tries, one use, five minutes, only for who asked for it. Others' guesses do not count on it. */
export async function checkCode(deps: StoreDeps, guess: CodeGuess): Promise<CodeCheck> {
  const maker = await readCodeMaker(deps.database)
  return deps.database.transaction((tx) => guessOnce(tx, guess, maker, deps.runtime.now()))
}

async function guessOnce(tx: Tx, guess: CodeGuess, maker: CodeMaker, now: number): Promise<CodeCheck> {
  const { phone, asker, key } = guess
  // Held until the guess is counted, so that guesses at the same time cannot get more tries.
  const rows = await tx
    .select()
    .from(oneTimeCode)
    .where(and(eq(oneTimeCode.phone, phone), eq(oneTimeCode.asker, asker)))
    .orderBy(oneTimeCode.sentAt, oneTimeCode.sendKey)
    .for('update')
  const answered = rows.filter(({ guessKey }) => guessKey === key)
  if (answered.length > 0) return { outcome: answered.some(({ guessRight }) => guessRight) ? 'right' : 'wrong' }
  const live = rows.filter(({ usedAt, expiresAt }) => usedAt === null && expiresAt.getTime() > now)
  if (live.length === 0) return { outcome: 'expired' }
  const open = live.filter(({ tries }) => tries < CODE_TRIES)
  if (open.length === 0) return { outcome: 'tooMany', retryAfter: await secondsUntilNext(tx, live, now) }
  const right = open.find(({ hash }) => hash === maker.hash(phone, guess.code))
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
  return latest ? Math.max(1, Math.ceil((await waitOnNumber(tx, latest, now)) / 1000)) : 1
}
