import { NUMBER_WORDS } from '../words/numbers.ts'

const LARGE = 'hundre|hundra|hundrede|hundred|tusen|tusind|thousand|million|millioner|miljon|miljoner'

const NUMERAL = `(?:${[LARGE, ...NUMBER_WORDS].join('|')})`
const AND = '(?:og|och|and)'
const NUMBER_WORD = `${NUMERAL}(?:${AND}?${NUMERAL})*`
const IN_WORDS = `(?<!\\p{L})${NUMBER_WORD}(?:[\\s-]+(?:${AND}\\s+)?${NUMBER_WORD})*`
const IN_DIGITS = '\\d[\\d\\s.,]*'
const FILLED_IN = '\\}'

const NAMED =
  'kr|kroner|kronene|krone|kronor|kronorna|krona|kronen|crowns?|øre|ører|öre|ören|euros?|dollars?|pounds?|€|\\$|£'
const CODES = 'NOK|SEK|DKK|EUR|USD|GBP'

/** Says how often, or for how much, an amount is paid: a number right before it is a price without its currency. */
const A_MONTH =
  '(?:i|om|per|pr\\.?)\\s+(?:måneden|måned|månaden|månad|mnd)|(?:a|per|each)\\s+month|(?:per|pr\\.?)\\s+kwh'

const PRICES = [
  new RegExp(`(?:${IN_DIGITS}|${IN_WORDS}[\\s-]+|${FILLED_IN}\\s*)-?(?:${NAMED})(?!\\p{L})`, 'iu'),
  new RegExp(`(?:${IN_DIGITS}|${FILLED_IN}\\s*)(?:${CODES})(?!\\p{L})`, 'u'),
  new RegExp(`(?<!\\p{L})(?:kr|kroner|kronor|€|\\$|£)\\.?\\s*${IN_DIGITS}`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:${CODES})\\s*${IN_DIGITS}`, 'u'),
  /\d[\d\s.,]*[,:.]-(?!\d)/u,
  /\d[\d\s.,]*\/\s*(?:kwh|mnd|mån|md|måned|månad|month|mo)(?!\p{L})/iu,
  new RegExp(`(?:${IN_DIGITS}|${IN_WORDS}\\s+)(?:${A_MONTH})(?!\\p{L})`, 'iu'),
]

/** The amount of money that is written out in a text of any of our languages, in digits or in words. */
export function writtenPrice(text: string): string | undefined {
  for (const price of PRICES) {
    const found = price.exec(text)?.[0].trim()
    if (found !== undefined) return found
  }
  return undefined
}
