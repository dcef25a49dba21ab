import { isCorrection } from '#contracts/chat/act.ts'
import type { ChatElement, UnnumberedElement } from '#contracts/chat/element.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { givenAnswer, type GivenAnswer } from '#flows/kit/given-answer.ts'
import { replayableBeside } from '#flows/kit/replay-answers.ts'
import { questionsAmong } from '#flows/kit/offered-questions.ts'
import { inputRule, MASK } from '#flows/kit/input-rules.ts'
import { SOMETHING_ELSE, START_OVER, visitorElement, type Answered } from '#flows/kit/flow-event.ts'
import { withConfirmed } from '#flows/kit/heard-answer.ts'
import { withTownConfirmed } from '#flows/kit/hear/addresses/town-of-code.ts'
import { answersAhead, sayAhead, tellsAtSummary, withAhead } from '#flows/kit/hear/told/answers-ahead.ts'
import { understoodAs } from '#flows/kit/hear/understood-as.ts'
import type { RunnableFlow } from '#flows/kit/turn.ts'
import { factsOf } from '#server/brain/sessions/sessions.ts'
import type { SessionRow } from '#server/brain/tables.ts'
import { hearUtterance } from './hear.ts'
import { now, planned, runStep, type Parts, type Plan } from './plan.ts'
import { saidToOffered } from './said-to-offered.ts'
import { withProposed } from './proposals.ts'
import type { Incoming } from './turn.ts'

export function planAnswer(
  brain: Parts,
  row: SessionRow,
  flow: RunnableFlow,
  answer: Incoming & { kind: 'answer' },
): Plan | { kind: 'stale' | 'lost' } | { kind: 'back'; event: Answered } {
  const { awaiting } = row
  if (!awaiting || row.ended || (answer.answers !== undefined && answer.answers !== awaiting.seq))
    return { kind: 'stale' }
  const { event: read, back } = heardIn(brain, row, flow, awaiting, answer)
  const startsOver = read.payload === START_OVER
  if (startsOver && !answer.stays) return { kind: 'back', event: read }
  // Where nothing was answered yet, the question is asked again.
  const event = startsOver ? { ...read, payload: SOMETHING_ELSE } : read
  const isCorrected = event.acts?.some(isCorrection)
  if ((back || isCorrected || tellsAtSummary(flow.flow, row.step ?? '', event)) && !answer.stays)
    return { kind: 'back', event }
  const { payload, found } = event
  const stepped = runStep(brain, row, flow, event)
  if (!stepped) return { kind: 'lost' }
  const flowContext = { facts: factsOf(row), ...now(brain, row) }
  const ahead = answersAhead(flow.flow, row.step ?? '', event, flowContext)
  const news = ahead.filter((one) => !row.replayable.some((kept) => tellsSame(kept, one)))
  const afterwards = { ...flowContext, facts: stepped.state.facts }
  const result = { ...stepped, drafts: [...sayAhead(flow.flow, news, afterwards), ...stepped.drafts] }
  const secret = isSecret(flow, row.step) && payload === undefined && !(found && isSpeakable(answer.utterance))
  const title = awaiting.suggested_responses.find(
    (suggestion) =>
      suggestion.payload === (answer.payload ?? payload) &&
      (answer.payload !== undefined || isTitle(suggestion.title, answer.utterance)),
  )?.title
  const own = visitorElement(title ?? (secret ? MASK : answer.utterance.trim()), payload)
  const understood = understoodOf(brain, row, flow, event)
  const ticked = event.consent && { consentText: awaiting.parameters.consent_label }
  const answered = givenOf(brain, row, flow, event, own)
  const isTaken = answered !== undefined && own.utterance !== ''
  const first = own.utterance ? [isTaken ? { ...own, ...understood, changeable: true } : own] : []
  const answerHistory = isTaken ? [{ ...answered, seq: row.cursor + 1, flow: flow.flow.name, facts: factsOf(row) }] : []
  const kept = replayableBeside(flow.flow, row.step ?? '', event, row.replayable, flowContext)
  const replayable = withAhead(kept, answered?.standsFor ? [...ahead, answered] : ahead)
  return planned(
    brain,
    row,
    flow,
    result,
    { ...event, kind: 'answer', ...ticked, ...(secret && { utterance: MASK, acts: undefined }) },
    { first, answerHistory, replayable },
  )
}

const tellsSame = (one: GivenAnswer, other: GivenAnswer) =>
  one.step === other.step && JSON.stringify(one.taught) === JSON.stringify(other.taught)

function understoodOf(brain: Parts, row: SessionRow, { flow }: RunnableFlow, event: Answered) {
  const when = now(brain, row)
  const flowContext = { facts: factsOf(row), ...when }
  const understood = understoodAs(flow, row.step ?? '', flowContext, event, (id, values) =>
    brain.speak(when.locale, id, values),
  )
  return understood === undefined ? {} : { understood }
}

function givenOf(
  brain: Parts,
  row: SessionRow,
  { flow }: RunnableFlow,
  event: Answered,
  { utterance: shown }: UnnumberedElement,
) {
  return givenAnswer(flow, { step: row.step ?? '', facts: factsOf(row) }, event, shown, now(brain, row))
}

/** Ignores payloads that were not offered; typed questions are looked up (CHAT-15). */
function heardIn(
  brain: Parts,
  row: SessionRow,
  flow: RunnableFlow,
  awaiting: ChatElement,
  { payload, utterance, consent, proposed, restoresNothing }: Incoming & { kind: 'answer' },
): { event: Answered; back?: boolean | undefined } {
  const typed = {
    type: 'visitor.answered' as const,
    utterance,
    ...(consent && awaiting.parameters.consent_label !== undefined && { consent }),
  }
  const step = row.step ?? ''
  const offered = awaiting.suggested_responses
  const shown = offered.map((suggestion) => suggestion.payload)
  const instant = brain.runtime.now()
  const { locale } = now(brain, row)
  const asking = { locale, facts: factsOf(row), now: instant, flow: flow.flow.name, step }
  const ofOffered = saidToOffered(brain, { typed, payload, shown: offered }, asking)
  if (ofOffered) return { event: ofOffered }
  if (payload !== undefined) {
    const isOffered = shown.includes(payload)
    const place = { flow: flow.flow, step, flowContext: { facts: factsOf(row), ...now(brain, row) } }
    return {
      event: withTownConfirmed(withConfirmed({ ...typed, ...(isOffered && { payload }) }), {
        ...place,
        registers: brain.registers,
      }),
    }
  }
  const toldAhead: Facts = Object.assign({}, ...row.replayable.map(({ taught }) => taught))
  const flowContext = {
    facts: factsOf(row),
    ...now(brain, row),
    toldAhead,
    ...(restoresNothing && { restoresNothing }),
  }
  const ofStep = questionsAmong(offered).length > 0 ? [] : shown
  const at = { flow: flow.flow, step, flowContext, shown: ofStep, now: instant, ticked: typed.consent === true }
  const { event, back } = hearUtterance(brain, at, utterance)
  const heard = proposed ? withProposed(event, proposed, (question) => brain.lookUp?.(question, asking)) : event
  return { event: { ...typed, ...heard }, back }
}

const isTitle = (title: string, typed: string) => title.toLocaleLowerCase() === typed.trim().toLocaleLowerCase()

/** Where a secret is expected, text with three digits in a row may contain it and must not be shown. */
const isSpeakable = (utterance: string) => !/\d{3}/.test(utterance)

function isSecret({ flow }: RunnableFlow, stepName: string | null): boolean {
  const ask = flow.steps[stepName ?? '']
  return (
    ask !== undefined && 'ask' in ask && ask.ask.input !== undefined && inputRule(ask.ask.input.rule).secret === true
  )
}
