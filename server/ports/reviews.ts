import type { ReviewFigures } from '#contracts/content/testimonial.ts'
import { reviewsPort } from '#contracts/ports/reviews.ts'
import type { PortClient } from '#server/gateways/ports/port-client.ts'
import type { Runtime } from '#server/runtime.ts'

/** Milliseconds. */
const FRESH = 15 * 60_000
const PAUSE = 60_000
export const REVIEWS_DEADLINE = 1500

/** Undefined where no review service is configured, or it has not told any figures yet. */
export type Reviews = { read: () => Promise<ReviewFigures | undefined> }

/** The rating of the content stands. */
export const embeddedReviews: Reviews = { read: async () => undefined }

/** Figures are refreshed at most every 15 minutes, or a minute after a failure; the last good ones stand meanwhile. */
export function outsideReviews({ now, log }: Pick<Runtime, 'now' | 'log'>, ask: PortClient): Reviews {
  let figures: ReviewFigures | undefined
  let askAfter = -Infinity
  let asking: Promise<void> | undefined

  const refresh = async () => {
    const told = await ask(reviewsPort.operations.read, {}, { customer: 'reviews' })
    askAfter = now() + (told.ok ? FRESH : PAUSE)
    if (told.ok) figures = told.value
    else log.warn({ reason: told.reason, code: told.code }, 'the review service gave no figures')
    asking = undefined
  }

  return {
    read: async () => {
      if (now() >= askAfter) asking ??= refresh()
      if (figures === undefined) await asking
      return figures
    },
  }
}
