import type { Act } from '#contracts/chat/act.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { SURE } from '../../heard-answer.ts'
import type { Ask, Flow } from '../../flow.ts'
import { optionsAt, type Offered } from '../../options.ts'
import { stepsInOrder } from '../../steps-in-order.ts'
import { whollyNamed } from '../../likeness.ts'
import type { Candidate } from '../../understand.ts'
import { anyChoice, choiceWords, sentenceWords } from '../../words/language-words.ts'
import { hasVerbFirst, isEveryday, isQuestion, openingOf, WAIT } from '../../words/everyday.ts'
import { isOfTime } from '../../words/span-of-time.ts'
import { indexOfPhrase, phraseOf, tokensOf } from '../../words/tokens.ts'
import type { FactName, Facts } from '#contracts/chat/facts.ts'
import { candidatesAt } from './candidates.ts'
import { factsTaught } from './choice-facts.ts'
import { AND, partsOf, withoutReason } from '../sentence/clauses.ts'
import { factsNamed } from '../sentence/cues.ts'
import { wordsOf } from '../sentence/forms.ts'
import { isOfOldAgreement } from '../days/day-to-begin.ts'
import type { Reading } from '../reading.ts'

type Choice = Act & { kind: 'answer' }

const FEWEST_WORDS = 3
const FEWEST_LETTERS = 3

/**
 * Options of later questions named in the same breath as an answer ("6 gb og nytt nummer"; HEAR-05). One that costs
 * something is taken beside an answer only, and asked back with its price where its question comes (HEAR-03).
 */
export function choicesAhead(reading: Reading, acts: readonly Act[]): Act[] {
  const { flow, step, utterance, flowContext, isAsking } = reading
  const said = tokensOf(utterance)
  const isAnswered = acts.some((act) => act.kind === 'answer' && act.sure >= SURE)
  if (isAsking || acts.some(({ kind }) => kind !== 'answer' && kind !== 'nothing')) return []
  const isExplained = explainedBy(reading, acts)
  const left = partsOf(utterance).flatMap(({ text }) => {
    const clause = withoutReason(text.trim().replace(AND, ''))
    const isSaid = (word: string) =>
      isExplained(word) || WAIT.has(word) || openingOf([word], flowContext.locale) !== undefined
    return isQuestion(clause, flowContext.locale) || tokensOf(clause).every(isSaid) ? [] : [clause]
  })
  const told = new Set(acts.flatMap((act) => (act.kind === 'answer' && act.fact ? [act.fact] : [])))
  const asked = new Set(optionsAt(flow, step, flowContext).flatMap(({ learn }) => taughtAhead(learn)))
  const isPlanToldOrAsked = asked.has('plan') || flowContext.facts.plan !== undefined
  const found: Choice[] = []
  let areAllPriced = true
  const unnamed = new Set(left)
  const wordsOfFound = new Set<string>()
  const names = passedInOrder(flow)
  const others = names.flatMap((name) => {
    const other = name === step ? undefined : flow.steps[name]
    if (left.length === 0 || !other || !('ask' in other) || other.ask.offer?.many) return []
    if (Object.values(other.ask.choices ?? {}).some(({ reads }) => reads && told.has(reads.write))) return []
    const isToCome = names.indexOf(name) > names.indexOf(step)
    const options = optionsAt(flow, name, flowContext).filter(
      (option) => isOpen(option, flowContext.facts, asked) && (isAnswered || isToCome || !hasPrice(option)),
    )
    return options.length === 0 ? [] : [{ name, ask: other.ask, options, candidates: candidatesOf(options, reading) }]
  })
  const isOfLongName = wordsOfLongNames(
    said,
    others.flatMap(({ candidates }) => candidates),
  )
  // Once more, for what stands beside a choice that is found later ("nytt nummer til meg").
  for (const { name, ask, options, candidates } of [...others, ...others]) {
    for (const clause of left) {
      if (options.some(hasPrice) && isOfPresent(clause)) continue
      const origins = originsIn(clause, ask)
      const isBeside = (word: string) =>
        [GREETINGS, wordsOfFound, origins].some((words) => words.has(word)) || isExplained(word) || isOfLongName(word)
      const named = isPlanToldOrAsked ? withoutNameOfPlan(clause, flowContext.locale) : clause
      const payload = whollyNamed(named, candidates, flowContext.locale, isBeside)
      const fact = taughtAhead(options.find((option) => option.payload === payload)?.learn)[0]
      if (payload === undefined || fact === undefined || found.some((one) => one.fact === fact)) continue
      const reads = Object.hasOwn(ask.choices ?? {}, payload) ? ask.choices?.[payload]?.reads : undefined
      const isCalled = (one: Candidate) => one.payload === payload && one.words.includes(phraseOf(clause))
      const isWholeName = said.length > 1 && !reading.rule && reads === undefined && candidates.some(isCalled)
      const isShort = said.length < FEWEST_WORDS && !isWholeName
      if (isShort && !isNamedShortly(options.find((option) => option.payload === payload))) continue
      const evidence = { words: clause, sure: 0.9, why: `an answer to ${name}` }
      const number = reads?.rule === 'phone' ? phoneTold(acts) : undefined
      if (number !== undefined && onlyTells(clause, flowContext.locale)) continue
      unnamed.delete(clause)
      const namesOfOption = candidates.find((one) => one.payload === payload)?.words ?? []
      for (const word of namesOfOption.flatMap(tokensOf)) wordsOfFound.add(word)
      const chosen = reads && number !== undefined ? { fact: reads.write, value: number } : { fact, payload }
      found.push({ kind: 'answer', ...chosen, ...evidence })
      areAllPriced &&= options.some((option) => option.payload === payload && hasPrice(option))
    }
  }
  // What costs something is asked back, so that a remark may stand beside it.
  if (areAllPriced && [...unnamed].every(isRemark)) return found
  return isAnswered || (unnamed.size === 0 && !said.slice(0, 2).some((word) => HAS_BEEN.has(word))) ? found : []
}

/** "Jeg vil ikke ha overraskelser": a sentence of somebody. */
function isRemark(clause: string): boolean {
  const words = tokensOf(clause)
  return words.length >= FEWEST_OF_REMARK && SPEAKERS.has(words[0] ?? '')
}
const FEWEST_OF_REMARK = 4
const SPEAKERS = wordsOf('subject')

const ORDERS = new WeakMap<Flow, readonly string[]>()

function passedInOrder(flow: Flow): readonly string[] {
  const known = ORDERS.get(flow) ?? stepsInOrder(flow)
  ORDERS.set(flow, known)
  return known
}

/**
 * Words of options named with several words: of "byter från Tibber så snart som möjligt" the last four tell the day, so
 * that they may stand beside the reason.
 */
function wordsOfLongNames(said: readonly string[], candidates: readonly Candidate[]): (word: string) => boolean {
  const phrases = candidates
    .flatMap(({ words }) => words.map(tokensOf))
    .filter((phrase) => phrase.length > 1 && indexOfPhrase(said, phrase, (one, other) => one === other) >= 0)
  const known = new Set(phrases.flat())
  return (word) => known.has(word)
}

const phoneTold = (acts: readonly Act[]): string | undefined =>
  acts.flatMap((act) => (act.kind === 'answer' && act.fact === 'phone' ? (act.value ?? []) : []))[0]

/** "Nummeret mitt er 915 22 481" says nothing of whether it is kept. */
const onlyTells = (clause: string, locale: Locale) =>
  tokensOf(clause).every((word) => /\d/.test(word) || NUMBER.test(word) || isEveryday(word, locale))
const NUMBER = new RegExp(`^(?:${anyChoice('phoneNumberPhrases')})$`, 'u')

/** "Vi har rörligt nu", "jeg har bundet avtale til mars" tell what somebody has, and not what they want. */
const isOfPresent = (clause: string) => isOfOldAgreement(clause) || HAS_ALREADY.test(phraseOf(clause))
const HAS_ALREADY = new RegExp(String.raw`^(?:\S+ ){0,2}(?:${anyChoice('hasAlready')})(?: |$)`, 'u')

/** "Vi har boet her i ti år" alone is a remark. */
const HAS_BEEN = choiceWords('hasBeen')

/** "Så snart det går" is a choice of a day, but no other answer put right. */
const taughtAhead = (learn: Facts = {}): FactName[] =>
  learn.startDate === undefined ? factsTaught(learn) : [...factsTaught(learn), 'startDate']

/** One or two words name no option but one with a price or a day: "rörligt pris", "hurtigst muligt". */
const isNamedShortly = (option: Offered | undefined): boolean =>
  option !== undefined && (hasPrice(option) || option.learn?.startDate !== undefined)

/** Sets a fact that nothing is known of and that is not asked for now. */
const isOpen = (option: Offered, facts: Facts, asked: ReadonlySet<FactName>) =>
  !option.exact &&
  taughtAhead(option.learn).length > 0 &&
  taughtAhead(option.learn).every((fact) => facts[fact] === undefined && !asked.has(fact))

export const hasPrice = ({ values = {} }: Offered): boolean =>
  Object.values(values).some((value) => typeof value === 'object' && ('money' in value || 'perKwh' in value))

function candidatesOf(options: readonly Offered[], reading: Reading): Candidate[] {
  const offered = new Set(options.map(({ payload }) => payload))
  // "Fortum har jag nu" chooses no day.
  return candidatesAt(options, reading).flatMap((one) =>
    offered.has(one.payload) ? [{ ...one, words: one.words.filter((word) => word.length >= FEWEST_LETTERS) }] : [],
  )
}

const GREETINGS = sentenceWords('greetings')
/** "Byter från Tibber". */
const BEFORE_SUPPLIER = choiceWords('beforeSupplier')

/** Of "nytt abonnement" both words: what is new is no number. */
function withoutNameOfPlan(clause: string, locale: Locale): string {
  const words = tokensOf(clause)
  const namesPlan = (word = '') => factsNamed(word, locale).includes('plan')
  return words.filter((word, at) => !namesPlan(word) && !namesPlan(words[at + 1])).join(' ')
}

/** "Fra ice" beside a number that is brought along; "kan jeg ta med nummeret fra ice" asks. */
function originsIn(clause: string, { choices = {} }: Ask<string>): ReadonlySet<string> {
  const words = tokensOf(clause)
  const isBroughtAlong = Object.values(choices).some(({ reads }) => reads?.rule === 'phone') && !hasVerbFirst(words)
  return new Set(
    isBroughtAlong
      ? words.filter((word, at) => [word, words[at - 1] ?? ''].some((one) => BEFORE_SUPPLIER.has(one)))
      : [],
  )
}

/** Words of the answers that were heard: those of a chosen option, and values; and when something is to be. */
function explainedBy({ candidates }: Reading, acts: readonly Act[]): (word: string) => boolean {
  const words = acts.flatMap((act) => {
    if (act.kind !== 'answer' || act.sure < SURE) return []
    const chosen = candidates.find(({ payload }) => payload === act.payload)
    return [...tokensOf(act.value ?? ''), ...[chosen?.title ?? '', ...(chosen?.words ?? [])].flatMap(tokensOf)]
  })
  const supplier = acts.some((act) => act.kind === 'answer' && act.fact === 'currentSupplier') ? BEFORE_SUPPLIER : []
  const known = new Set([...words, ...supplier])
  return (word) => /\d/.test(word) || known.has(word) || isOfTime(word)
}
