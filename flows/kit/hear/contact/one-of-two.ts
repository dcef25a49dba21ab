import type { Locale } from '#contracts/kernel/locale.ts'
import { addressLine, streetsIn } from '../../values/address-line.ts'
import { isNot, openingOf } from '../../words/everyday.ts'
import { emailsIn } from '../../words/find-values.ts'
import { ordinalOf } from '../../words/numbers.ts'
import { tokensOf } from '../../words/tokens.ts'
import { dayWords } from '../../words/day-words.ts'
import type { FlowContext } from '../../flow.ts'
import { partsOf } from '../sentence/clauses.ts'
import { anyOf, isOfBill } from '../sentence/forms.ts'

const LAST = dayWords('last')
const SHORTEST = 3

/** "Anna@example.com och anna@jobb.se, ta jobbet": which of two addresses of e-mail is meant. */
export function emailMeant(utterance: string, { locale }: FlowContext): string | undefined {
  const [one, two, ...others] = [...new Set(emailsIn(utterance))]
  return one === undefined || two === undefined || others.length > 0 ? undefined : oneMeant(utterance, one, two, locale)
}

/** Which of two values is meant by a clause that holds none of them. */
export function oneMeant(utterance: string, one: string, two: string, locale: Locale): string | undefined {
  const clauses = partsOf(utterance).map(({ text }) => text)
  const holds = (clause: string) => clause.includes(one) || clause.includes(two)
  const said = tokensOf(clauses.filter((clause) => !holds(clause)).join(' '))
  if (said.length === 0 || said.some((word) => isNot(word, locale)) || openingOf(said, locale) === 'no')
    return undefined
  if (said.some((word) => ordinalOf(word) === 1)) return one
  if (said.some((word) => ordinalOf(word) === 2 || LAST.has(word))) return two
  const isAbout = (value: string, other: string) => {
    const beside = tokensOf(clauses.find((text) => text.includes(value) && !text.includes(other)) ?? value)
    return beside.some((word) => word.length >= SHORTEST && !tokensOf(other).includes(word) && isNamed(word, said))
  }
  const [first, second] = [isAbout(one, two), isAbout(two, one)]
  return first === second ? undefined : first ? one : two
}

/** "Jobbet" and "jobb" are one word. */
const isNamed = (word: string, said: readonly string[]): boolean =>
  said.some((other) => other.length >= SHORTEST && (other.startsWith(word) || word.startsWith(other)))

const LIVES = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('lives')})(?!\p{L})`, 'iu')
const SENDS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('should', 'wants', 'sends')})(?!\p{L})`, 'iu')

/** "Jeg bor i Storgata 5 men vil ha det på jobben, Havnegata 2": of two addresses not the one where one lives. */
export function addressMeant(utterance: string, { locale }: FlowContext): string | undefined {
  if (streetsIn(utterance).length !== 2) return undefined
  const clauses = partsOf(utterance)
  const lives = clauses.findIndex(({ text }) => LIVES.test(text) && streetsIn(text).length === 1)
  const others = clauses.filter((_, at) => at !== lives).map(({ text, end }) => `${text}${end}`)
  const rest = others.join('')
  const isDenied = tokensOf(rest).some((word) => isNot(word, locale))
  return lives < 0 || isDenied || isOfBill(rest) || !SENDS.test(rest) ? undefined : addressLine(rest)
}
