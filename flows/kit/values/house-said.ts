import { anyOf } from '../hear/sentence/forms.ts'
import { addressWords, anyAddressWord, anyStreetWord } from '../words/address-words.ts'
import { anyLink } from '../words/language-words.ts'
import { digitsSaid, numberOf, withTensJoined } from '../words/numbers.ts'
import { NAME_ENDINGS } from './numbered-name.ts'

const NUMBER = new RegExp(String.raw`(?<=\p{L}\.?)\s+(?:${anyAddressWord('number', 'numberSign')})\.?\s*(?=\d)`, 'iu')
const NUMBER_WORDS = addressWords('number')

/** "Lia 12 – 14". */
const FROM_TO = /(?<=\p{L}\.?\s)(\d{1,4}\p{L}?)\s*[–-]\s*(\d{1,4}\p{L}?)(?![\p{L}\d])/u
const OWN = `(?:(?:${anyOf('my')}|${anyLink('the')})\\s+)?`
const HOUSE = String.raw`(?:\p{L}*(?:${anyAddressWord('number', 'theNumber')})|${anyOf('house')})`
const IS = `(?:${anyLink('isPhrases')})`
/** "Gata heter Lia og nummeret er 5". */
const NAMED_APART = new RegExp(
  String.raw`^${OWN}(?:${anyStreetWord('theStreet')})(?:['’]s|\s+${IS})?\s+(?:${anyOf('calls')})\s+(\p{L}[\p{L} .'’-]*?)[\s,]+(?:(?:${anyOf('joins')})\s+)?${OWN}${HOUSE}\s+(?:${IS}\s+)?(?:(?:${anyAddressWord('number')})\s+)?(?=[\p{L}\d])`,
  'iu',
)
/** "Nr 5 på Lia". */
const IN_STREET = String.raw`(?:${anyAddressWord('number')})\.?\s*(\d{1,4}\p{L}?)\s+(?:${anyLink('at')})\s+(\p{L}[\p{L} .'’-]*(?:${NAME_ENDINGS}))(?!\p{L})`
const NUMBER_FIRST = new RegExp(`^${IN_STREET}`, 'iu')
const NUMBER_IN_STREET = new RegExp(String.raw`(?<!\p{L})${IN_STREET}`, 'iu')
/** "Det er nummer 22 i Kong Oscars gate", wherever it is said. */
export function numberInStreet(said: string): string | undefined {
  const [, number, street] = NUMBER_IN_STREET.exec(said) ?? []
  return number !== undefined && street !== undefined ? `${street} ${number}` : undefined
}

/** "Haraldsgata, nr 120". */
const NUMBER_APART = new RegExp(
  String.raw`(?<=(?:${NAME_ENDINGS}))\s*,\s*(?=(?:${anyAddressWord('number', 'numberSign')})\.?\s*\d)`,
  'iu',
)

/** The street and then its number, as an address is written. */
export const streetAsWritten = (said: string): string =>
  said.replace(NUMBER_APART, ' ').replace(FROM_TO, '$1-$2').replace(NAMED_APART, '$1 ').replace(NUMBER_FIRST, '$2 $1')

const STREET_THEN = new RegExp(
  String.raw`^(.*?(?:${NAME_ENDINGS}))\s+(?:(?:${[...NUMBER_WORDS].join('|')})\s+)?(\p{L}.*)$`,
  'iu',
)

/** A street as it is written: "Kirkeveien nummer 8" and "Solgränd nummer tjugo fem" are Kirkeveien 8 and Solgränd 25. */
export function withHouseInDigits(street: string): string {
  const written = street.replace(NUMBER, ' ')
  if (/\d/.test(written)) return written
  const [, name = '', behind = ''] = STREET_THEN.exec(written.trim()) ?? []
  return numberAhead(name, behind) ?? numberAtEnd(written) ?? street
}

/** "Vestergade tolv b, anden til venstre": the number between the name and the door. */
function numberAhead(name: string, behind: string): string | undefined {
  const words = behind.split(/\s+/)
  const plain = words.map((word) => word.toLowerCase().replace(/[,.]$/, ''))
  const length = [3, 2, 1].find((count) => houseIn(plain.slice(0, count)) !== undefined)
  const house = length === undefined ? undefined : houseIn(plain.slice(0, length))
  if (house === undefined || length === undefined) return undefined
  const letter = words[length]?.replace(/[,.]$/, '') ?? ''
  const isLetter = /^[a-h]$/iu.test(letter)
  const end = words[length - (isLetter ? 0 : 1)]?.endsWith(',') ? ',' : ''
  const rest = words.slice(length + (isLetter ? 1 : 0)).join(' ')
  return `${name} ${house}${isLetter ? letter : ''}${end} ${rest}`.trim()
}

/** Of several words only such as are one number ("fem og tyve", "tjugo tre"). */
function houseIn(words: readonly string[]): number | undefined {
  const [joined = '', ...others] = withTensJoined(words)
  const digits = words.length === 3 ? digitsSaid(words) : undefined
  const number = others.length === 0 ? numberOf(joined) : digits?.length === 2 ? Number(digits) : undefined
  return number === 0 ? undefined : number
}

function numberAtEnd(street: string): string | undefined {
  const [, said = '', letter = ''] = /^(.*?)(\s[a-h])?$/iu.exec(street.trim()) ?? []
  const words = withTensJoined(said.split(/\s+/))
  const number = numberOf(words.at(-1)?.toLowerCase() ?? '')
  if (number === undefined || number === 0) return undefined
  const name = words.slice(0, -1)
  if (NUMBER_WORDS.has(name.at(-1)?.toLowerCase() ?? '')) name.pop()
  return `${name.join(' ')} ${number}${letter.trim()}`
}
