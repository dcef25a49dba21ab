import * as v from 'valibot'
import { ReviewFigures } from '#contracts/content/reviews.ts'
import { createHttpClient, textOf } from '#server/gateways/http-client.ts'

const DEADLINE = 1500

/** Throws on a timeout or an invalid answer. */
export function createHttpReviews(url: string): () => Promise<ReviewFigures> {
  const ask = createHttpClient({ base: url, deadline: DEADLINE, largest: 20_000 })
  return async () => {
    const answer = await ask({ headers: { accept: 'application/json' } })
    if (!answer.ok) throw new Error(answer.code)
    if (answer.value.status >= 300) throw new Error(`http_${answer.value.status}`)
    return v.parse(ReviewFigures, JSON.parse(textOf(answer.value) ?? ''))
  }
}
