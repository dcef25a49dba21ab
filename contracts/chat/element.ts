import * as v from 'valibot'

export const ResultingState = v.picklist([
  'AWAIT_NARRATIVE',
  'AWAIT_CHOICE',
  'AWAIT_EXTERNAL',
  'AWAIT_EFFECT',
  'NEXT',
  'END',
])
export type ResultingState = v.InferOutput<typeof ResultingState>

/** BCP 47 tag of a text that is not in the page's language. */
const Lang = v.optional(v.pipe(v.string(), v.maxLength(20)))

const SuggestedResponse = v.object({
  lang: Lang,
  title: v.string(),
  payload: v.string(),
  icon: v.optional(v.string()),
  /** Choosing it is an order with an obligation to pay (ORD-01). */
  obliges: v.optional(v.boolean()),
})
export type SuggestedResponse = v.InferOutput<typeof SuggestedResponse>

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

const SummaryRow = v.object({ label: v.string(), value: v.string(), strong: v.optional(v.boolean()), lang: Lang })

/**
 * A message from the bot or the visitor; `seq` numbers it within its session (CHAT-02). Unknown members are ignored.
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
  /** What the visitor's words were understood as, where it is not the words themselves (HEAR-03). */
  understood: v.optional(v.string()),
  /** Marks a visitor's accepted answer that can still be changed (CHAT-14). */
  changeable: v.optional(v.boolean()),
  /** Seq of the answer the visitor wants to change; elements from it up to this one are superseded. */
  changes: v.optional(v.number()),
  /** Marks an irreversible action: answers given before this element can no longer be changed. */
  seals: v.optional(v.boolean()),
})
export type ChatElement = v.InferOutput<typeof ChatElement>
export type UnnumberedElement = Omit<ChatElement, 'seq'>

export const Waiting = v.picklist(['answer', 'effect', 'external', 'end'])
export type Waiting = v.InferOutput<typeof Waiting>

export const ENDS = ['order', 'lead', 'signed_in', 'thanks', 'handed_over', 'given_up'] as const
export const End = v.picklist(ENDS)
export type End = v.InferOutput<typeof End>

/** Reports and skips malformed elements so that one of them never breaks the chat (CHAT-02). */
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
