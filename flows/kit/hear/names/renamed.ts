import type { Facts } from '#contracts/chat/facts.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import { atParticles, fullNameOf, withKnownParticles } from '#contracts/kernel/person-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { nameRuns, nameWordsOf } from '../../values/name-in-sentence.ts'
import { FAMILY_NAMES } from '../../values/names/family.ts'
import { GIVEN_NAMES } from '../../values/names/given.ts'
import { LETTERS } from '../../values/names/letters.ts'
import type { Registers } from '../../values/registers.ts'
import { isEveryday } from '../../words/everyday.ts'
import { anyLink, anyName } from '../../words/language-words.ts'
import { numberOf } from '../../words/numbers.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { lettersApart } from '../../words/typo.ts'
import { partsOf } from '../sentence/clauses.ts'
import { factsNamed } from '../sentence/cues.ts'
import { anyOf, speaksOfOthers } from '../sentence/forms.ts'

const NAMING = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${anyOf('calls', 'spelled', 'writes')})(?!\p{L})|\p{L}*(?:${anyOf('name')})|(?:${anyOf('family', 'given')}))`,
  'iu',
)
const FAMILY = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('family')})`, 'iu')
const GIVEN = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('given')})`, 'iu')
const MIDDLE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('middle')})`, 'iu')
const NOUN = new RegExp(String.raw`^(?:${anyOf('family', 'middle', 'given', 'name')})`, 'iu')
const FEW = 4
const MOST_WORDS = 16

type Name = NonNullable<Facts['name']>

/**
 * Whether a clause that speaks of no name may hold another spelling of one: "5019 Bergen" and "bor i Bergen" tell the town,
 * whatever Morten Berg is called (HEAR-04).
 */
export function mayRespell(clause: string, word: string, locale: Locale, { placeNamed }: Registers): boolean {
  if (NAMING.test(clause)) return true
  const isOfPlace = factsNamed(phraseOf(clause), locale).some((fact) => fact === 'street' || fact === 'city')
  return !/\d/.test(clause) && !isOfPlace && placeNamed(countryOf(locale), word) === undefined
}

/**
 * Another name of one's own, told in a clause that speaks of names ("nå heter jeg Kim Strand") or of letters ("Wiik, med to
 * i-er"): the whole name where it shares a part with the known one, or the part that it is like.
 */
export function renamed(
  said: string,
  known: Name,
  locale: Locale,
  registers: Registers,
  isOfName = false,
): string | undefined {
  if (tokensOf(said).length > MOST_WORDS) return undefined
  const isNaming = isOfName || NAMING.test(said) || LETTERS.test(said)
  const clauses = isNaming || tokensOf(said).length <= FEW ? partsOf(said).map(({ text }) => text) : []
  for (const clause of clauses.length > 1 ? [...restatedFirst(clauses), said] : clauses) {
    if (speaksOfOthers(clause)) continue
    const name =
      withLettersCounted(clause, known) ??
      wholeIn(clause, known, locale, registers, isNaming) ??
      partIn(clause, known, locale, registers, isNaming)
    if (name !== undefined) return name
  }
  return undefined
}

/** "Pär med æ-lyd, altså Pær": what is said anew counts first. */
const restatedFirst = (clauses: readonly string[]): string[] => [
  ...clauses.filter((clause) => SAYS_ANEW.test(clause)),
  ...clauses.filter((clause) => !SAYS_ANEW.test(clause)),
]
const SAYS_ANEW = new RegExp(String.raw`^(?:${anyOf('adverbs')})\s+\p{L}+[.!]*$`, 'iu')

/** The whole name that is said with the corrected part in another clause: "my surname is Hughes, so Owen Hughes". */
export function wholeNameWith(name: string, said: string, locale: Locale, registers: Registers): string {
  const parts = name.split(' ')
  const family = parts.at(-1)
  const whole = partsOf(said)
    .flatMap(({ text }) => nameRuns(nameWordsOf(text), locale, registers))
    .find((run) => run.length > 1 && run.length <= 3 && run.length >= parts.length && isSame(run.at(-1) ?? '', family))
  return whole?.join(' ') ?? name
}

/** "Jens Peder" of Jens Peter Mortensen: parts that are like the first ones of the known name leave the others. */
export function withKnownRest(name: string, known: Name | undefined): string {
  const { firstName, middleName, lastName } = known ?? {}
  const parts = [firstName, middleName, lastName].flatMap((part) => part ?? [])
  const words = name.split(' ')
  const isSlip = (word: string, part = '') => isLike(word, part) && !word.toLowerCase().startsWith(part.toLowerCase())
  // "Eva Marie" of Eva Lunde: given names alone leave the family name.
  const isOfGiven =
    words.length > 1 && isSame(words[0] ?? '', firstName) && words.every((word) => isGivenOnly(word.toLowerCase()))
  if (
    isOfGiven &&
    lastName !== undefined &&
    !isGivenOnly(lastName.toLowerCase()) &&
    !words.some((word) => isSame(word, lastName))
  )
    return [...words, lastName].join(' ')
  const isAlike = words.every((word, at) => isSame(word, parts[at]) || isSlip(word, parts[at]))
  return isAlike && words.length > 1 && isSlip(words.at(-1) ?? '', parts[words.length - 1])
    ? [...words, ...parts.slice(words.length)].join(' ')
    : name
}

/** "Per Arne", whose family name is told to be Lie, is Per Arne Lie. */
export const middleBefore = ({ middleName, lastName }: Name, told = ''): string | undefined =>
  // "Gonzalez-Ruiz" of Maria Gonzalez Ruiz holds the name in the middle.
  middleName !== undefined && told.toLowerCase().startsWith(`${middleName.toLowerCase()}-`)
    ? undefined
    : (middleName ?? (isGivenOnly(lastName.toLowerCase()) ? lastName : undefined))
/** "Fornavnet er Robert": speaks of the given name alone. */
export const namesGiven = (said: string): boolean => GIVEN.test(said)

/** "Jeg hedder Lone" of Børge Kjeldsen is somebody else of the family. */
export function isOtherPerson(name: string, known: Name | undefined): boolean {
  const [first = '', ...rest] = name.split(' ')
  if (!known || rest.at(-1) === undefined || !isSame(rest.at(-1) ?? '', known.lastName)) return false
  return !isSame(first, known.firstName) && !isLike(first, known.firstName) && !isLike(known.firstName, first)
}

/** "Nordmann with one n": a letter that stands twice in the known name, or once. */
function withLettersCounted(clause: string, known: Name): string | undefined {
  const [, word = '', count = '', letter = ''] = LETTERS_COUNTED.exec(clause) ?? []
  if (word === '') return undefined
  const times = numberOf(count.toLowerCase())
  const double = new RegExp(`${letter}{2}(?!.*${letter}{2})`, 'iu')
  const single = new RegExp(`(?<!${letter})${letter}(?!${letter})(?!.*${letter})`, 'iu')
  const isDouble = double.test(word)
  const other =
    times === 1 && isDouble
      ? word.replace(double, letter.toLowerCase())
      : times === 2 && !isDouble
        ? word.replace(single, (one) => one + letter.toLowerCase())
        : word
  const whole = fullNameOf(known)
  const parts = whole.split(' ').map((part) => (isSame(part, word) ? part.charAt(0) + other.slice(1) : part))
  return other === word || parts.join(' ') === whole ? undefined : parts.join(' ')
}
const LETTERS_COUNTED = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{3,})[\s,]+(?:(?:${anyOf('spelled')}|${anyLink('isPhrases')})\s+)?(?:${anyOf('with')})\s+(\p{L}{2,4})\s+(\p{L})(?:['’-]?(?:${anyName('letterEndings')}))?(?!\p{L})`,
  'iu',
)

const isFamilyOnly = (name: string) => FAMILY_NAMES.has(name) && !GIVEN_NAMES.has(name)
const isGivenOnly = (name: string) => GIVEN_NAMES.has(name) && !FAMILY_NAMES.has(name)

const isSame = (one: string, other = '') => one.toLowerCase() === other.toLowerCase()

function wholeIn(
  clause: string,
  known: Name,
  locale: Locale,
  registers: Registers,
  isNaming: boolean,
): string | undefined {
  const runs = nameRuns(nameWordsOf(clause), locale, registers)
  const [own, ...others] = runs.filter(
    (run) => isSame(run[0] ?? '', known.firstName) || (isNaming && isSame(run.at(-1) ?? '', known.lastName)),
  )
  const name = own?.join(' ')
  return name === undefined || others.length > 0 || isSame(name, fullNameOf(known)) ? undefined : name
}

/** One word that is no everyday one, where the part it stands for is named or like it. */
function partIn(
  clause: string,
  known: Name,
  locale: Locale,
  registers: Registers,
  isNaming: boolean,
): string | undefined {
  const { isOrdinary } = registers
  const own = tokensOf(fullNameOf(known))
  const isName = (word: string, at: number) => {
    const plain = word.toLowerCase()
    if (
      plain.length < 2 ||
      /[^\p{L}\p{M}'’-]/u.test(word) ||
      NOUN.test(word) ||
      own.includes(plain) ||
      isEveryday(plain, locale)
    )
      return false
    return at > 0 && /^\p{Lu}/u.test(word) ? true : !isOrdinary(plain, locale) && !NAMING.test(word)
  }
  const words = nameWordsOf(clause.replace(LETTERS, ' ')).filter(isName)
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word))
  const [word, ...others] = capitals.length > 0 ? capitals : words
  if (word === undefined || others.length > 0) return undefined
  const { firstName, middleName, lastName } = known
  const withFirst = fullNameOf({ ...known, firstName: word })
  const middle = middleBefore(known, word)
  const withLast = fullNameOf({ ...known, middleName: middle, lastName: word })
  const withFamily = fullNameOf({ ...known, middleName: middle, lastName: withKnownParticles(word, known) })
  const isTold = /^\p{Lu}/u.test(word)
  if (!isNaming && !(isTold && mayRespell(clause, word, locale, registers))) return undefined
  if (isTold && MIDDLE.test(clause)) return fullNameOf({ ...known, middleName: word })
  if (isTold && FAMILY.test(clause)) return withLast
  if (isTold && GIVEN.test(clause)) return withFirst
  if (isLike(word, atParticles(lastName).family)) return withFamily
  if (isLike(word, firstName) && !isFamilyOnly(word.toLowerCase())) return withFirst
  return middleName !== undefined && isLike(word, middleName) ? fullNameOf({ ...known, middleName: word }) : undefined
}

/** Two letters apart, or longer by an ending: "Wiik" and "Vik", "Kimmo" and "Kim". */
function isLike(word: string, part: string): boolean {
  const [one, other] = [word.toLowerCase(), part.toLowerCase()]
  const most = Math.min(one.length, other.length) < 3 ? 1 : 2
  const isLonger = other.length >= 3 && one.startsWith(other)
  return (
    one !== other &&
    (isLonger ||
      (one.at(-1) === other.at(-1) && lettersApart(one, other, most) <= most) ||
      lettersApart(one, other, 1) <= 1)
  )
}
