import type { ReviewFigures } from '#contracts/content/reviews.ts'
import type { Runtime } from '#server/runtime.ts'

const FRESH = 15 * 60_000
const PAUSE = 60_000

type Reviews = () => Promise<ReviewFigures | undefined>
type Settings = { ask: () => Promise<ReviewFigures>; runtime: Pick<Runtime, 'now' | 'log'> }

/**
 * The figures of a review service (PAGE-16), asked for when a page needs them, at most every quarter of an hour, and not for a
 * minute after it failed. While it is asked, and when it fails, the last good ones are given; undefined while there are none.
 */
export function createReviews({ ask, runtime: { now, log } }: Settings): Reviews {
  let figures: ReviewFigures | undefined
  let askAfter = -Infinity
  let asking: Promise<void> | undefined

  const refresh = async () => {
    try {
      figures = await ask()
      askAfter = now() + FRESH
    } catch (error) {
      askAfter = now() + PAUSE
      log.warn(
        { error: error instanceof Error ? error.name : 'unknown', kept: figures !== undefined },
        'the review service gave no figures',
      )
    }
    asking = undefined
  }

  return async () => {
    if (now() >= askAfter) asking ??= refresh()
    if (figures === undefined) await asking
    return figures
  }
}
