import type { Locale } from '#contracts/kernel/locale.ts'
import { addressLine, streetsIn } from '../../values/address-line.ts'
import { isNot, openingOf } from '../../words/everyday.ts'
import { emailsIn } from '../../words/find-values.ts'
import { ordinalOf } from '../../words/numbers.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { choiceWords } from '../../words/language-words.ts'
import { dayWords } from '../../words/day-words.ts'
import type { FlowContext } from '../../flow.ts'
import { AND, partsOf } from '../sentence/clauses.ts'
import { contrastIn } from '../sentence/contrast.ts'
import { anyOf, isOfBill } from '../sentence/forms.ts'

const LAST = dayWords('last')
const SHORTEST = 3

/** "Anna@example.com och anna@jobb.se, ta jobbet": which of two addresses of e-mail is meant. */
export function emailMeant(utterance: string, { locale }: FlowContext): string | undefined {
  const [one, two, ...others] = [...new Set(emailsIn(utterance))]
  return one === undefined || two === undefined || others.length > 0 ? undefined : oneMeant(utterance, one, two, locale)
}

/** Which of two values is meant by what is said of them, or is not taken off ("glem gmail", "ta bort kari.vik, kari holder"). */
export function oneMeant(utterance: string, one: string, two: string, locale: Locale): string | undefined {
  const clauses = partsOf(utterance).map(({ text }) => text.replace(AND, ''))
  const holds = (clause: string) => clause.includes(one) || clause.includes(two)
  const behindBoth = behindLast(clauses.findLast(holds) ?? '', [one, two])
  const behind = TAKEN_OFF.test(phraseOf(behindBoth)) ? behindBoth : ''
  const { takenOff, kept } = takenApart([...clauses.filter((clause) => !holds(clause)), behind])
  const isAbout = (said: readonly string[], value: string, other: string) => {
    const clause = clauses.find((text) => text.includes(value) && !text.includes(other)) ?? value
    const beside = tokensOf(behind === '' ? clause : clause.replace(behind, ''))
    return beside.some((word) => word.length >= SHORTEST && !tokensOf(other).includes(word) && isNamed(word, said))
  }
  const namedIn = (said: readonly string[]) => {
    if (said.some((word) => ordinalOf(word) === 1)) return one
    if (said.some((word) => ordinalOf(word) === 2 || LAST.has(word))) return two
    const [first, second] = [isAbout(said, one, two), isAbout(said, two, one)]
    return first === second ? undefined : first ? one : two
  }
  const said = tokensOf(kept.join(' '))
  if (openingOf(said, locale) === 'no' || said.some((word) => isNot(word, locale))) return undefined
  if (takenOff.length === 0) return said.length === 0 ? undefined : namedIn(said)
  const wrong = namedIn(tokensOf(takenOff.join(' ')))
  const left = wrong === undefined ? onlyTaken(clauses, [one, two]) : wrong === one ? two : one
  const named = namedIn(said)
  return named === undefined || named === left ? left : undefined
}

/** "Ta kari@x.no" beside "ikke ta den". */
function onlyTaken(clauses: readonly string[], values: readonly string[]): string | undefined {
  const taken = clauses.filter((clause) => TAKES.test(clause) && !TAKEN_OFF.test(phraseOf(clause)))
  const [only, ...others] = values.filter((value) => taken.some((clause) => clause.includes(value)))
  return others.length === 0 ? only : undefined
}

/** What a clause says behind the last of the values. */
const behindLast = (clause: string, values: readonly string[]): string =>
  clause.slice(
    Math.max(0, ...values.map((value) => (clause.includes(value) ? clause.lastIndexOf(value) + value.length : 0))),
  )

/** What is taken off and what stays, of clauses as "ikke gmail, men online". */
export function takenApart(clauses: readonly string[]): { takenOff: string[]; kept: string[] } {
  const apart = clauses.map((clause) => {
    const contrast = contrastIn(clause)
    if (contrast) return { takenOff: [contrast.denied], kept: [contrast.meant] }
    return TAKEN_OFF.test(phraseOf(clause)) ? { takenOff: [clause], kept: [] } : { takenOff: [], kept: [clause] }
  })
  return { takenOff: apart.flatMap(({ takenOff }) => takenOff), kept: apart.flatMap(({ kept }) => kept) }
}
const TAKEN_OFF = new RegExp(
  String.raw`(?<!\S)(?:${anyOf('denies', 'drops', 'removes')}|${[...choiceWords('drops')].join('|')}|don t)(?!\S)`,
  'u',
)
const TAKES = new RegExp(String.raw`^(?:(?:${anyOf('opens')})\s+)*(?:${anyOf('takes', 'uses')})\s`, 'iu')

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
