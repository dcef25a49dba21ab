import { addressWords, anyAddressWord } from '../words/address-words.ts'
import { numberOf, withTensJoined } from '../words/numbers.ts'

const NUMBER = new RegExp(String.raw`(?<=\p{L}\.?)\s+(?:${anyAddressWord('number', 'numberSign')})\.?\s*(?=\d)`, 'iu')
const NUMBER_WORDS = addressWords('number')

/** A street as it is written: "Kirkeveien nummer 8" and "Solgränd nummer tjugo fem" are Kirkeveien 8 and Solgränd 25. */
export function withHouseInDigits(street: string): string {
  const written = street.replace(NUMBER, ' ')
  if (/\d/.test(written)) return written
  const [, said = '', letter = ''] = /^(.*?)(\s[a-h])?$/iu.exec(written.trim()) ?? []
  const words = withTensJoined(said.split(/\s+/))
  const number = numberOf(words.at(-1)?.toLowerCase() ?? '')
  if (number === undefined || number === 0) return street
  const name = words.slice(0, -1)
  if (NUMBER_WORDS.has(name.at(-1)?.toLowerCase() ?? '')) name.pop()
  return `${name.join(' ')} ${number}${letter.trim()}`
}
