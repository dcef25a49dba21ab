import { amountWords, COUNTED } from './amount-words.ts'
import { numberOf } from './numbers.ts'
import { isSlipOf } from './typo.ts'

const GIGA = [...amountWords('gigabytes')]
const MEGA = [...amountWords('megabytes')]

/** "Sixx gb" and "threee gb": a key that was held too long. */
const LETTER_AGAIN = /(\p{L})\1+$/u
const numberHeld = (word: string) =>
  numberOf(word) ?? numberOf(word.replace(LETTER_AGAIN, '$1')) ?? numberOf(word.replace(LETTER_AGAIN, '$1$1'))
const isUnit = (unit: string, names: readonly string[]) =>
  names.some((name) => unit === name || (name.length > 3 && isSlipOf(unit, name)))

export function countOf(word: string): number | undefined {
  if (/^\d{1,4}$/.test(word)) return Number(word)
  return COUNTED.get(word) ?? numberHeld(word)
}

/**
 * Amounts of data in MB ("6 gb", "seks giga", "300 mb"). With `bare`, a number alone counts too: as GB, or as MB from
 * 100 on.
 */
export function amountsIn(said: readonly string[], bare: boolean): number[] {
  return said.flatMap((word, at) => {
    const count = countOf(word)
    if (count === undefined) return []
    const isShared = BETWEEN_AMOUNTS.has(said[at + 1] ?? '') && /^\d/.test(said[at + 2] ?? '')
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
const BETWEEN_AMOUNTS = amountWords('betweenAmounts')
const BEFORE_SIZE = amountWords('beforeSize')
/** "Så 6 holder". */
const ENOUGH = amountWords('enough')
