import * as v from 'valibot'

/** What an element leaves the conversation waiting for. */
export const ResultingState = v.picklist([
  'AWAIT_NARRATIVE',
  'AWAIT_CHOICE',
  'AWAIT_EXTERNAL',
  'AWAIT_EFFECT',
  'NEXT',
  'END',
])
export type ResultingState = v.InferOutput<typeof ResultingState>

/** The language of a text that is not in the page's (a BCP 47 tag, for `lang`). */
const Lang = v.optional(v.pipe(v.string(), v.maxLength(20)))

const SuggestedResponse = v.object({
  lang: Lang,
  title: v.string(),
  payload: v.string(),
  icon: v.optional(v.string()),
})
export type SuggestedResponse = v.InferOutput<typeof SuggestedResponse>

/** How a typed answer is asked for. `input_type` is the HTML input type; pattern is an HTML `pattern`. */
const ElementParameters = v.object({
  input_type: v.optional(v.picklist(['text', 'tel', 'email', 'numeric', 'date', 'code'])),
  input_button_text: v.optional(v.string()),
  input_mode: v.optional(v.picklist(['text', 'tel', 'email', 'numeric'])),
  input_pattern: v.optional(v.string()),
  input_label: v.optional(v.string()),
  input_placeholder: v.optional(v.string()),
  input_autocomplete: v.optional(v.string()),
  fb_event: v.optional(v.string()),
  consent_label: v.optional(v.string()),
})

/** One line of a summary card (a price, a term, a given answer). */
const SummaryRow = v.object({ label: v.string(), value: v.string(), strong: v.optional(v.boolean()), lang: Lang })

/**
 * One thing said in a conversation, by the bot or by the visitor, numbered by `seq` within its session (CHAT-02).
 * Unknown members are ignored.
 */
export const ChatElement = v.object({
  seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
  from: v.picklist(['bot', 'visitor']),
  content_type: v.picklist(['utterance', 'summary', 'iframe', 'redirect']),
  utterance: v.string(),
  lang: Lang,
  suggested_responses: v.optional(v.array(SuggestedResponse), []),
  input_type: v.optional(v.picklist(['text', 'iframe', 'redirect'])),
  force_suggested_responses: v.optional(v.boolean(), false),
  parameters: v.optional(ElementParameters, {}),
  extra_parameters: v.optional(v.object({ action: v.optional(v.string()), target: v.optional(v.string()) }), {}),
  resulting_state: ResultingState,
  payload: v.optional(v.string()),
  summary: v.optional(v.array(SummaryRow)),
  tone: v.optional(v.picklist(['normal', 'help', 'problem', 'good'])),
  /** The visitor's own answer, as it was taken: it may be changed (CHAT-14). */
  changeable: v.optional(v.boolean()),
  /** The visitor's wish to change the answer of that seq; what was said from there on until this is superseded. */
  changes: v.optional(v.number()),
  /** What was answered before this stands: something irreversible has happened. */
  seals: v.optional(v.boolean()),
})
export type ChatElement = v.InferOutput<typeof ChatElement>
/** An element before it has its place in a session. */
export type UnnumberedElement = Omit<ChatElement, 'seq'>

/** What the conversation as a whole waits for. */
export const Waiting = v.picklist(['answer', 'effect', 'external', 'end'])
export type Waiting = v.InferOutput<typeof Waiting>

/** The named ends of a conversation. */
export const ENDS = ['order', 'lead', 'signed_in', 'thanks', 'handed_over', 'given_up'] as const
export const End = v.picklist(ENDS)
export type End = v.InferOutput<typeof End>

/**
 * Reads elements one by one: a malformed one is reported and skipped, never breaks the chat (CHAT-02).
 */
export function readElements(list: unknown, report: (bad: unknown) => void): ChatElement[] {
  if (!Array.isArray(list)) {
    report(list)
    return []
  }
  return list.flatMap((item) => {
    const parsed = v.safeParse(ChatElement, item)
    if (parsed.success) return [parsed.output]
    report(item)
    return []
  })
}
