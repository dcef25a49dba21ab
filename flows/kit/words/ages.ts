import { amountWords, anyAmount } from './amount-words.ts'
import { numberOf } from './numbers.ts'
import { CHILD } from './plan-words.ts'

const YEARS = amountWords('years')
const YEAR_ENDING = new RegExp(`(?:${anyAmount('yearEndingPhrases')})$`, 'u')
const TEENAGER = new RegExp(`^(?:${anyAmount('teenager')})`, 'u')
const BEFORE_AGE = amountWords('beforeAge')
const BELOW = amountWords('below')
const ABOVE = amountWords('above')
const PEOPLE = amountWords('people')
const PEOPLE_ARE = amountWords('peopleAre')
const UNITS = amountWords('units')
const AND = amountWords('and')
const BUT = amountWords('but')

const CHILDREN = new Set([...CHILD, ...amountWords('children')])
const GROWN = 18
const isLastOrBeforeAnd = (said: readonly string[], at: number) =>
  at === said.length - 1 || [AND, BUT].some((words) => words.has(said[at + 1] ?? ''))

/** Years of age told in an utterance: "sønnen min på 15 år", "en tolvåring". */
export function agesIn(said: readonly string[]): number[] {
  return said.flatMap((word, at) => {
    const age = TEENAGER.test(word) ? undefined : numberOf(word.replace(YEAR_ENDING, ''))
    const [before = '', next = ''] = [said[at - 1], said[at + 1]]
    if (age === undefined || UNITS.has(next)) return []
    if (BELOW.has(before)) return [age - 1]
    if (ABOVE.has(before)) return [age]
    const isOfPeople = PEOPLE_ARE.has(before) && PEOPLE.has(said[at - 2] ?? '')
    const isSaid =
      isOfPeople || YEARS.has(next) || YEAR_ENDING.test(word) || (BEFORE_AGE.has(before) && /^\d/.test(word))
    const isOfChild = isLastOrBeforeAnd(said, at) && said.slice(0, at).some((word) => CHILDREN.has(word)) && age < GROWN
    return isSaid || isOfChild || (/^\d/.test(word) && AND.has(before) && agesIn(said.slice(0, at - 1)).length > 0)
      ? [age]
      : []
  })
}

/** "Jeg er 52 år": an age with its unit, in a few words. */
export const isAgeAlone = (said: readonly string[], atLeast: number, most: number): boolean =>
  said.length <= most &&
  said.filter((word) => /\d/.test(word)).length === 1 &&
  said.some((word, at) => (numberOf(word) ?? 0) >= atLeast && YEARS.has(said[at + 1] ?? ''))

const AS_OLD = new RegExp(anyAmount('asOldPhrases'), 'u')
/** "Har hatt Telenor i 8 år". */
const LASTING = new RegExp(String.raw`(?<!\S)(?:${anyAmount('lastingPhrases')})(?!\S)`, 'u')

/** Speaks of a child below an age: "til sønnen min på 8", "my 8 year old". */
export function childBelow(said: readonly string[], age: number): boolean {
  const ages = agesIn(said)
  const phrase = said.join(' ')
  const isOfChild = said.some((word) => CHILDREN.has(word)) || AS_OLD.test(phrase)
  return isOfChild && ages.length > 0 && ages.every((one) => one < age) && !LASTING.test(phrase)
}
