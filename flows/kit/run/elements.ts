import type { ChatElement, UnnumberedElement } from '#contracts/chat/element.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { AGAIN, irreversible, namesOf } from '../change.ts'
import type { TurnOutput } from '#flows/kit/turn-output.ts'
import { inputRule, MASK } from '../input-rules.ts'
import { translateKit } from '../kit-texts.ts'
import { renderElements, tellBack, type Translate } from '../render-elements.ts'
import { visitorElement } from '#flows/kit/flow-event.ts'
import type { Frame } from './play-run.ts'

export function elementsOf(frames: readonly Frame[], translate: Translate, locale: Locale): ChatElement[] {
  const from = Math.max(
    0,
    frames.findLastIndex(({ move }) => move.kind === 'open'),
  )
  const elements: ChatElement[] = []
  const given: ChatElement[] = []
  const number = (said: readonly UnnumberedElement[]) => {
    for (const unnumbered of said) {
      const element = { ...unnumbered, seq: elements.length + 1 }
      elements.push(element)
      if (element.changeable) given.push(element)
    }
  }
  const inWords = (drafts: readonly TurnOutput[]) => number(renderElements(drafts, translate, locale))
  for (const [index, frame] of frames.slice(from).entries()) {
    const before = frames[from + index - 1]
    const asked = elements.findLast(({ from: speaker }) => speaker === 'bot')
    if (frame.move.kind === 'change') number([wish(frame.move.answer, frame, before, given, translate)])
    else number(ownElement(frame, before, asked))
    const first = elements.length
    for (const { drafts, replayable, told = [] } of frame.parts) {
      inWords(drafts.map((draft) => named(draft, frame.again, given)))
      if (replayable)
        number([{ ...visitorElement(tellBack(told, translate, locale), replayable.payload), changeable: true }])
    }
    const sealing = elements[first]
    if (sealing && frame.move.kind === 'settle' && irreversible(frame.move.effect, frame.move.outcome))
      elements[first] = { ...sealing, seals: true }
  }
  return elements
}

function wish(
  answer: number,
  { standing }: Frame,
  before: Frame | undefined,
  own: readonly ChatElement[],
  translate: Translate,
): UnnumberedElement {
  const { seq = 0, utterance = '' } = own[answer - 1] ?? {}
  const wished = visitorElement(translateKit(translate, 'kit.change.wish', { answer: utterance }))
  return standing === before?.standing ? wished : { ...wished, changes: seq }
}

function named(draft: TurnOutput, again: readonly number[], own: readonly ChatElement[]): TurnOutput {
  if (draft.kind !== 'say' || draft.text !== AGAIN) return draft
  return { ...draft, values: { answers: namesOf(again.map((answer) => own[answer - 1]?.utterance ?? '')) } }
}

function ownElement(
  { move, standing }: Frame,
  before: Frame | undefined,
  asked: UnnumberedElement | undefined,
): UnnumberedElement[] {
  const changeable = before !== undefined && standing.answers > before.standing.answers && { changeable: true }
  if (move.kind === 'pick') {
    const title = asked?.suggested_responses.find(({ payload }) => payload === move.payload)?.title
    return [{ ...visitorElement(title ?? move.payload, move.payload), ...changeable }]
  }
  if (move.kind !== 'type') return []
  const rule = before?.asked?.input?.rule
  const isSecret = rule !== undefined && inputRule(rule).secret === true
  const written = isSecret ? MASK : move.text.trim()
  return written ? [{ ...visitorElement(written), ...(!isSecret && changeable) }] : []
}
