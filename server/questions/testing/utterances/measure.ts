import { BINDING, TOPICS } from './topics.ts'
import type { Labelled, Told } from './labelled.ts'
import type { Heard, Value } from './listen.ts'

const PLANS = /^(?:flex|\d+(?:gb|mb)|barn-1gb|mobilt-bredband)$/

export type Verdict = {
  /** Every labelled act was heard, and no answer or correction besides. */
  acts: boolean
  /** Labelled values, those of them that were taken or asked back, and those asked back. */
  values: [labelled: number, right: number, asked: number]
  /** A text without an answer was taken as one; undefined for a text with one. */
  remarkTaken: boolean | undefined
  /** Taken with another value than the labelled one. */
  wrongValue: boolean
  /** The answer to a question is of another topic; undefined for a text without a question or without an answer. */
  offTopic: boolean | undefined
  /** A question that we know an answer to got it; undefined for a text without such a question. */
  met: boolean | undefined
  /** As `offTopic`, where a price, a term or a right is told. */
  wrongTold: boolean
  /** Nothing of what was answered was taken or asked back; undefined for a text without an answer. */
  missed: boolean | undefined
  corrected: boolean | undefined
}

export function judge(said: Labelled, heard: Heard): Verdict {
  const { answers, corrections, topics } = said
  const taken = [...heard.taken, ...heard.changed]
  const kept = (told: Told, values: readonly Value[]) => values.some((value) => isSame(told, value))
  const right = answers.filter((told) => kept(told, taken) || kept(told, heard.asked))
  const corrected = corrections.filter((told) => kept(told, taken) || kept(told, heard.asked))
  const isRemark = answers.length + corrections.length === 0
  const offTopic = isOffTopic(topics, heard)
  return {
    acts: actsRight(said, heard),
    values: [
      answers.length + corrections.length,
      right.length + corrected.length,
      answers.filter((told) => !kept(told, taken) && kept(told, heard.asked)).length,
    ],
    remarkTaken: isRemark ? taken.some(({ name, value }) => !isWay(said, name, value)) : undefined,
    wrongValue:
      !isRemark &&
      taken.some(
        (value) =>
          !ofChoiceOrCode(value, [...answers, ...corrections]) &&
          ![...answers, ...corrections].some((told) => isSame(told, value)),
      ),
    offTopic,
    met: topics.some((topic) => topic !== 'none') ? offTopic === false : undefined,
    wrongTold: offTopic === true && topics.some((topic) => BINDING.has(topic)),
    missed: answers.length > 0 ? right.length === 0 : undefined,
    corrected: corrections.length > 0 ? corrected.length === corrections.length : undefined,
  }
}

/** The place of a postal code is known by the code. */
const ofChoiceOrCode = ({ name }: Value, answers: readonly Told[]) =>
  name === 'pick' ||
  (name === 'city' &&
    answers.some((told) => told.name === 'postalCode') &&
    answers.every((told) => told.name !== 'city'))

function actsRight({ answers, corrections, topics, others }: Labelled, heard: Heard): boolean {
  const isRemark = answers.length + corrections.length === 0
  if (isRemark && heard.taken.length + heard.changed.length > 0 && !others.some((act) => act.startsWith('~')))
    return false
  return (
    (answers.length === 0 || heard.taken.length + heard.asked.length > 0) &&
    (corrections.length === 0 || heard.changed.length + heard.taken.length > 0) &&
    (topics.length === 0 || heard.acts.has('question')) &&
    others.every((act) => (act === 'remark' || act === 'nothing' ? isQuiet(heard) : heard.acts.has(act)))
  )
}

/** A remark may be met with a word or an answer, but it starts nothing. */
const isQuiet = ({ acts, taken, changed }: Heard) =>
  taken.length + changed.length === 0 && !acts.has('~cancel') && !acts.has('~back')

function isOffTopic(topics: readonly string[], { topic }: Heard): boolean | undefined {
  if (topic === undefined || topics.length === 0) return undefined
  return !topics.some((name) => {
    if (name === '*') return true
    const allowed = TOPICS[name]
    if (!allowed) throw new Error(`no topic ${name}`)
    return allowed.test(topic)
  })
}

/** A wish may be met by choosing the way that is offered for it. */
const isWay = ({ others }: Labelled, name: string, value: string) =>
  name === 'pick' && /^(?:leave|no_email|skip|same_number|port_number|given_phone)$/.test(value) && others.length > 0

function isSame(told: Told, { name, value }: Value): boolean {
  const isChoice = name === 'pick' && (told.name === 'numberChoice' || (told.name === 'plan' && PLANS.test(value)))
  const names = told.name === name || isChoice
  // The child's plan is for a child.
  if (told.name === 'forWhom' && name === 'plan') return told.value === 'child' && value.startsWith('barn')
  if (told.name === 'pick' && told.value === 'child' && value === 'barn-1gb') return true
  // An option that is heard beside a correction is told by the fact that it sets as well.
  if (told.name === 'pick' && FACTS_OF_OPTIONS.has(name)) return sorted(told.value) === sorted(value)
  // A part of a name that is corrected belongs to the name that is known.
  if (name === 'name' && told.name === 'name' && !told.value.includes(' '))
    return value.split(' ').some((part) => plain(part) === plain(told.value))
  const options = name === 'pick' || told.name === 'cover'
  return names && (options ? sorted(told.value) === sorted(value) : plain(told.value) === plain(value))
}

const FACTS_OF_OPTIONS: ReadonlySet<string> = new Set(['forWhom', 'powerReason', 'powerAgreement', 'numberChoice'])

const plain = (value: string) =>
  value
    .toLowerCase()
    .replace(/[\s.,]+/g, ' ')
    .trim()
const sorted = (value: string) => value.split('+').toSorted().join('+')

export type Figures = Record<Column, [count: number, of: number]>
export const COLUMNS = [
  'acts right',
  'values right',
  'asked back',
  'remarks taken as data',
  'wrong values',
  'questions met',
  'off topic',
  'wrong facts told',
  'answers missed',
  'corrections taken',
] as const
export type Column = (typeof COLUMNS)[number]

export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const share = (of: (verdict: Verdict) => boolean | undefined): [number, number] => {
    const told = verdicts.flatMap((verdict) => of(verdict) ?? [])
    return [told.filter(Boolean).length, told.length]
  }
  const sum = (at: 0 | 1 | 2) => verdicts.reduce((total, { values }) => total + values[at], 0)
  return {
    'acts right': share(({ acts }) => acts),
    'values right': [sum(1), sum(0)],
    'asked back': [sum(2), sum(0)],
    'remarks taken as data': share(({ remarkTaken }) => remarkTaken),
    'wrong values': share(({ wrongValue, values }) => (values[0] > 0 ? wrongValue : undefined)),
    'questions met': share(({ met }) => met),
    'off topic': share(({ offTopic }) => offTopic),
    'wrong facts told': share(({ wrongTold, offTopic }) => (offTopic === undefined ? undefined : wrongTold)),
    'answers missed': share(({ missed }) => missed),
    'corrections taken': share(({ corrected }) => corrected),
  }
}
