import * as v from 'valibot'
import { FACT_NAMES } from './facts.ts'

export const WISHES = ['cancel', 'person', 'english', 'back', 'later', 'call'] as const
export const COMPLAINTS = ['login', 'bill', 'service'] as const

/** `words`: the part of the utterance the act rests on. `sure`: 0 to 1. `why`: the rule that found it, for developers. */
const evidence = { words: v.string(), sure: v.pipe(v.number(), v.minValue(0), v.maxValue(1)), why: v.string() }

/** `value` is a part of the utterance that the input rule of `fact` reads; `payload` is an option that was named. */
const answered = {
  fact: v.optional(v.picklist(FACT_NAMES)),
  payload: v.optional(v.string()),
  value: v.optional(v.string()),
}

/**
 * What a visitor does with an utterance; one utterance may hold several acts (HEAR-01). Acts are proposals: the
 * statechart decides what becomes of them.
 */
export const Act = v.variant('kind', [
  v.object({ kind: v.literal('answer'), ...answered, ...evidence }),
  /**
   * `restores` takes back the value of the fact that was told first, or the one before its last change; without `fact`, of
   * what was changed last, or of what was told with the number `value`.
   */
  v.object({
    kind: v.literal('correction'),
    ...answered,
    restores: v.optional(v.picklist(['first', 'previous'])),
    ...evidence,
  }),
  v.object({ kind: v.literal('question'), topic: v.optional(v.string()), ...evidence }),
  v.object({ kind: v.literal('wish'), for: v.picklist(WISHES), ...evidence }),
  v.object({ kind: v.literal('complaint'), about: v.picklist(COMPLAINTS), ...evidence }),
  v.object({ kind: v.literal('sorrow'), ...evidence }),
  v.object({ kind: v.literal('smallTalk'), ...evidence }),
  v.object({ kind: v.literal('abuse'), ...evidence }),
  /** Told for the adviser, to whom `words` go as a note. */
  v.object({ kind: v.literal('note'), ...evidence }),
  v.object({ kind: v.literal('nothing'), ...evidence }),
])
export type Act = v.InferOutput<typeof Act>
export type Correction = Act & { kind: 'correction' }
export const isCorrection = (act: Act): act is Correction => act.kind === 'correction'
