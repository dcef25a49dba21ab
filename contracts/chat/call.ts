import * as v from 'valibot'
import { Locale } from '#contracts/kernel/locale.ts'
import { cleanText } from './clean-text.ts'
import { ChatElement, End, Waiting } from './element.ts'
import { FlowName } from './flow-name.ts'

/** The most a client may send along: levels of nesting, and keys and values in all. */
const DEEPEST = 5
const MOST = 200

const Key = cleanText(50)
const Leaf = v.union([cleanText(500), v.pipe(v.number(), v.finite()), v.boolean(), v.null()])

/** An object of JSON that a client sends along with a call, of bounded depth and size. */
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

/** Largest body of a chat call, in bytes. */
export const CHAT_BODY_LIMIT = 64 * 1024

/** What a person writes; marks of text direction are left out, for phones put them around a number that is copied. */
export const WrittenText = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')),
  cleanText(2000),
)

/** The id of a session or a turn. */
export const ChatId = v.pipe(v.string(), v.regex(/^[\w:.-]{1,100}$/, 'must be 1 to 100 letters, digits or _ : . -'))

/** The id a caller gives a turn; those of finished effects are the server's own. */
const TurnId = v.pipe(
  ChatId,
  v.check((id) => !id.startsWith('effect:'), 'must not begin with effect:'),
)

/** Who speaks: the session (null before `init`), the analytics client, and what the client knows; `cidb` is an outside client's own, a name or an object. */
const Vertex = v.strictObject({
  id: v.nullish(ChatId),
  ga_client_id: v.nullish(cleanText(100)),
  client_knowledge: v.nullish(ClientData),
  cidb: v.nullish(v.union([cleanText(100), ClientData])),
})

const InitContent = v.strictObject({ language_code: Locale })

/** What a widget registers after init (CHAT-19). */
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

/** Takes the conversation to a flow and step; `goal_flow` defaults to power_onboarding as the specification says. */
const GoalContent = v.strictObject({
  language_code: v.optional(Locale),
  action: v.literal('activate'),
  goal_flow: v.optional(v.union([FlowName, cleanText(100)]), 'power_onboarding'),
  step: v.optional(cleanText(100), 'init'),
  product: v.nullish(cleanText(50)),
  product_value: v.nullish(cleanText(100)),
})
export type GoalContent = v.InferOutput<typeof GoalContent>

/** An answer: typed in `utterance`, or a chosen suggestion's `payload`; `answers` is the seq of the element it answers, `consent` whether its box was ticked (CHAT-10). Or `change`: the seq of an own answer to go back to. */
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

/** POST {brain}/ (CALL-15). `turn_id` is made by the caller; the same id again gets the first answer again. */
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

/** The answer to a chat call. `cursor` is the newest seq; ask GET …/elements?after=cursor for what came later. */
export const ChatAnswer = v.object({
  session: v.object({ id: v.string(), jwt: v.string() }),
  elements: v.array(ChatElement),
  cursor: v.number(),
  waiting: Waiting,
  ended: v.optional(End),
  stale: v.optional(v.boolean()),
})
export type ChatAnswer = v.InferOutput<typeof ChatAnswer>

/** A field that may be left empty. */
export const Filled = v.optional(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    cleanText(100),
  ]),
)

/** GET {brain}/conversation: which conversation of the visitor's is asked for, as a page finds it. */
export const EntryQuery = v.object({ flow: FlowName, product: Filled, product_value: Filled, language_code: Locale })

/** GET {brain}/sessions/{id}/elements?after=N: what was missed. */
export const MissedElements = v.object({
  elements: v.array(ChatElement),
  cursor: v.number(),
  waiting: Waiting,
  ended: v.optional(End),
})
export type MissedElements = v.InferOutput<typeof MissedElements>
