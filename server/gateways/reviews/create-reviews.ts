import type { ReviewFigures } from '#contracts/content/reviews.ts'
import type { Runtime } from '#server/runtime.ts'

const FRESH = 15 * 60_000
const PAUSE = 60_000

type Reviews = () => Promise<ReviewFigures | undefined>
type Settings = { ask: () => Promise<ReviewFigures>; runtime: Pick<Runtime, 'now' | 'log'> }

/**
 * Review figures (PAGE-16), refreshed at most every 15 minutes, or a minute after a failure. Returns the last good
 * figures meanwhile, or undefined.
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
