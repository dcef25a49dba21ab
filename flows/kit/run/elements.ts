import type { ChatElement } from '#contracts/chat/element.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { inputRule, MASK } from '../input-rules.ts'
import { renderElements, type Translate, type UnnumberedElement } from '../render-elements.ts'
import { visitorElement } from '../visitor-element.ts'
import type { Frame } from './play-run.ts'

/** What a visitor has on screen after these frames: everything since the conversation was opened last, numbered. */
export function elementsOf(frames: readonly Frame[], translate: Translate, locale: Locale): ChatElement[] {
  const from = frames.findLastIndex(({ move }) => move.kind === 'open')
  let asked: UnnumberedElement | undefined
  const elements = frames.slice(Math.max(0, from)).flatMap((frame, index, shown) => {
    const own = ownElement(frame, shown[index - 1], asked)
    const spoken = renderElements(frame.turn.drafts, translate, locale)
    asked = spoken.findLast(({ resulting_state }) => resulting_state.startsWith('AWAIT')) ?? asked
    return [...own, ...spoken]
  })
  return elements.map((element, index) => ({ ...element, seq: index + 1 }))
}

function ownElement({ move }: Frame, before: Frame | undefined, asked: UnnumberedElement | undefined): UnnumberedElement[] {
  if (move.kind === 'pick') {
    const title = asked?.suggested_responses.find(({ payload }) => payload === move.payload)?.title
    return [visitorElement(title ?? move.payload, move.payload)]
  }
  if (move.kind !== 'type') return []
  const rule = before?.asked?.input?.rule
  const written = rule && inputRule(rule).secret ? MASK : move.text.trim()
  return written ? [visitorElement(written)] : []
}
