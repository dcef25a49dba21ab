import type { Facts } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { GIVEN_NAMES } from '../values/names/given.ts'
import type { Registers } from '../values/registers.ts'
import { isEveryday } from '../words/everyday.ts'
import { partsOf } from './clauses.ts'
import { anyOf } from './forms.ts'

const WORDS = String.raw`(?<words>\p{L}[\p{L}\p{M}'’-]*(?:\s+\p{L}[\p{L}\p{M}'’-]*){0,2}?)`
const IS = String.raw`(?:(?:${anyOf('to')})|(?:${anyOf('should')})\s+(?:${anyOf('be')})|${anyOf('is')}|${anyOf('spelled')}|${anyOf('should')})`
const formsOf = (part: 'family' | 'given') => [
  new RegExp(
    String.raw`(?<!\p{L})(?:${anyOf(part)})(?:et|en)?(?:\s+(?:${anyOf('my')}))?(?:\s+${IS})?[\s:]+${WORDS}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:.*?(?:${anyOf('calls')}|${anyOf('is')})\s+)?${WORDS}\s+(?:${IS}\s+)?(?:(?:i|in|as|som|til)\s+)?(?:${anyOf('my')}\s+)?(?:${anyOf(part)})(?:et|en)?$`,
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
  const clauses = partsOf(said).map(({ text }) => text.replace(/[\s,.;!]+$/, ''))
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
  const middle = isKept ? [middleName ?? []].flat() : []
  return [...(given.length > 0 ? given : [firstName]), ...middle, ...(family.length > 0 ? family : [lastName])].join(
    ' ',
  )
}

const isGiven = (name = '') => GIVEN_NAMES.has(name.toLowerCase())
