import type { Locale } from '#contracts/kernel/locale.ts'
import { isEveryday, WAIT } from '../words/everyday.ts'
import { tokensOf } from '../words/tokens.ts'
import { anyOf } from './forms.ts'

const ENDS_WITH = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('ends')})\s+(?:på|med|with|in)\s+(\p{L}{2,4})(?!\p{L})`,
  'giu',
)
const MAIL = /mail|post|mejl/iu
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

/** "Vent det var hotmail": a provider, and no other word that tells. */
export function otherProvider(said: string, email: string, locale: Locale): string | undefined {
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

const PROVIDERS = /(?<![\p{L}\d@.-])(?:gmail|hotmail|outlook|icloud|yahoo)(?![\p{L}\d-])/giu
