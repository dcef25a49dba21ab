import type { ChatEntry } from '#machines/chat/chat-context.ts'
import { usePagePath } from './use-page-path.ts'

export type HiddenFieldsProps = { sessionId: string | undefined; entry: ChatEntry; turnId: string; answers: number | undefined }

/** What an answer posted without scripts says of itself: conversation, turn, the question it answers, the page to return to. */
export function HiddenFields({ sessionId, entry: { flow, step, product, productValue }, turnId, answers }: HiddenFieldsProps) {
  const { page } = usePagePath()
  const fields = {
    session: sessionId,
    flow,
    step,
    product,
    product_value: productValue,
    turn_id: turnId,
    answers,
    from: page,
  }
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value ?? ''} />)
}
