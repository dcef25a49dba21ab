import * as v from 'valibot'
import { Locale } from '#contracts/kernel/locale.ts'
import { cleanText } from './clean-text.ts'
import { ChatElement, End, Waiting } from './element.ts'
import { FlowName } from './flow-name.ts'

const DEEPEST = 5
const MOST = 200

const Key = cleanText(50)
const Leaf = v.union([cleanText(500), v.pipe(v.number(), v.finite()), v.boolean(), v.null()])

const ClientData = v.pipe(
  v.custom<Readonly<Record<string, unknown>>>(
    (given) => typeof given === 'object' && given !== null && !Array.isArray(given),
    'must be an object',
  ),
  v.check((given) => fits(given), `must be at most ${DEEPEST} levels deep and hold at most ${MOST} short values`),
)

function fits(whole: unknown): boolean {
  let left = MOST
  const fitsAt = (value: unknown, level: number): boolean => {
    left -= 1
    if (left < 0) return false
    if (typeof value !== 'object' || value === null) return v.is(Leaf, value)
    if (level === DEEPEST) return false
    if (Array.isArray(value)) return value.every((inner) => fitsAt(inner, level + 1))
    return Object.entries(value).every(([key, inner]) => v.is(Key, key) && fitsAt(inner, level + 1))
  }
  return fitsAt(whole, 0)
}

export const CHAT_BODY_LIMIT = 64 * 1024

/** Strips text direction marks, which phones add around copied numbers, before validating. */
export const WrittenText = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')),
  cleanText(2000),
)

export const ChatId = v.pipe(v.string(), v.regex(/^[\w:.-]{1,100}$/, 'must be 1 to 100 letters, digits or _ : . -'))

/** The prefix `effect:` is reserved for turns the server creates for completed effects. */
const TurnId = v.pipe(
  ChatId,
  v.check((id) => !id.startsWith('effect:'), 'must not begin with effect:'),
)

/**
 * Sender of a call: the session (null before `init`), the analytics client and client data. `cidb` is an identifier
 * from external clients.
 */
const Vertex = v.strictObject({
  id: v.nullish(ChatId),
  ga_client_id: v.nullish(cleanText(100)),
  client_knowledge: v.nullish(ClientData),
  cidb: v.nullish(v.union([cleanText(100), ClientData])),
})

const InitContent = v.strictObject({ language_code: Locale })

/** Data a widget registers after `init` (CHAT-19). */
export const RegistrationContent = v.strictObject({
  entity_id: v.nullish(cleanText(100)),
  slug: cleanText(500),
  custom_data: v.optional(
    v.strictObject({
      params: v.optional(v.record(cleanText(100), cleanText(500)), {}),
      httpReferrer: v.nullish(cleanText(2000)),
      gaCookie: v.nullish(cleanText(200)),
    }),
    { params: {} },
  ),
})
export type RegistrationContent = v.InferOutput<typeof RegistrationContent>

/** Moves the conversation to a flow and step; the specification requires the default for `goal_flow`. */
const GoalContent = v.strictObject({
  language_code: v.optional(Locale),
  action: v.literal('activate'),
  goal_flow: v.optional(v.union([FlowName, cleanText(100)]), 'power_onboarding'),
  step: v.optional(cleanText(100), 'init'),
  product: v.nullish(cleanText(50)),
  product_value: v.nullish(cleanText(100)),
})
export type GoalContent = v.InferOutput<typeof GoalContent>

/**
 * A typed `utterance` or a suggestion's `payload`, answering the element with seq `answers`; `consent` is the checkbox
 * (CHAT-10). `change` is the seq of an earlier answer to change.
 */
const UtteranceContent = v.strictObject({
  language_code: v.optional(Locale),
  utterance: v.optional(WrittenText, ''),
  payload: v.nullish(cleanText(200)),
  utterance_type: v.optional(v.literal('text'), 'text'),
  answers: v.nullish(v.pipe(v.number(), v.integer())),
  consent: v.nullish(v.boolean()),
  change: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
})
export type UtteranceContent = v.InferOutput<typeof UtteranceContent>

/** Body of POST {brain}/ (CALL-15). The caller chooses `turn_id`; repeating it returns the original answer. */
export const ChatCall = v.variant('content_type', [
  v.strictObject({
    vertex: v.optional(Vertex, {}),
    content_type: v.literal('init'),
    content: InitContent,
    turn_id: TurnId,
  }),
  v.strictObject({
    vertex: Vertex,
    content_type: v.literal('registration'),
    content: RegistrationContent,
    turn_id: TurnId,
  }),
  v.strictObject({ vertex: Vertex, content_type: v.literal('goal'), content: GoalContent, turn_id: TurnId }),
  v.strictObject({ vertex: Vertex, content_type: v.literal('utterance'), content: UtteranceContent, turn_id: TurnId }),
])
export type ChatCall = v.InferOutput<typeof ChatCall>

/** `cursor` is the newest seq; fetch later elements with GET …/elements?after=cursor. */
export const ChatAnswer = v.object({
  session: v.object({ id: v.string(), jwt: v.string() }),
  elements: v.array(ChatElement),
  cursor: v.number(),
  waiting: Waiting,
  ended: v.optional(End),
  stale: v.optional(v.boolean()),
})
export type ChatAnswer = v.InferOutput<typeof ChatAnswer>

export const Filled = v.optional(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    cleanText(100),
  ]),
)

export const EntryQuery = v.object({ flow: FlowName, product: Filled, product_value: Filled, language_code: Locale })

/** An SMS when the effect that is waited for is settled, asked for at POST /chat/tell-me. */
export const Tells = v.picklist(['offered', 'promised'])
export type Tells = v.InferOutput<typeof Tells>

export const MissedElements = v.object({
  elements: v.array(ChatElement),
  cursor: v.number(),
  waiting: Waiting,
  ended: v.optional(End),
  tells: v.optional(Tells),
  /** Solved, it ends the wait; the wait ends by itself too. */
  puzzle: v.optional(v.string()),
})
export type MissedElements = v.InferOutput<typeof MissedElements>

/** Nothing where the network may begin conversations. */
export const PuzzleAnswer = v.object({ puzzle: v.optional(v.string()) })
export type PuzzleAnswer = v.InferOutput<typeof PuzzleAnswer>
