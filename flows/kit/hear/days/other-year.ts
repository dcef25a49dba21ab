import { numberOf, withTensJoined } from '../../words/numbers.ts'
import { tokensOf } from '../../words/tokens.ts'
import { anyOf } from '../sentence/forms.ts'

const BEFORE_YEAR = new Set(anyOf('beforeYear').split('|'))
const SHORT_YEAR = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('beforeYear')})\s+['’]?(\d\d)(?!\d)[^\d]*$`, 'iu')
const SHORT_YEARS = /(?<![\d.+/-])\d\d(?![\d./-]|\s?\p{L})/gu
const SPEAKS_OF_YEAR = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('year')})(?!\p{L})`, 'iu')

/** A year other than the known one; "i 82", "75, ikke 74" and "feil år, 75" are of the same century (HEAR-04). */
export function otherYear(meant: string, known = '', denied = ''): string | undefined {
  const years = meant.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []
  const [, short] = SHORT_YEAR.exec(meant) ?? []
  const words = withTensJoined(tokensOf(meant))
  const said = words.find((word, at) => at > 0 && BEFORE_YEAR.has(words[at - 1] ?? '') && (numberOf(word) ?? 0) > 20)
  const two = short ?? (said === undefined ? yearAlone(meant, known, denied) : String(numberOf(said)))
  return years.find((year) => !known.startsWith(year)) ?? (two && `${known.slice(0, 2)}${two}`)
}

function yearAlone(meant: string, known: string, denied: string): string | undefined {
  const [only, ...others] = meant.match(SHORT_YEARS) ?? []
  const isDenied = denied.match(SHORT_YEARS)?.at(-1) === known.slice(2, 4)
  return others.length === 0 && (isDenied || SPEAKS_OF_YEAR.test(meant)) ? only : undefined
}
