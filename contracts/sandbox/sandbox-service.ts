import * as v from 'valibot'
import { EFFECTS, isEffectName, type ServiceEffectName } from '#contracts/effects/effects.ts'
import { Facts } from '#contracts/chat/facts.ts'
import { FlowName } from '#contracts/chat/flow-name.ts'
import { Found } from '#contracts/chat/found.ts'
import { Locale } from '#contracts/kernel/locale.ts'

export type StoredReplay = { name: string; text: string }

/**
 * `texts` are ICU sources, `words` their compiled JSON, `places` source positions as `file:line`. If `writes` is false,
 * replays are downloaded and no real service is called.
 */
export type SandboxService = {
  replays: StoredReplay[]
  texts: Record<Locale, Record<string, string>>
  words: string
  places: Record<string, string>
  writes: boolean
}

/** `live` counts the conversations that can still go on. */
export type FlowEntry = { flow: FlowName; steps: number; locales: Locale[]; live: number }

const Share = v.object({ passed: v.number(), all: v.number() })
/** Response to GET /services/sandbox/flows/{flow}/figures. */
export const FlowFigures = v.object({ replays: v.number(), steps: Share, ways: Share, findings: v.number() })
export type FlowFigures = v.InferOutput<typeof FlowFigures>

export const ReplayName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'must be lower case letters, digits and hyphens'),
)

export const SaveReplay = v.object({ name: ReplayName, text: v.pipe(v.string(), v.maxLength(500_000)) })

const LATEST = 32_503_680_000_000
const Instant = v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST))

export const isRealEffect = (name: unknown): name is ServiceEffectName =>
  typeof name === 'string' && isEffectName(name) && EFFECTS[name].carriedOutBy === 'service'

/** Body of POST /services/sandbox/effects. `run` groups the calls of one run; `now` is the run's clock. */
export const RealEffect = v.object({
  effect: v.custom<ServiceEffectName>(isRealEffect, 'must be an effect of a service'),
  needs: v.unknown(),
  run: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  turn: v.pipe(v.number(), v.integer(), v.minValue(0)),
  now: Instant,
  locale: v.string(),
})
export type RealEffect = v.InferOutput<typeof RealEffect>
export const RealOutcome = v.object({ outcome: v.string(), gives: Facts })

/**
 * Body of POST /services/sandbox/questions, which answers a question asked during a flow (CHAT-15). `now` is the run's
 * clock.
 */
export const AskBetween = v.object({
  question: v.pipe(v.string(), v.maxLength(2000)),
  locale: Locale,
  facts: Facts,
  now: Instant,
})
export type AskBetween = v.InferOutput<typeof AskBetween>
export const FoundBetween = v.object({ found: v.optional(Found) })

/**
 * Response to GET /services/sandbox/flows/{flow}/funnel?from=&to=&page=&version= (days inclusive), steps in the order
 * of the flow. A conversation carried over counts in both versions. Must contain counts only, no personal data
 * (BEY-12).
 */
export const Funnel = v.object({
  pages: v.array(v.string()),
  versions: v.array(
    v.object({
      version: v.string(),
      conversations: v.number(),
      state: v.picklist(['inForce', 'candidate', 'earlier']),
    }),
  ),
  conversations: v.number(),
  steps: v.array(v.object({ step: v.string(), reached: v.number(), left: v.number(), returned: v.number() })),
})
export type Funnel = v.InferOutput<typeof Funnel>

export const StoredConversations = v.array(
  v.object({
    id: v.string(),
    begunAt: v.string(),
    locale: v.string(),
    turns: v.number(),
    step: v.nullable(v.string()),
    ended: v.nullable(v.string()),
  }),
)
export type StoredConversations = v.InferOutput<typeof StoredConversations>

/**
 * Response to GET /services/sandbox/conversations/{id}: a real conversation as a replay. Personal data must be masked.
 */
export const MaskedConversation = v.object({
  flow: FlowName,
  text: v.string(),
  /**
   * Set when the flow cannot repeat a stored turn any more: the number of that turn of `turns`, the `step` before it,
   * and the step at which the real conversation `stood` after it.
   */
  cut: v.optional(v.object({ turn: v.number(), turns: v.number(), step: v.string(), stood: v.nullable(v.string()) })),
})
export type MaskedConversation = v.InferOutput<typeof MaskedConversation>

/**
 * Body of POST /services/sandbox/flows/{flow}/differences; `base` is a commit or a folder. Without one, the flow's
 * candidate is compared with the flow.
 */
export const AskDifferences = v.object({
  base: v.optional(v.pipe(v.string(), v.maxLength(200))),
  text: v.pipe(v.string(), v.maxLength(500_000)),
})
export const Differences = v.object({
  base: v.optional(v.string()),
  lines: v.array(
    v.object({
      move: v.string(),
      kind: v.picklist(['words', 'price', 'effect', 'question', 'end', 'stuck']),
      before: v.string(),
      after: v.string(),
    }),
  ),
})
export type Differences = v.InferOutput<typeof Differences>
