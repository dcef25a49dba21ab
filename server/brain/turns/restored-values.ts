import * as v from 'valibot'
import { isCorrection, type Act, type Correction } from '#contracts/chat/act.ts'
import { FACT_NAMES, type FactName, type Facts } from '#contracts/chat/facts.ts'
import type { AnsweredQuestion } from '#flows/kit/given-answer.ts'
import { isSameValue } from '#flows/kit/replay-answers.ts'
import type { TurnRow } from '#server/brain/tables.ts'

/** What a word for one fact may mean as well: "the first address" is the street and its postal code. */
const MEANT: Partial<Record<FactName, readonly FactName[]>> = {
  street: ['street', 'postalCode', 'city'],
  phone: ['phone', 'portNumber'],
  plan: ['plan', 'powerAgreement'],
  birthDate: ['birthDate', 'startDate', 'childBirthDate'],
  name: ['name', 'childName'],
}
const meantBy = (fact: FactName): readonly FactName[] => MEANT[fact] ?? [fact]

/** An old number may also be the one to bring along. */
const MAY_MEAN_ELSE: ReadonlySet<FactName | undefined> = new Set(['phone', undefined])

const ByVisitor = v.object({
  kind: v.picklist(['answer', 'change']),
  seq: v.optional(v.number()),
  acts: v.optional(v.array(v.object({ kind: v.string() })), []),
})
const byVisitor = ({ event }: TurnRow) => {
  const read = v.safeParse(ByVisitor, event)
  return read.success ? read.output : undefined
}

/** What is said restores an answer: its fact is named, or none is. */
export const restores = (acts: readonly Act[], { taught }: AnsweredQuestion): boolean =>
  acts.some(
    (act) =>
      isCorrection(act) &&
      act.restores !== undefined &&
      (act.fact === undefined || meantBy(act.fact).some((fact) => taught[fact] !== undefined)),
  )

/**
 * The corrections that restore a value, with the value as it was told before. Without one the fact is only said to be wrong,
 * or nothing is restored (HEAR-04).
 */
export const withRestored = (acts: readonly Act[], log: readonly TurnRow[], facts: Facts): Act[] =>
  acts.flatMap((act) => (isCorrection(act) && act.restores !== undefined ? restoredBy(act, log, facts) : [act]))

function restoredBy(act: Correction, log: readonly TurnRow[], facts: Facts): Correction[] {
  const { restores: which, fact, ...correction } = act
  const answers = log.flatMap(({ answerHistory }) => answerHistory)
  const restored = (names: readonly FactName[]) =>
    names.flatMap((name) => {
      const told = toldBefore(name, answers, facts, which)
      return told === undefined ? [] : [{ ...correction, fact: name, ...toldAs(told, name) }]
    })
  if (fact === undefined && act.value !== undefined) return numberedBefore(act, act.value, answers, facts)
  if (fact === undefined) return restored(changedLast(log))
  const [first, ...others] = restored(meantBy(fact))
  if (first) return fact === 'street' ? [first, ...others] : [first]
  return MAY_MEAN_ELSE.has(fact) ? [] : [{ ...correction, fact }]
}

/** "14 var rett": what was told last with that number, and is known otherwise now. */
function numberedBefore(
  correction: Correction,
  number: string,
  answers: readonly AnsweredQuestion[],
  facts: Facts,
): Correction[] {
  for (const answer of answers.toReversed()) {
    const fact = FACT_NAMES.find(
      (name) =>
        facts[name] !== undefined &&
        !isSameValue(answer.taught[name], facts[name]) &&
        holdsNumber(answer.taught[name], number),
    )
    if (fact !== undefined)
      return [{ ...correction, restores: undefined, value: undefined, fact, ...toldAs(answer, fact) }]
  }
  return []
}

const DAY = /^(?:\d\d(\d\d))-\d\d-(\d\d)$/

function holdsNumber(value: unknown, number: string): boolean {
  if (typeof value !== 'string' || value.startsWith('+')) return false
  const [, year, day] = DAY.exec(value) ?? []
  return day === undefined
    ? new RegExp(String.raw`(?<!\d)${number}(?!\d)`, 'u').test(value)
    : Number(day) === Number(number) || year === number || value.startsWith(`${number}-`)
}

function toldBefore(
  fact: FactName,
  answers: readonly AnsweredQuestion[],
  facts: Facts,
  which: Correction['restores'],
): AnsweredQuestion | undefined {
  const isOther = ({ taught }: AnsweredQuestion) =>
    taught[fact] !== undefined && facts[fact] !== undefined && !isSameValue(taught[fact], facts[fact])
  return which === 'first' ? answers.find(isOther) : answers.findLast(isOther)
}

/** Several that were chosen together are one payload. */
function toldAs(
  { utterance, payload, taught }: AnsweredQuestion,
  fact: FactName,
): Pick<Correction, 'value' | 'payload'> {
  const value = taught[fact]
  if (Array.isArray(value)) return { payload: value.join('+') }
  return payload === undefined ? { value: utterance } : { payload }
}

/** What the visitor answered last, where that was known otherwise before. */
function changedLast(log: readonly TurnRow[]): FactName[] {
  const at = lastAnswered(log)
  const before = log.slice(0, Math.max(at, 0)).flatMap(({ answerHistory }) => answerHistory)
  const isChanged = (fact: FactName, value: unknown) => {
    const known = before.findLast(({ taught }) => taught[fact] !== undefined)?.taught[fact]
    return value !== undefined && known !== undefined && !isSameValue(known, value)
  }
  return (log[at]?.answerHistory ?? []).flatMap(({ taught }) =>
    FACT_NAMES.filter((fact) => isChanged(fact, taught[fact])),
  )
}

const lastAnswered = (log: readonly TurnRow[]): number =>
  log.findLastIndex((turn) => {
    const by = byVisitor(turn)
    // What is told ahead of its question is no answer in the history yet.
    const tells = by?.acts.some(({ kind }) => kind === 'answer') === true
    return by !== undefined && (by.kind === 'change' || tells || turn.answerHistory.length > 0)
  })

/** The answer that was taken back last, while its question is asked anew. */
export function takenBackLast(log: readonly TurnRow[]): AnsweredQuestion | undefined {
  const turn = log[lastAnswered(log)]
  const seq = turn && turn.answerHistory.length === 0 ? byVisitor(turn)?.seq : undefined
  return seq === undefined
    ? undefined
    : log.flatMap(({ answerHistory }) => answerHistory).find((answer) => answer.seq === seq)
}
