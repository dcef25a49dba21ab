import type { Locale } from '#contracts/kernel/locale.ts'
import type { Registers } from '../../values/registers.ts'
import { providerNamed } from '../../values/email.ts'
import { isEveryday, WAIT } from '../../words/everyday.ts'
import { anyContact } from '../../words/language-words.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { lettersApart } from '../../words/typo.ts'
import { AND, partsOf } from '../sentence/clauses.ts'
import { factsNamed } from '../sentence/cues.ts'
import { anyOf } from '../sentence/forms.ts'
import { takenApart } from './one-of-two.ts'
import { LETTERS } from '../../values/names/letters.ts'

const ENDS_WITH = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('ends')})\s+(?:${anyContact('behindEnds')})\s+(\p{L}{2,4})(?!\p{L})`,
  'giu',
)
const MAIL = new RegExp(anyContact('mailNouns'), 'iu')
const ENDING = /(?<![\p{L}\d@.])\.(\p{L}{2,4})(?![\p{L}\d.])/gu

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** ".com, ikke .no": another ending of the address. */
export function otherEnding(said: string, email: string): string | undefined {
  const own = email.slice(email.lastIndexOf('.') + 1)
  const [other, ...more] = [...said.matchAll(ENDING), ...(MAIL.test(said) ? said.matchAll(ENDS_WITH) : [])].flatMap(
    ([, ending = '']) => (isSame(ending, own) ? [] : [ending]),
  )
  return other !== undefined && more.length === 0 ? `${email.slice(0, email.lastIndexOf('.'))}.${other}` : undefined
}

/** "Vent det var hotmail", "glem gmail, ta telia": a provider, and no other word that tells. */
export const otherProvider = (said: string, email: string, locale: Locale): string | undefined =>
  providerAlone(said, email, locale) ?? providerTaken(said, email)

/** Of two providers the one that is not taken off. */
export function providerTaken(said: string, email: string): string | undefined {
  const [own = '', domain = ''] = email.split('@')
  const { takenOff, kept } = takenApart(partsOf(said).map(({ text }) => text.replace(AND, '')))
  if (!tokensOf(takenOff.join(' ')).includes(domain.split('.')[0] ?? '')) return undefined
  const [taken, ...others] = tokensOf(kept.join(' ')).flatMap((word) => providerNamed(word, domain) ?? [])
  return taken === undefined || others.length > 0 || taken === domain ? undefined : `${own}@${taken}`
}

function providerAlone(said: string, email: string, locale: Locale): string | undefined {
  const [only, ...others] = said.match(PROVIDERS) ?? []
  const own = /@([\w-]+)\./.exec(email)?.[1]
  const isOnly = tokensOf(said.replace(PROVIDERS, ' ')).every((word) => isEveryday(word, locale) || WAIT.has(word))
  return only === undefined || others.length > 0 || own === undefined || isSame(only, own) || !isOnly
    ? undefined
    : email.replace(`@${own}.`, `@${only.toLowerCase()}.`)
}
/** "Nej det var kim.holm", of holm.kim@example.se: the part before the at sign, in one word that shares a part with it. */
export function otherLocalPart(said: string, email: string): string | undefined {
  const [only, ...others] = said.match(/(?<![\p{L}\d@.-])[\p{L}\d]+(?:[._-][\p{L}\d]+)+(?![\p{L}\d@.-])/giu) ?? []
  const [own = '', domain = ''] = email.split('@')
  const parts = own.toLowerCase().split(/[._-]/)
  const isAlike =
    only !== undefined &&
    only
      .toLowerCase()
      .split(/[._-]/)
      .some((part) => part.length > 1 && parts.includes(part))
  return isAlike && others.length === 0 && !/[æøåäö]/iu.test(only) ? `${only.toLowerCase()}@${domain}` : undefined
}

/** "Ta bort kari.vik, kari holder", of kari.vik@example.no: what stays of the part before the at sign. */
export function localPartLeft(said: string, email: string): string | undefined {
  const [own = '', domain = ''] = email.split('@')
  const parts = own.split(/[._-]/)
  const { takenOff, kept } = takenApart(partsOf(said).map(({ text }) => text.replace(AND, '')))
  const partsIn = (clauses: readonly string[]) => {
    const words = tokensOf(clauses.join(' '))
    return parts.filter((part) => words.includes(part))
  }
  const [wrong, meant] = [partsIn(takenOff), partsIn(kept)]
  const left = wrong.length === parts.length ? meant : parts.filter((part) => !wrong.includes(part))
  const isSame = meant.length === 0 || meant.join('.') === left.join('.')
  const isPart = wrong.length > 0 && left.length > 0 && left.length < parts.length
  return isPart && isSame ? `${left.join(/[._-]/.exec(own)?.[0])}@${domain}` : undefined
}

/** "Mailen skal være cari med c", of kari@example.no: a word like one in the part before the at sign takes its place. */
export function otherWordOfLocalPart(
  said: string,
  email: string,
  locale: Locale,
  { isOrdinary }: Registers,
): string | undefined {
  if (said.includes('@')) return undefined
  const at = email.indexOf('@')
  const own = email.slice(0, at)
  const parts = own.split(/[._-]/)
  const words = said
    .replace(LETTERS, ' ')
    .toLowerCase()
    .split(/[\s,:;!?()"“”«»]+/)
    .map((word) => word.replace(/\.$/, ''))
  const meant = words.filter(
    (word) =>
      /^[a-z\d._-]{2,}$/.test(word) &&
      word !== own &&
      !parts.includes(word) &&
      !isEveryday(word, locale) &&
      !isOrdinary(word, locale),
  )
  const changed = meant.flatMap((word) => {
    if (isAlike(word, own)) return [word]
    const part = parts.find((one) => isAlike(word, one))
    return part === undefined ? [] : [own.replace(part, word)]
  })
  const [only, ...others] = new Set(changed)
  return only === undefined || others.length > 0 ? undefined : `${only}${email.slice(at)}`
}

/** A letter apart, two in a longer word, or longer by an ending. */
const isAlike = (word: string, part: string): boolean => {
  const most = Math.min(word.length, part.length) < LONG ? 1 : 2
  return part.length > 2 && (word.startsWith(part) || lettersApart(word, part, most) <= most)
}
const LONG = 6

const OF_NAMES = new RegExp(
  String.raw`(?<!\p{L})(?:\p{L}*(?:${anyOf('name')})|${anyOf('family', 'given', 'calls')})`,
  'u',
)

/** "Mailen skal være cari" names no person: whether the new words of a name stand in clauses about e-mail alone. */
export function isOfEmail(value: string, known: string, utterance: string, locale: Locale): boolean {
  const own = new Set(tokensOf(known))
  const words = new Set(tokensOf(value).filter((word) => !own.has(word)))
  const clauses = partsOf(utterance).map(({ text }) => phraseOf(text))
  const holding = clauses.filter((clause) => tokensOf(clause).some((word) => words.has(word)))
  const isOfMail = (clause: string) => factsNamed(clause, locale).includes('email') && !OF_NAMES.test(clause)
  return holding.length > 0 && holding.every(isOfMail)
}

/** "Fornavn punktum etternavn på gmail" and "drop kim.vik" tell no family name. */
export const namesAddress = (said: string): boolean => said.match(PROVIDERS) !== null || LOCAL_PART.test(said)
const LOCAL_PART = /(?<![\p{L}\d@.])[a-z\d]{2,}[._][a-z\d]{2,}(?![\p{L}\d@.])/u

const PROVIDERS = /(?<![\p{L}\d@.-])(?:gmail|hotmail|outlook|icloud|yahoo)(?![\p{L}\d-])/giu
