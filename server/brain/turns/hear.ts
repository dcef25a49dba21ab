import type { Act } from '#contracts/chat/act.ts'
import type { Found } from '#contracts/chat/found.ts'
import { UNKNOWN, type Answered } from '#flows/kit/flow-event.ts'
import { SURE, withConfirmed } from '#flows/kit/heard-answer.ts'
import { translateKit } from '#flows/kit/kit-texts.ts'
import { parseUtterance } from '#flows/kit/parse-utterance.ts'
import type { Translate } from '#flows/kit/render-elements.ts'
import { actOfSmallTalk } from '#server/questions/small-talk.ts'
import type { Brain } from '../brain.ts'
import type { Flow, FlowContext } from '#flows/kit/flow.ts'

/** `shown`: payloads of the buttons the visitor sees. `now`: milliseconds since 1970. */
type At = { flow: Flow; step: string; flowContext: FlowContext; shown: readonly string[]; now: number }

/** Reads what was typed as acts, and looks up what is asked (HEAR-01, CHAT-15). */
export function hearUtterance(
  { speak, lookUp, registers }: Pick<Brain, 'speak' | 'lookUp' | 'registers'>,
  { flow, step, flowContext, shown, now }: At,
  utterance: string,
): { event: Answered; back?: boolean | undefined } {
  const { locale, facts } = flowContext
  const translate: Translate = (id, values) => speak(locale, id, values)
  const heard = parseUtterance(flow, step, flowContext, utterance, translate, shown, registers)
  const { event, asked, back } = heard
  const find = (question: string) =>
    lookUp?.(question, {
      locale,
      facts,
      now,
      flow: flow.name,
      step,
      onlyAsked: event.acts?.some(({ kind }) => kind === 'answer') === true,
      ...(heard.question === undefined && { way: event.acts?.find(isWay) }),
    })
  const alone = heard.lookUp ? find(heard.question ?? utterance) : undefined
  const answer = alone ?? (heard.lookUp && heard.inWhole ? find(utterance) : undefined)
  const found =
    answer ?? (asked && lookUp ? { topic: UNKNOWN, text: translateKit(translate, 'kit.unknown') } : undefined)
  const { unsure, ...answered } = event
  // An option that the words are only like is not asked back beside an answer.
  const taken = found && heard.lookUp ? answered : { ...answered, ...(unsure && { unsure }) }
  return { event: withConfirmed({ ...taken, ...(found && withFound(event, found)) }), back }
}

const isWay = ({ kind }: Act) => kind === 'wish' || kind === 'complaint' || kind === 'sorrow'

/** A question that is answered is no weak answer to what was asked. */
function withFound({ acts, utterance = '' }: Answered, found: Found): Partial<Answered> {
  const isAnswered = (act: Act) => act.kind !== 'answer' || act.sure >= SURE
  const talk = actOfSmallTalk(found.topic, utterance.trim())
  const answered = (act: Act): Act => {
    if (talk && (act.kind === 'nothing' || act.kind === 'question')) return talk
    return act.kind === 'question' ? { ...act, topic: found.topic } : act
  }
  return { found, ...(acts && { acts: acts.filter(isAnswered).map(answered) }) }
}
