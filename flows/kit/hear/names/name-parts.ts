import type { Correction } from '#contracts/chat/act.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import { GIVEN_NAMES } from '../../values/names/given.ts'
import type { Registers } from '../../values/registers.ts'
import { isEveryday } from '../../words/everyday.ts'
import { anyLink, anyName } from '../../words/language-words.ts'
import { clausesSaid } from '../sentence/clauses.ts'
import { anyOf, saysSwap } from '../sentence/forms.ts'

const WORDS = String.raw`(?<words>\p{L}[\p{L}\p{M}'’-]*(?:\s+\p{L}[\p{L}\p{M}'’-]*){0,2}?)`
const IS = String.raw`(?:(?:${anyOf('to')})|(?:${anyOf('should')})\s+(?:${anyOf('be')})|${anyOf('is', 'spelled', 'should')})`
const formsOf = (part: 'family' | 'given') => [
  new RegExp(
    String.raw`(?<!\p{L})(?:${anyOf(part)})(?:${anyName('nounEndings')})?(?:\s+(?:${anyOf('my')}))?(?:\s+${IS})?[\s:]+${WORDS}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:.*?(?:${anyOf('calls', 'is')})\s+)?${WORDS}\s+(?:${IS}\s+)?(?:(?:${anyName('asPart')})\s+)?(?:${anyOf('my')}\s+)?(?:${anyOf(part)})(?:${anyName('nounEndings')})?$`,
    'iu',
  ),
]
const FAMILY = formsOf('family')
const GIVEN = formsOf('given')

/**
 * The whole name where its parts are named and one has several words, or both are told: "etternavnet er Moen Haug" of
 * Sigrid Moen, "fornavnet er Rune André", "first name Priya, last name Raman Nair" (HEAR-04).
 */
export function nameFromParts(
  said: string,
  known: NonNullable<Facts['name']>,
  locale: Locale,
  { isOrdinary }: Registers,
): string | undefined {
  const clauses = clausesSaid(said)
  const isName = (word: string) =>
    !isEveryday(word.toLowerCase(), locale) && (/^\p{Lu}/u.test(word) || !isOrdinary(word, locale))
  const told = (forms: readonly RegExp[]): string[] => {
    const [words = []] = clauses.flatMap((clause) =>
      forms.flatMap((form) => {
        const found = form.exec(clause)?.groups?.['words']?.split(/\s+/)
        return found?.every(isName) ? [found] : []
      }),
    )
    return words
  }
  const [given, family] = [told(GIVEN), told(FAMILY)]
  if (given.length < 2 && family.length < 2 && (given.length === 0 || family.length === 0)) return undefined
  const { firstName, middleName, lastName } = known
  const isKept = given.length === 0 ? isGiven(middleName) : family.length === 0 && given.length === 1
  const isTold = (word: string) => [...given, ...family].some((one) => one.toLowerCase() === word.toLowerCase())
  const middle = isKept && middleName !== undefined && !isTold(middleName) ? [middleName] : []
  return [
    ...(given.length > 0 || isTold(firstName) ? given : [firstName]),
    ...middle,
    ...(family.length > 0 ? family : [lastName]),
  ].join(' ')
}

const isGiven = (name = '') => GIVEN_NAMES.has(name.toLowerCase())

const MIDDLE = String.raw`(?:${anyOf('middle')})(?:${anyName('nounEndings')})?`
const NO_MIDDLE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${anyLink('none')}|${anyOf('removes', 'drops', 'denies')})\s+(?:\p{L}+\s+)?${MIDDLE}|${MIDDLE}\s+(?:\p{L}+\s+)?(?:${anyOf('removes')}))(?!\p{L})`,
  'iu',
)

/** "Jeg har ikke mellomnavn", "drop the middle name": the known name without it. */
export const withoutMiddle = (said: string, { firstName, lastName }: NonNullable<Facts['name']>): string | undefined =>
  NO_MIDDLE.test(said) && !/(?<=\p{L}\s)\p{Lu}\p{Ll}/u.test(said) ? `${firstName} ${lastName}` : undefined

const DROPS_PART = new RegExp(
  String.raw`^(?:(?:${anyOf('opens', 'repairs')})[\s,]+)*(?:${anyOf('drops', 'removes')})\s+(\p{L}[\p{L}’'-]+)(?:\s+(?:${anyOf('stead')}))?[.!]*$`,
  'iu',
)
/** "Nei dropp Berg" of Kim Vik Berg. */
export function withoutPart(said: string, known: NonNullable<Facts['name']>): string | undefined {
  const [, part = ''] = DROPS_PART.exec(said.trim()) ?? []
  const words = fullNameOf(known).split(' ')
  const left = words.filter((word, at) => at === 0 || word.toLowerCase() !== part.toLowerCase())
  return left.length > 1 && left.length < words.length ? left.join(' ') : undefined
}

const BOTH = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('bothNames')})(?!\p{L})`, 'iu')
const FAMILY_FIRST = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('family')})(?:${anyName('nounEndings')})?\s+(?:${anyOf('first')})(?!\p{L})`,
  'iu',
)

export const saysNamesSwapped = (said: string): boolean =>
  FAMILY_FIRST.test(said) || (saysSwap(said) && BOTH.test(said))

/**
 * "Etternavn og fornavn er byttet om", "I wrote the last name first": the known name with its first part last; one that
 * begins with a given name already is asked for anew.
 */
export function swappedName(said: string, known: Facts['name']): Correction | undefined {
  const namesAnother = /(?<=\p{Ll}\S*\s)\p{Lu}\p{Ll}/u.test(said)
  if (!saysNamesSwapped(said) || namesAnother || known === undefined) return undefined
  const { firstName, middleName, lastName } = known
  const value = [middleName ?? [], lastName, firstName].flat().join(' ')
  const evidence = { words: said.trim(), sure: 0.9, why: 'the parts of the name, swapped' }
  return { kind: 'correction', fact: 'name', ...evidence, ...(!isGiven(firstName) && { value }) }
}
