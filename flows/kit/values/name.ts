import { isParticle } from '#contracts/kernel/person-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { anyOf } from '../hear/sentence/forms.ts'
import { anyLink, anyName } from '../words/language-words.ts'
import { FAMILY_NAMES } from './names/family.ts'
import { givenFirst } from './names/given-first.ts'
import { GIVEN_NAMES } from './names/given.ts'
import { withoutTitles } from './names/without-titles.ts'
import { NONE, noRegisters, type Evidence, type Registers } from './registers.ts'

const GREETING = String.raw`(?:(?:${anyName('greetingPhrases')})[,!.\s]+)?`
const NOUN = String.raw`(?:(?:${anyName('possessives')})\s+)?(?:(?:${anyName('wholes')})\s+)?(?:${anyName('nouns')})(?:\s+(?:${anyName('behindNoun')}))?`
const TOLD = new RegExp(
  String.raw`^${GREETING}(?:(?:(?:${anyName('bearers')})\s+)?(?:${anyName('called')})(?:\s+(?:${anyName('behindIntroducing')}))*|${NOUN}\s*(?:['’]s|${anyName('shouldBePhrases')}|${anyLink('isPhrases')}|:))\s+`,
  'iu',
)
const INTRODUCED = new RegExp(
  String.raw`^${GREETING}(?:${anyName('introducingPhrases')})(?:\s+(?:${anyName('behindIntroducing')}))*\s+`,
  'iu',
)
const TOLD_BEHIND = new RegExp(String.raw`\s+(?:${anyName('toldBehindPhrases')})$`, 'iu')
/** "Jag heter Kalle Karlsson jag". */
const SAID_TWICE = new RegExp(String.raw`\s+(?:${anyOf('subject')})$`, 'iu')
const GREETED = new RegExp(`^${GREETING}`, 'iu')
export const withoutGreeting = (said: string): string => said.replace(GREETED, '')
const BEHIND = new RegExp(String.raw`(?:[,.!\s]+(?:${anyName('endingPhrases')}|[:;]-?[)D]))+[.!]*$|[.!]+$`, 'iu')

/** "Geir Haakon Lie med to a-er": how it is spelled is no part of it. */
const SPELLING = new RegExp(
  String.raw`[\s,]+(?:${anyOf('with')})\s+(?:\p{L}+\s+)?(?:\p{L}|\p{L}[-’'](?:\p{L}{1,2})|\p{L}{1,2}-?(?:${anyName('letterEndings')}))$`,
  'iu',
)

/** Another fact behind the name: "Kari Nordmann, 24.12.1990". */
const MORE = new RegExp(
  String.raw`(?:[,;\s]+(?:${anyName('nextClausePhrases')})\b.*|[,;\s]+(?:(?:${anyName('beforeOthersPhrases')})[.:\s]+)*[^\s,;]*[\d@].*)$`,
  'iu',
)

/** "P-r-i-y-a": letters one by one. */
const SPELLED_OUT = /(?<![\p{L}-])\p{L}(?:-\p{L}){2,}(?![\p{L}-])/gu
const joinLetters = (letters: string) =>
  letters.charAt(0).toUpperCase() + letters.slice(1).replaceAll('-', '').toLowerCase()

/** "Gunn Karin (med to n-er) Aas". */
const ASIDE = /\s*\([^)]*\)/gu
export const withoutBrackets = (said: string): string => said.replace(ASIDE, '')
/** "Bond, James Bond", "Gun-Britt, Gun-Britt Haglund", "Siobhan with an h, Siobhan McCarthy". */
const TWICE = new RegExp(
  String.raw`^(\p{L}[\p{L}’'-]*)(?:\s+(?:${anyOf('with')})\s[^,]{1,12})?,\s*(\p{L}[\p{L}’' -]* \1|\1 \p{L}[\p{L}’' -]*)$`,
  'iu',
)
const PART = /^\p{L}[\p{L}\p{M}'’.-]*$/u
/** No name ends with a particle: "det blir vel Tone Dahl da". */
const LAST_PARTICLE = new RegExp(String.raw`\s+(?:${anyName('particlesLikeWords')})$`, 'u')
const FAMILY_FORM =
  /.(?:sen|sson|ssøn|datter|dotter|dottir|son|berg|borg|vik|haug|haugen|dahl|stad|rud|moen|nes|næs|lund|strøm|ström|gren|kvist|quist|qvist|gaard|holm|ski|ska|wicz|vić|ić|ova|enko|yan|oglu|eau|dze|poulos|elli|etti|ez)$/iu

const MOST_PARTS = 6

/** Whether an utterance is a name: by its form and by how likely its parts are (HEAR-02). */
export function weighName(said: string, locale: Locale, { isOrdinary } = noRegisters): Evidence {
  const written = said
    .trim()
    .replace(SPELLED_OUT, joinLetters)
    .replace(ASIDE, '')
    .replace(MORE, '')
    .replace(BEHIND, '')
    .replace(SPELLING, '')
  const once = TOLD.test(written) ? written.replace(SAID_TWICE, '') : written
  const whole = once.replace(TOLD_BEHIND, '')
  const isTold = TOLD.test(whole) || whole !== once
  const bare = whole
    .replace(isTold ? TOLD : INTRODUCED, '')
    .replace(GREETED, '')
    .replace(LAST_PARTICLE, '')
    .trim()
    .replace(TWICE, '$2')
  const named = withoutTitles(bare)
  const value = INTRODUCED.test(whole) && named.includes(',') ? named : givenFirst(named)
  return weighParts(withoutLead(value), { isTold, isIntroduced: INTRODUCED.test(whole) }, locale, isOrdinary)
}

/** "Skriv Karin Öberg", "efternamnet stavas Nyberg": no name begins with words in lower case and goes on with capitals. */
function withoutLead(value: string): string {
  const parts = value.split(/\s+/)
  const at = parts.findIndex((part) => /^\p{Lu}/u.test(part) || isParticle(part) || GIVEN_NAMES.has(part))
  const names = parts.slice(at)
  const isLead = at > 1 || (at === 1 && names.length > 1)
  return isLead && names.every((name) => /^\p{Lu}/u.test(name) || isParticle(name)) ? names.join(' ') : value
}

function weighParts(
  value: string,
  { isTold, isIntroduced }: { isTold: boolean; isIntroduced: boolean },
  locale: Locale,
  isOrdinary: Registers['isOrdinary'],
): Evidence {
  const parts = value.split(/\s+/)
  if (parts.length > MOST_PARTS || !parts.every((part) => PART.test(part))) return NONE
  const named = parts.filter((part) => !isParticle(part) && !/^\p{Lu}\.?$/u.test(part))
  const kinds = named.map((part) => kindOf(part, (word) => isOrdinary(word, locale)))
  const count = (kind: Kind) => kinds.filter((one) => one === kind).length
  const weighed = (sure: number, why: string): Evidence => ({ value, sure, why })
  if (parts.length < 2) return kinds[0] === 'known' ? weighed(0.3, 'one name only') : NONE
  if (isWrittenAsName(parts, kinds)) return weighed(0.96, 'written as a name, with a known one')
  if (count('ordinary') > 0) return weighed(0.1, 'has everyday words')
  if (
    count('known') === 0 &&
    !isTold &&
    HAPPENS.test(value.charAt(0).toLowerCase() + value.slice(1)) &&
    !/\s\p{Lu}/u.test(value)
  )
    return weighed(0.1, 'tells what somebody does')
  const capitals = count('capital')
  if (isTold)
    return count('everyday') > 0
      ? weighed(0.6, 'told as a name, with an everyday word')
      : weighed(0.95, 'told as a name')
  if (kinds.every((kind) => kind === 'known')) return weighed(isInitial(parts[0]) ? 0.9 : 0.97, 'known names')
  if (count('everyday') > 0)
    return count('known') > 0 ? weighed(0.6, 'a known name and an everyday word') : weighed(0.1, 'has everyday words')
  if (isIntroduced && count('known') > 0) return weighed(0.92, 'introduced with a known name')
  if (kinds[0] === 'known' || kinds.at(-1) === 'known' || kinds.at(-1) === 'form')
    return weighed(0.85, 'a known name, or the form of one')
  if (count('known') + count('form') > 0 || capitals === kinds.length) return weighed(0.85, 'written as a name')
  return weighed(0.45, 'could be a name')
}

/** "Barnen skriker", "bebisen vaknade". */
const HAPPENS = new RegExp(String.raw`^(?:${anyName('happensPhrases')})$`, 'u')

/** "O. Nilsen, altså Oddvar Nilsen": the whole name is told more surely. */
const isInitial = (part = '') => /^\p{Lu}\.$/u.test(part)

/** "Anna Lovise Post": words with capitals behind a name that is no other word are a name, whatever else they mean. */
function isWrittenAsName(parts: readonly string[], [first, ...others]: readonly Kind[]): boolean {
  const isWritten = parts.every((part) => isParticle(part) || /^\p{Lu}\p{Ll}/u.test(part))
  return isWritten && others.length > 1 && first !== 'everyday' && [first, ...others].includes('known')
}

/** "Nguyễn" is Nguyen; å, ä and ö are letters of their own. */
const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u0304\u0306\u0309\u031b\u0323]/g, '')
    .normalize('NFC')

/** Names a part of a name, or how it is written, and is none ("mellomnavn", "spelled"). */
const OF_NAMING = new RegExp(
  String.raw`^(?:(?:${anyOf('family', 'given', 'middle', 'name')})(?:${anyName('nounEndings')})?|${anyOf('spelled')})$`,
  'u',
)

/** `everyday`: an everyday word with a capital, which may be a name all the same ("Grace Long"). */
export type Kind = 'known' | 'form' | 'capital' | 'everyday' | 'ordinary' | 'unknown'

export function kindOf(part: string, isOrdinary: (word: string) => boolean): Kind {
  const plain = part.toLowerCase()
  const isListed = (word: string) => GIVEN_NAMES.has(word) || FAMILY_NAMES.has(word)
  const isKnown = (word: string) => isListed(word) || isListed(withoutAccents(word))
  if (isKnown(plain) || plain.split('-').every((half) => half.length > 1 && isKnown(half))) return 'known'
  if (OF_NAMING.test(plain)) return 'ordinary'
  const isCapital = /^\p{Lu}/u.test(part) && (part !== part.toUpperCase() || part.length < 3)
  if (isOrdinary(plain)) return isCapital ? 'everyday' : 'ordinary'
  if (plain.length > 4 && FAMILY_FORM.test(plain)) return 'form'
  return isCapital ? 'capital' : 'unknown'
}
