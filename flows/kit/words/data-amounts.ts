import { numberOf } from './numbers.ts'
import { isSlipOf } from './typo.ts'

const words = (written: string) => written.split(' ')

const GIGA = words('gb gig gigs giga gigabyte gigabytes gigabyt gigen gigaen g')
const MEGA = words('mb mega megabyte megabytes meg')
/** Words for an amount of data that mean something else as a number elsewhere, or are above 99. */
const COUNTED: Record<string, number> = { et: 1, sex: 6, tjugo: 20, trettio: 30, trehundre: 300, femhundre: 500 }

/** "Sixx gb" and "threee gb": a key that was held too long. */
const LETTER_AGAIN = /(\p{L})\1+$/u
const numberHeld = (word: string) =>
  numberOf(word) ?? numberOf(word.replace(LETTER_AGAIN, '$1')) ?? numberOf(word.replace(LETTER_AGAIN, '$1$1'))
const isUnit = (unit: string, names: readonly string[]) =>
  names.some((name) => unit === name || (name.length > 3 && isSlipOf(unit, name)))

export function countOf(word: string): number | undefined {
  if (/^\d{1,4}$/.test(word)) return Number(word)
  return Object.hasOwn(COUNTED, word) ? COUNTED[word] : numberHeld(word)
}

/**
 * Amounts of data in MB ("6 gb", "seks giga", "300 mb"). With `bare`, a number alone counts too: as GB, or as MB from
 * 100 on.
 */
export function amountsIn(said: readonly string[], bare: boolean): number[] {
  return said.flatMap((word, at) => {
    const count = countOf(word)
    if (count === undefined) return []
    const isShared = AND.has(said[at + 1] ?? '') && /^\d/.test(said[at + 2] ?? '')
    const unit = said[isShared ? at + 3 : at + 1] ?? ''
    // "5g" is the network, not an amount.
    if (unit === 'g' && count >= 3 && count <= 5) return []
    if (isUnit(unit, GIGA)) return [count * 1000]
    if (isUnit(unit, MEGA)) return [count]
    if (/^\d/.test(word) && ENOUGH.has(unit)) return [count * 1000]
    return bare &&
      count < MOST_BARE &&
      (/^\d/.test(word) || (count >= 3 && (said.length === 1 || BEFORE_SIZE.has(said[at - 1] ?? ''))))
      ? [count >= 100 ? count : count * 1000]
      : []
  })
}

/** A larger number without a unit is a postal code, a year, or a part of a telephone number. */
const MOST_BARE = 1000
const AND = new Set(['og', 'eller', 'and', 'or', 'mot', 'vs'])
/** "Så 6 holder". */
const ENOUGH = new Set(['holder', 'held', 'rekker', 'rekk', 'räcker', 'rækker', 'enough'])
const BEFORE_SIZE = new Set(['på', 'den', 'med', 'ca', 'rundt', 'minst', 'maks'])
