import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { oneTimeCode } from '../../db/schema/identity.ts'
import type { StoreDeps } from '../deps.ts'
import { CODE_TRIES, SENT_TO_NUMBER, sentTo, WRONG_GUESSES, wrongOn } from './code-limits.ts'
import { readCodeMaker, type CodeMaker } from './one-time-code.ts'
import { countHit, holdBucket, readWait } from './rate-limit.ts'

/** `asker` as in the request for the code. `key`: the same guess sent again gets the first answer again. */
export type CodeGuess = { phone: string; code: string; asker: string | null; key: string }

/** `expired`: no code for this asker is alive. `tooMany`: this code, or guessing on this account, is used up; seconds to wait. */
export type CodeCheck = { outcome: 'right' | 'wrong' | 'expired' } | { outcome: 'tooMany'; retryAfter: number }

/** Checks a one-time code (SEC-01): five tries, one use, five minutes, only for who asked for it. */
export async function checkCode(deps: StoreDeps, guess: CodeGuess): Promise<CodeCheck> {
  const maker = await readCodeMaker(deps.database)
  return deps.database.transaction((tx) => guessOnce(tx, guess, maker, deps.world.now()))
}

async function guessOnce(tx: Tx, guess: CodeGuess, maker: CodeMaker, now: number): Promise<CodeCheck> {
  const { phone } = guess
  const failures = await holdBucket(tx, wrongOn(phone), WRONG_GUESSES, now)
  const [code] = await tx.select().from(oneTimeCode).where(eq(oneTimeCode.phone, phone))
  if (code?.guessKey === guess.key) return { outcome: code.guessRight ? 'right' : 'wrong' }
  if (failures.wait > 0) return { outcome: 'tooMany', retryAfter: Math.ceil(failures.wait / 1000) }
  const right = await tryCode(tx, guess, maker, now)
  if (right === undefined) return deadCode(tx, guess, code, now)
  if (right) return { outcome: 'right' }
  await countHit(tx, failures, now)
  return { outcome: 'wrong' }
}

/** Uses one try, in one statement, so that guesses at the same time cannot get more; `undefined` when there is none to use. */
async function tryCode(tx: Tx, { phone, code, asker, key }: CodeGuess, maker: CodeMaker, now: number): Promise<boolean | undefined> {
  const isRight = sql`(${oneTimeCode.hash} = ${maker.hash(phone, code)})`
  const [tried] = await tx
    .update(oneTimeCode)
    .set({
      tries: sql`${oneTimeCode.tries} + 1`,
      usedAt: sql`case when ${isRight} then ${new Date(now).toISOString()}::timestamptz end`,
      guessKey: key,
      guessRight: sql`${isRight}`,
    })
    .where(
      and(
        eq(oneTimeCode.phone, phone),
        sql`${oneTimeCode.asker} is not distinct from ${asker}`,
        lt(oneTimeCode.tries, CODE_TRIES),
        isNull(oneTimeCode.usedAt),
        gt(oneTimeCode.expiresAt, new Date(now)),
      ),
    )
    .returning({ right: oneTimeCode.guessRight })
  return tried && tried.right === true
}

async function deadCode(tx: Tx, { phone, asker }: CodeGuess, code: typeof oneTimeCode.$inferSelect | undefined, now: number): Promise<CodeCheck> {
  const usedUp = code !== undefined && code.asker === asker && code.usedAt === null && code.expiresAt.getTime() > now
  if (!usedUp) return { outcome: 'expired' }
  const wait = await readWait(tx, sentTo(phone), SENT_TO_NUMBER, now)
  return { outcome: 'tooMany', retryAfter: Math.max(1, Math.ceil(wait / 1000)) }
}
