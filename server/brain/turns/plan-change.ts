import * as v from 'valibot'
import { isCorrection, type Act } from '#contracts/chat/act.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import type { Found } from '#contracts/chat/found.ts'
import { answerAnew, goBack, irreversible } from '#flows/kit/change.ts'
import { consentedTo, type AnsweredQuestion } from '#flows/kit/given-answer.ts'
import { START_OVER, visitorElement, type Answered } from '#flows/kit/flow-event.ts'
import {
  answersAhead,
  asAnswer,
  asCorrectionOfNone,
  correctedAnswers,
  sayAhead,
  withAhead,
} from '#flows/kit/hear/told/answers-ahead.ts'
import { isBare } from '#flows/kit/hear/heard.ts'
import { factsTakenAt } from '#flows/kit/hear/told/facts-taken.ts'
import { factsInPassing, factsOfNoQuestion } from '#flows/kit/hear/told/facts-in-passing.ts'
import { understoodAs } from '#flows/kit/hear/understood-as.ts'
import { sayKit, translateKit, type PlainKitText } from '#flows/kit/kit-texts.ts'
import type { Translate } from '#flows/kit/render-elements.ts'
import { begin } from '#flows/kit/turn.ts'
import type { TurnOutput } from '#flows/kit/turn-output.ts'
import { flowOfRow, now, planned, type Parts, type Plan } from './plan.ts'
import { factsOf, languageOf } from '#server/brain/sessions/sessions.ts'
import { stepNow } from '#flows/kit/part.ts'
import { planRestored } from './plan-restored.ts'
import { withRestored } from './restored-values.ts'
import type { Incoming } from './turn.ts'
import type { SessionRow, TurnRow } from '#server/brain/tables.ts'

const Settled = v.object({ kind: v.literal('settled'), effect: v.string(), outcome: v.string() })

/**
 * Asks an earlier question again and keeps later answers still valid (CHAT-14); irreversible steps cannot be undone.
 */
export function planChange(
  brain: Parts,
  row: SessionRow,
  change: Incoming & { kind: 'change' },
  log: readonly TurnRow[],
  forgotten: readonly FactName[] = [],
): Plan | { kind: 'stale' } {
  const flow = flowOfRow(brain, row)
  const answerHistory = standing(log)
  const given = answerHistory.find(({ seq }) => seq === change.seq)
  const mark = given && flow && { ...given, step: stepNow(flow.flow, given.step) }
  const isLate = change.answers !== undefined && change.answers !== row.awaiting?.seq
  if (!flow || !row.awaiting || row.ended || !mark || isLate) return { kind: 'stale' }
  const locale = languageOf(row)
  const speak: Translate = (id, values) => brain.speak(locale, id, values)
  const own = visitorElement(change.said?.trim() || translateKit(speak, 'kit.change.wish', { answer: mark.shown }))
  const fits = mark.flow === flow.flow.name && Object.hasOwn(flow.flow.steps, mark.step)
  const reason = fits ? sealedBy(log, mark) : 'kit.change.moved'
  if (reason) {
    const why = { ...row.awaiting, utterance: translateKit(speak, reason), tone: 'help' as const }
    const elements = [own, why].map((element, index) => ({ ...element, seq: row.cursor + index + 1 }))
    return { kind: 'turn', flow: undefined, state: undefined, event: change, elements, calls: [], waiting: row.waiting }
  }
  const later = answerHistory.filter(({ seq }) => seq > mark.seq)
  const { result, replayable } = goBack(
    flow,
    { ...mark, facts: { ...factsOf(mark), ...factsOfNoQuestion(factsOf(row)) } },
    { later, facts: factsOf(row), now: now(brain, row) },
  )
  const kept = withAhead(notReached(row, mark.step, later), replayable).filter(tellsNone(forgotten))
  return planned(brain, row, flow, result, change, { first: [{ ...own, changes: mark.seq }], replayable: kept })
}

/** An answer that is said to be wrong beside another is not kept. */
const tellsNone =
  (forgotten: readonly FactName[]) =>
  ({ taught }: AnsweredAnew): boolean =>
    forgotten.every((fact) => taught[fact] === undefined)
type AnsweredAnew = Pick<AnsweredQuestion, 'taught'>

/** Answers whose questions were not reached yet: told ahead, or kept by an earlier change. */
const notReached = (row: SessionRow, step: string, later: readonly AnsweredQuestion[]) =>
  row.replayable.filter((one) => one.step !== step && !later.some((given) => given.step === one.step))

/** Takes the last answer back, or puts a corrected one in its place (HEAR-04). */
export function planBack(
  brain: Parts,
  row: SessionRow,
  { utterance, answers }: Incoming & { kind: 'answer' },
  { acts: heard = [], found, payload }: Answered,
  log: readonly TurnRow[],
): Plan | undefined {
  const flow = flowOfRow(brain, row)
  if (payload === START_OVER) return planStartOver(brain, row, utterance, log)
  const stays = planRestored(brain, row, { utterance, acts: heard }, log)
  if (stays) return stays
  const restored = withRestored(heard, log, factsOf(row))
  const acts = flow ? asCorrectionOfNone(flow.flow, restored, standing(log)) : restored
  if (acts.some(isCorrection)) return planCorrection(brain, row, utterance, { acts, ...(found && { found }) }, log)
  if (!heard.some((act) => act.kind === 'wish' && act.for === 'back')) return undefined
  const last = standing(log).at(-1)
  const plan =
    last &&
    planChange(
      brain,
      row,
      { kind: 'change', seq: last.seq, said: utterance, ...(answers !== undefined && { answers }) },
      log,
    )
  return plan?.kind === 'turn' ? plan : undefined
}

/** Forgets what was answered in this flow, and asks its first question again. */
function planStartOver(brain: Parts, row: SessionRow, said: string, log: readonly TurnRow[]): Plan | undefined {
  const flow = flowOfRow(brain, row)
  const first = standing(log).find((one) => one.flow === flow?.flow.name)
  if (!flow || !first || row.ended) return undefined
  const change = { kind: 'change' as const, seq: first.seq, said }
  if (sealedBy(log, first)) {
    const sealed = planChange(brain, row, change, log)
    return sealed.kind === 'turn' ? sealed : undefined
  }
  const { adviserNotes: _, callWish: __, ...before } = factsOf(first)
  const { drafts, ...result } = begin(flow, first.step, before, now(brain, row))
  const own = visitorElement(
    said.trim() || translateKit((id, values) => brain.speak(languageOf(row), id, values), 'kit.startOver'),
  )
  const begun = { ...result, drafts: [sayKit('kit.startOver.done'), ...drafts] }
  return planned(brain, row, flow, begun, change, { first: [{ ...own, changes: first.seq }], replayable: [] })
}

/** Of several corrected answers the earliest is given anew, and the others to their questions after it. */
function planCorrection(
  brain: Parts,
  row: SessionRow,
  said: string,
  { acts, found }: { acts: readonly Act[]; found?: Found },
  log: readonly TurnRow[],
): Plan | undefined {
  const flow = flowOfRow(brain, row)
  const answerHistory = standing(log)
  const isSeveral = (fact: FactName) => Array.isArray(factsOf(row)[fact])
  const isOf = (fact: FactName, answer: AnsweredQuestion) => {
    const { flow: name, step, taught, withoutValue } = answer
    if (!flow || name !== flow.flow.name) return false
    return (
      fact in taught ||
      consentedTo(flow.flow, answer, fact) ||
      (withoutValue === true && factsTakenAt(flow.flow, step).includes(fact))
    )
  }
  const answerOf = (fact: FactName) =>
    answerHistory.findLast((one) => isOf(fact, one) && !(isSeveral(fact) && factsOf(one)[fact] !== undefined))
  const [earliest, ...others] = correctedAnswers(acts, answerOf)
  if (!flow || !earliest || row.ended) return undefined
  const { correction, fact, mark } = earliest
  const forgotten = others.flatMap((other) => (isBare(correction) || isBare(other.correction) ? [other.fact] : []))
  const { payload, value } = correction
  const isSealed = sealedBy(log, mark) !== undefined || !Object.hasOwn(flow.flow.steps, stepNow(flow.flow, mark.step))
  if (isSealed || (payload === undefined && value === undefined)) {
    const plan = planChange(brain, row, { kind: 'change', seq: mark.seq, said }, log, forgotten)
    return plan.kind === 'turn' ? plan : undefined
  }
  const inPassing = {
    ...factsOfNoQuestion(factsOf(row)),
    ...factsInPassing(flow.flow, { type: 'visitor.answered', utterance: said, acts: [...acts] }, factsOf(row)),
  }
  const knownNow = factsOf(row)[fact]
  const target = {
    ...mark,
    ...(Array.isArray(knownNow) && { payload: knownNow.join('+') }),
    step: stepNow(flow.flow, mark.step),
    facts: { ...factsOf(mark), ...inPassing },
  }
  const when = now(brain, row)
  const event: Answered = {
    type: 'visitor.answered',
    utterance: value ?? said.trim(),
    ...(payload !== undefined && { payload }),
    acts: [asAnswer(correction)],
  }
  // Of several answers to one question the corrected one holds them all.
  const later = answerHistory.filter((one) => one.seq > mark.seq && !(isSeveral(fact) && isOf(fact, one)))
  const context = { ...when, facts: target.facts }
  const aheadOf = (some: Act[]) => answersAhead(flow.flow, target.step, { ...event, acts: some }, context)
  const replaced = others.flatMap((other) =>
    aheadOf([asAnswer(other.correction)]).map((after) => ({ before: other.mark, after })),
  )
  const corrected = replaced.map(({ after }) => after)
  const anew = answerAnew(flow, target, event, { later, facts: factsOf(row), now: when }, replaced)
  // What was asked beside the correction is answered, too (HEAR-05).
  const told: TurnOutput[] = found ? [{ kind: 'found', ...found }] : []
  const { given } = anew
  const unsaid = given ? [] : corrected
  const result = { ...anew.result, drafts: [...told, ...sayAhead(flow.flow, unsaid, context), ...anew.result.drafts] }
  const ahead = [...aheadOf(acts.filter((act) => act.kind === 'answer')), ...corrected]
  const kept = withAhead(notReached(row, target.step, later), anew.replayable).filter(tellsNone(forgotten))
  const replayable = withAhead(kept, ahead)
  const understood = understoodAs(flow.flow, target.step, context, event, (id, values) =>
    brain.speak(when.locale, id, values),
  )
  const own = {
    ...visitorElement(said.trim(), payload),
    changes: mark.seq,
    ...(given && { changeable: true, ...(understood !== undefined && { understood }) }),
  }
  const logged = { kind: 'change', seq: mark.seq, said, acts, answer: { utterance: event.utterance, payload } }
  return planned(brain, row, flow, result, logged, {
    first: [own],
    replayable,
    answerHistory: given ? [{ ...given, seq: row.cursor + 1, flow: flow.flow.name, facts: target.facts }] : [],
  })
}

export function standing(log: readonly TurnRow[]): AnsweredQuestion[] {
  let answerHistory: AnsweredQuestion[] = []
  for (const turn of log) {
    for (const { changes } of turn.elements)
      if (changes !== undefined) answerHistory = answerHistory.filter(({ seq }) => seq < changes)
    answerHistory.push(...turn.answerHistory)
  }
  return answerHistory
}

function sealedBy(log: readonly TurnRow[], { seq }: AnsweredQuestion): PlainKitText | undefined {
  for (const { event, lastSeq } of log) {
    const settled = v.safeParse(Settled, event)
    const reason =
      settled.success && lastSeq >= seq ? irreversible(settled.output.effect, settled.output.outcome) : undefined
    if (reason) return reason
  }
  return undefined
}
