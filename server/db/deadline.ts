import { DatabaseLate } from './database.ts'

/** Longest any call to the database may take, in milliseconds. */
export const DATABASE_DEADLINE = 10_000

/** Fails with {@link DatabaseLate} when work takes longer than `ms`; the work itself is not ended by it. */
export async function withDeadline<T>(work: Promise<T>, ms = DATABASE_DEADLINE): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseLate(`The database did not answer within ${ms} ms.`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
