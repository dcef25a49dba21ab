import { numberOf } from './numbers.ts'

const YEARS = new Set('år åring åringen åringer åra års year years yo årig årige årsgammel'.split(' '))
const BEFORE = new Set('på er fylt fyller blir e is are turned aged'.split(' '))
const NO_AGE = new Set('gb mb giga gig kr kroner gigabyte mega stykker stk'.split(' '))

/** Ages that words name, in years: "på 8", "10-åring", "han er 14", "under 13", "over 13". */
export function agesIn(said: readonly string[]): number[] {
  return said.flatMap((word, at) => {
    const age = word.startsWith('tenåring') ? undefined : numberOf(word.replace(/(?:års?|åring(?:en)?)$/u, ''))
    const [before = '', next = ''] = [said[at - 1], said[at + 1]]
    if (age === undefined || NO_AGE.has(next)) return []
    if (before === 'under') return [age - 1]
    if (before === 'over' || before === 'fylt') return [age]
    const isSaid = YEARS.has(next) || /(?:års?|åring(?:en)?)$/u.test(word) || (BEFORE.has(before) && /^\d/.test(word))
    return isSaid || (/^\d/.test(word) && ['og', 'and'].includes(before) && agesIn(said.slice(0, at - 1)).length > 0) ? [age] : []
  })
}
