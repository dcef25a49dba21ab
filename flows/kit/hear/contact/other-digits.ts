import { bareValue } from '../sentence/bare-value.ts'
import { anyOf, saysSwap } from '../sentence/forms.ts'

/** `phrase`: all of the utterance, which may name the part ahead of the value. */
type Told = { meant: string; denied: string | undefined; phrase: string }

const DIGITS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('digits')})(?!\p{L})`, 'iu')
const ENDS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('ends')})(?!\p{L})`, 'iu')
/** "Slutter på 35, så det ble feil". */
const ENDS_WITH = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('ends')})\s+(?:(?:${anyOf('behindEnds')})\s+)?(\d{1,6})(?!\d)`,
  'iu',
)
const BEGINS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('begins')})(?!\p{L})`, 'iu')

export const speaksOfDigits = (phrase: string): boolean =>
  DIGITS.test(phrase) || ENDS.test(phrase) || BEGINS.test(phrase)

/** "Slutter på 45", "33 skal være 45": the other digits stay. */
export function otherDigits({ meant, denied, phrase }: Told, known: string | undefined): string | undefined {
  const digitsOf = (text: string) => text.match(/\d(?: ?\d)*/g) ?? []
  const prefix = /^\+\d\d/.exec(known ?? '')?.[0] ?? ''
  const own = known?.slice(prefix.length) ?? ''
  if (own !== '' && digitsOf(phrase).some((said) => said.replace(/\D/g, '') === own)) return undefined
  const swapped = swappedIn(phrase, own)
  if (swapped !== undefined) return `${prefix}${swapped}`
  const [, ending] = ENDS_WITH.exec(meant) ?? []
  const bare = digitsOf(bareValue(meant))
  const [written, ...others] = ending !== undefined ? [ending] : bare.length > 0 ? bare : digitsOf(meant)
  const digits = (written ?? '').replace(/\D/g, '')
  if (others.length > 0 || digits === '' || digits.length >= own.length) return undefined
  if (ENDS.test(phrase)) return `${prefix}${own.slice(0, -digits.length)}${digits}`
  const first = prefix === '+46' ? digits.replace(/^0/, '') : digits
  if (BEGINS.test(phrase)) return `${prefix}${first}${own.slice(first.length)}`
  const wrong = (denied ?? '').replace(/\D/g, '')
  const isOnce = wrong !== '' && own.split(wrong).length === 2
  return isOnce && wrong.length === digits.length ? `${prefix}${own.replace(wrong, digits)}` : undefined
}

/** "Bytt om de to siste tallene": the digits at that end in the other order. */
function swappedIn(phrase: string, own: string): string | undefined {
  if (!saysSwap(phrase) || !DIGITS.test(phrase) || own.length < 2) return undefined
  const swapped = ENDS.test(phrase)
    ? `${own.slice(0, -2)}${own.slice(-1)}${own.slice(-2, -1)}`
    : BEGINS.test(phrase)
      ? `${own.slice(1, 2)}${own.slice(0, 1)}${own.slice(2)}`
      : own
  return swapped === own ? undefined : swapped
}

/** "Fel siffra på slutet", "the last two digits": an end of a number, and of no other. */
export const namesEndOfNumber = (phrase: string): boolean =>
  ENDS_IN_DIGITS.test(phrase) || (DIGITS.test(phrase) && ENDS.test(phrase))

/** "Nej sista är 8", "46 til slutt": the end of the number that is known. */
const ENDS_IN_DIGITS = new RegExp(
  String.raw`^(?:(?:${anyOf('opens')}) )*(?:(?:${anyOf('ends')}) (?:\S+ ){0,3}\d{1,4}|\d{1,4} (?:\S+ )?(?:${anyOf('ends')}))$`,
  'u',
)
