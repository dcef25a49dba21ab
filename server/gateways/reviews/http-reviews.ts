import * as v from 'valibot'
import { ReviewFigures } from '#contracts/content/reviews.ts'
import { readLimited } from '../read-limited.ts'

/** Longest the service may take, in milliseconds; a page that has no figures yet waits this long at most. */
const DEADLINE = 1500
/** Most bytes of an answer that are read. */
const MOST = 20_000

/** Asks the review service once. Throws when it does not answer in time, or not with figures. */
export async function askReviews(url: string): Promise<ReviewFigures> {
  const answer = await fetch(url, { headers: { accept: 'application/json' }, redirect: 'error', signal: AbortSignal.timeout(DEADLINE) })
  if (!answer.ok) throw new Error(`http_${answer.status}`)
  return v.parse(ReviewFigures, JSON.parse(await readLimited(answer, MOST)))
}
