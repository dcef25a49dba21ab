import * as v from 'valibot'
import { EFFECTS, isEffectName, type ServiceEffectName } from '#contracts/effects/effects.ts'
import { Facts } from '#contracts/chat/facts.ts'
import { FlowName } from '#contracts/chat/flow-name.ts'
import { Found } from '#contracts/chat/found.ts'
import { Locale } from '#contracts/kernel/locale.ts'

/** A saved run as it lies in the flow's folder: its file's name without extension, and its text. */
export type StoredReplay = { name: string; text: string }

/**
 * What the sandbox's page is given of a flow or a machine. `texts` are ICU texts by locale and id, `words` the same, compiled, as JSON; `places` where a step
 * is written, `file:line`, in development. Where `writes` is false a replay is downloaded instead of written, and no
 * service is called for real.
 */
export type SandboxService = {
  replays: StoredReplay[]
  texts: Record<Locale, Record<string, string>>
  words: string
  places: Record<string, string>
  writes: boolean
}

/** A replay's file name: lower case, digits, hyphens. */
export const ReplayName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'must be lower case letters, digits and hyphens'),
)

/** POST /services/sandbox/{flows|machines}/{name}/replays */
export const SaveReplay = v.object({ name: ReplayName, text: v.pipe(v.string(), v.maxLength(500_000)) })

/** The year 3000, in milliseconds since 1970. */
const LATEST = 32_503_680_000_000
const Instant = v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST))

/** What the sandbox carries out for real: every effect of a service. */
export const isRealEffect = (name: unknown): name is ServiceEffectName =>
  typeof name === 'string' && isEffectName(name) && EFFECTS[name].carriedOutBy === 'service'

/** POST /services/sandbox/effects: carries an effect out for real; `run` keeps the calls of one run together, `now` is the run's clock. */
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

/** POST /services/sandbox/questions: what the portal says to a question asked in between (CHAT-15); `now` is the run's clock. */
export const AskBetween = v.object({
  question: v.pipe(v.string(), v.maxLength(2000)),
  locale: Locale,
  facts: Facts,
  now: Instant,
})
export type AskBetween = v.InferOutput<typeof AskBetween>
export const FoundBetween = v.object({ found: v.optional(Found) })

/** GET /services/sandbox/flows/{flow}/funnel?from=&to=&page= (days inclusive): counts only, no personal data (BEY-12). */
export const Funnel = v.object({
  pages: v.array(v.string()),
  conversations: v.number(),
  steps: v.array(v.object({ step: v.string(), reached: v.number(), left: v.number(), returned: v.number() })),
})
export type Funnel = v.InferOutput<typeof Funnel>

/** GET /services/sandbox/flows/{flow}/conversations: the newest first. */
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

/** GET /services/sandbox/conversations/{id}: a real conversation as a replay, personal data masked. */
export const MaskedConversation = v.object({ flow: FlowName, text: v.string() })

/** POST /services/sandbox/flows/{flow}/differences: the same moves through another version of the flow. `base`: a commit, or a folder. */
export const AskDifferences = v.object({
  base: v.pipe(v.string(), v.maxLength(200)),
  text: v.pipe(v.string(), v.maxLength(500_000)),
})
export const Differences = v.object({
  base: v.string(),
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
