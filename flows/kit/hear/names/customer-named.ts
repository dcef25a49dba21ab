import type { Locale } from '#contracts/kernel/locale.ts'
import { nameRuns, nameWordsOf } from '../../values/name-in-sentence.ts'
import type { Registers } from '../../values/registers.ts'
import { anyAddressWord, anyStreetWord } from '../../words/address-words.ts'
import { phraseOf } from '../../words/tokens.ts'
import { matchOf } from '../sentence/cues.ts'
import { AND, partsOf } from '../sentence/clauses.ts'
import { anyOf, speaksOfOthers } from '../sentence/forms.ts'

const STANDS_FOR_NAME = 'named'
/** Names are looked up only where something is to be done or written. */
const DECIDES = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('should', 'writes', 'decides')})(?!\p{L})`, 'iu')
const POSSESSIVE = new RegExp(String.raw`(?<=\p{Lu}\p{L}+)['’]?s(?= (?:${anyOf('behindPossessive')})(?!\p{L}))`, 'u')

const OTHER = String.raw`(?:(?:${anyOf('beforePerson')}) )?(?:${anyOf('others')})(?: (?:${anyOf('behindPerson')}))?`
/** "Min fru, Karin Hjälm": the comma ends no clause. */
const COMMA_BEFORE_NAME = new RegExp(
  String.raw`(?<=(?<!\p{L})${OTHER}(?: (?:${anyOf('instead')}))?),(?= \p{Lu}[\p{L}-]+ (?:\p{Ll}{2,3} )?\p{Lu})`,
  'gu',
)

/** "På min mamma Gunborg Nyström". */
const WHO_THAT_IS = new RegExp(
  String.raw`(?<!\S)${OTHER} (?:(?:${anyOf('instead')}) )?(?=${STANDS_FOR_NAME}(?: |$))`,
  'gu',
)

const I_AM_CALLED = new RegExp(
  String.raw`^(?:(?:${anyOf('subject')})\s+(?:${anyOf('calls')})|(?:${anyOf('my')})\s+(?:${anyOf('name')})\s+(?:${anyOf('is')}))\s`,
  'iu',
)

/** "Mannen min heter Kjell, jeg heter Tone Mo": one's own name, told apart from that of somebody else. */
export function namedApart(said: string, locale: Locale, registers: Registers): string | undefined {
  const clauses = partsOf(said).map(({ text }) => text.replace(AND, ''))
  if (!clauses.some(speaksOfOthers)) return undefined
  const own = clauses.filter((clause) => I_AM_CALLED.test(clause) && !speaksOfOthers(clause))
  const [name, ...others] = own.flatMap((clause) => nameRuns(nameWordsOf(clause), locale, registers))
  return others.length === 0 ? name?.join(' ') : undefined
}

/** "Adressen skal være Fjellveien 2 B": words behind the word for an address, or with a number between, name nobody. */
function isOfAddress(text: string, run: readonly string[]): boolean {
  const from = text.indexOf(run[0] ?? '')
  return ADDRESS.test(text.slice(0, from)) || /\d/.test(text.slice(from, text.lastIndexOf(run.at(-1) ?? '')))
}
const ADDRESS = new RegExp(
  String.raw`(?<!\p{L})(?:${anyAddressWord('nounPhrases', 'codePhrases')}|${anyStreetWord('theStreet')})(?!\p{L})`,
  'iu',
)

/** Whose agreement it is to be, or who is to be called: "avtalet ska stå på Johan Berg", "det skal stå i Kari Vikens navn". */
export function customerNamed(
  said: string,
  locale: Locale,
  registers: Registers,
  cue: 'customer' | 'called' = 'customer',
): string | undefined {
  if (!DECIDES.test(said) && !speaksOfOthers(said)) return undefined
  const joined = said.replace(COMMA_BEFORE_NAME, '')
  const clauses = partsOf(joined).map(({ text }) => text)
  for (const text of clauses.length > 1 ? [...clauses, joined] : clauses) {
    const words = nameWordsOf(text.replace(POSSESSIVE, ''))
    const [run, ...others] = nameRuns(words, locale, registers)
    if (run === undefined || others.length > 0 || isOfAddress(text, run)) continue
    const name = run.join(' ')
    const phrase = phraseOf(words.join(' ').replace(name, STANDS_FOR_NAME)).replace(WHO_THAT_IS, '')
    if (matchOf(phrase, locale, cue) !== undefined) return name
  }
  return undefined
}
