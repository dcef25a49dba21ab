import { isEffectName, outcomeOf } from '#contracts/effects/effects.ts'
import { FACT_NAMES, type Facts } from '#contracts/chat/facts.ts'
import { isAnotherPerson } from '#contracts/kernel/person-name.ts'
import type { Answered } from './flow-event.ts'
import type { Now } from './flow.ts'
import { factsOf, givenAnswer, type AnsweredQuestion, type GivenAnswer } from './given-answer.ts'
import { valueSaidBack } from './hear/told/said-back.ts'
import { sayKit, type KitText, type PlainKitText } from './kit-texts.ts'
import { replayableAnswers } from './replay-answers.ts'
import { begin, turn, type RunnableFlow, type TurnResult } from './turn.ts'
import type { TurnOutput } from './turn-output.ts'

export const AGAIN = 'kit.change.again' satisfies KitText

/** Message id of the reason why answers before this outcome cannot be changed; undefined where they can (CHAT-14). */
export function irreversible(effect: string, outcome: string): PlainKitText | undefined {
  const reason = isEffectName(effect) ? outcomeOf(effect, outcome)?.irreversible : undefined
  return reason && `kit.change.${reason}`
}

/**
 * Returns to an earlier answer and asks its question again. `later` are the answers after it; of these `kept` are
 * reused and `again` must be given again (BEY-01).
 */
export function goBack(
  flow: RunnableFlow,
  target: AnsweredQuestion,
  { later, facts, now }: { later: readonly AnsweredQuestion[]; facts: Facts; now: Now },
): { result: TurnResult; replayable: GivenAnswer[]; again: AnsweredQuestion[] } {
  const known = knownNow(target, later, facts)
  const replayable = replayableAnswers(later, facts).filter(({ step }) => step !== target.step)
  const isReplayable = (step: string) => step === target.step || replayable.some((one) => one.step === step)
  const again = later.filter(
    ({ step, taught, standsFor }, index) =>
      // "Endre noe" is only a way on.
      (standsFor !== undefined || Object.keys(taught).length > 0) &&
      !isReplayable(step) &&
      !later.slice(index + 1).some((one) => one.step === step),
  )
  const result = begin(flow, target.step, known, now)
  const said: TurnOutput[] = [sayKit('kit.change.back')]
  if (again.length > 0) said.push(sayKit(AGAIN, { answers: namesOf(again.map(({ shown }) => shown)) }))
  return { result: { ...result, drafts: [...said, ...result.drafts] }, replayable, again }
}

/** A later answer that is replaced as well, and what replaces it. */
export type Replaced = { before: AnsweredQuestion; after: GivenAnswer }

/**
 * Takes a new answer to an earlier question in place of the old one; the later ones are kept as by `goBack`, but a birth
 * date only for the same person (HEAR-04). `given`: the new answer, if it counts; then it and the `others` are said to be
 * put right.
 */
export function answerAnew(
  flow: RunnableFlow,
  target: AnsweredQuestion,
  event: Answered,
  { later, facts, now }: { later: readonly AnsweredQuestion[]; facts: Facts; now: Now },
  others: readonly Replaced[] = [],
): { result: TurnResult; replayable: GivenAnswer[]; given: GivenAnswer | undefined } {
  const back = goBack(flow, target, { later, facts, now })
  const from = { ...target, facts: knownNow(target, later, facts) }
  const result = turn(flow, { step: from.step, facts: from.facts, failedAttempts: 0 }, event, now)
  // A price is told and asked for before it counts, and what cannot be taken is asked again (HEAR-03).
  const given = givenAnswer(flow.flow, from, event, event.utterance ?? '', now)
  if (!given) return { result, replayable: back.replayable, given }
  const replayable = isAnotherPerson(target.taught.name, given.taught.name)
    ? back.replayable.filter(({ taught }) => taught.birthDate === undefined)
    : back.replayable
  const told = (answer: GivenAnswer, known: Facts) => valueSaidBack(flow.flow, answer, { ...now, facts: known })
  const corrected = [{ before: target, after: given }, ...others]
  const after = onceEach(corrected.flatMap((one) => told(one.after, from.facts)))
  const before = onceEach(
    corrected.flatMap((one) => (one.before.withoutValue ? [] : told(one.before, one.before.facts))),
  )
  const said =
    before.length === 0
      ? sayKit('kit.ahead', { answers: { told: after } })
      : sayKit('kit.corrected', { after: { told: after }, before: { told: before } })
  return { result: { ...result, drafts: [said, ...result.drafts] }, replayable, given }
}

const onceEach = <T>(values: readonly T[]): T[] => [...new Set(values)]

/**
 * What was known before an answer. Where a question before it was answered anew after it ("Endre noe"), its newest answer
 * stays (BEY-01).
 */
function knownNow(target: AnsweredQuestion, later: readonly AnsweredQuestion[], facts: Facts): Facts {
  const before = FACT_NAMES.filter((name) => target.facts[name] !== undefined && target.taught[name] === undefined)
  const isAnsweredAnew = later.some(({ taught }) => before.some((name) => taught[name] !== undefined))
  return isAnsweredAnew ? { ...target.facts, ...factsOf(before, facts) } : target.facts
}

export const namesOf = (shown: readonly string[]): string => shown.map((answer) => `«${answer}»`).join(', ')
