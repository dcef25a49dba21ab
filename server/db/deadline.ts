import { limitTime } from '#server/time-limit.ts'
import { DatabaseLate } from './database.ts'

/** Milliseconds. */
export const DATABASE_DEADLINE = 10_000

/** Rejects with {@link DatabaseLate} after `ms`; the work itself is not cancelled. */
export const withDeadline = <T>(work: Promise<T>, ms = DATABASE_DEADLINE): Promise<T> =>
  limitTime(work, ms, () => {
    throw new DatabaseLate(`The database did not answer within ${ms} ms.`)
  })
