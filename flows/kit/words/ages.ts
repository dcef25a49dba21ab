import { numberOf } from './numbers.ts'
import { CHILD } from './plan-words.ts'

const YEARS = new Set('yr yrs år åring åringen åringer åra års year years yo årig årige årsgammel'.split(' '))
const BEFORE = new Set('på er fylt fyller blir e is are turned aged shes hes'.split(' '))
const NO_AGE = new Set('gb mb giga gig kr kroner gigabyte mega stykker stk'.split(' '))

const CHILDREN = new Set([
  ...CHILD,
  'gutongen',
  'guttungen',
  'jentungen',
  'barnebarn',
  'barnebarnet',
  'barnebarna',
  'son',
  'daughter',
  'boy',
  'girl',
  'grandson',
  'granddaughter',
])
const GROWN = 18
const isLastOrBeforeAnd = (said: readonly string[], at: number) =>
  at === said.length - 1 || ['og', 'and', 'men', 'but'].includes(said[at + 1] ?? '')

/** Years of age told in an utterance: "sønnen min på 15 år", "en tolvåring". */
export function agesIn(said: readonly string[]): number[] {
  return said.flatMap((word, at) => {
    const age = word.startsWith('tenåring') ? undefined : numberOf(word.replace(/(?:års?|åring(?:en)?)$/u, ''))
    const [before = '', next = ''] = [said[at - 1], said[at + 1]]
    if (age === undefined || NO_AGE.has(next)) return []
    if (before === 'under') return [age - 1]
    if (before === 'over' || before === 'fylt') return [age]
    const isEnglish =
      ['s', 'is', 'turned', 'aged'].includes(before) &&
      ['he', 'she', 'who', 'boy', 'girl', 'son', 'daughter'].includes(said[at - 2] ?? '')
    const isSaid =
      isEnglish || YEARS.has(next) || /(?:års?|åring(?:en)?)$/u.test(word) || (BEFORE.has(before) && /^\d/.test(word))
    const isOfChild = isLastOrBeforeAnd(said, at) && said.slice(0, at).some((word) => CHILDREN.has(word)) && age < GROWN
    return isSaid ||
      isOfChild ||
      (/^\d/.test(word) && ['og', 'and'].includes(before) && agesIn(said.slice(0, at - 1)).length > 0)
      ? [age]
      : []
  })
}

const AS_OLD = /(?<!\S)(?:\d+|\p{L}+) (?:years? old|yo|årig|årsgammel)(?!\S)|åring/u
/** "Har hatt Telenor i 8 år". */
const LASTING = /(?<!\S)(?:i|for|in|siden|over) (?:\d+|\p{L}+) (?:år|years?)(?! old)(?!\S)/u

/** Speaks of a child below an age: "til sønnen min på 8", "my 8 year old". */
export function childBelow(said: readonly string[], age: number): boolean {
  const ages = agesIn(said)
  const phrase = said.join(' ')
  const isOfChild = said.some((word) => CHILDREN.has(word)) || AS_OLD.test(phrase)
  return isOfChild && ages.length > 0 && ages.every((one) => one < age) && !LASTING.test(phrase)
}
