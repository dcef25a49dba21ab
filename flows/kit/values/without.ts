import { anyOf } from '../hear/sentence/forms.ts'
import { anyContact } from '../words/language-words.ts'
import { tokensOf } from '../words/tokens.ts'

const WHO = `(?:(?:${anyContact('owners')}) )?`
const MORE = `(?: (?:${anyContact('behindNone')}))*`

const without = (noun: 'emailPhrases' | 'phonePhrases') => {
  const some = `(?:${anyContact('beforeNounPhrases')})`
  const told = `(?:(?: ${some})?(?: (?:${anyContact(noun)}))|(?: ${some})?)`
  return new RegExp(
    `^(?:(?:${anyOf('mereNo')}) )?${WHO}(?:(?:${anyContact('hasNonePhrases')})${told}|(?:${anyContact('tellsNonePhrases')}) (?:${anyContact(noun)})|(?:${anyContact('without')}) (?:${anyContact(noun)}))${MORE}$`,
    'u',
  )
}

const LANDLINE = new RegExp(`^${WHO}(?:${anyContact('hasOnlyPhrases')}) (?:${anyContact('onlyLandlinePhrases')})$`, 'u')

/** A text that says there is only a telephone that takes no SMS (HEAR-07). */
export const saysLandline = (said: string): boolean => LANDLINE.test(tokensOf(said).join(' '))

const SAYS_NONE = { email: without('emailPhrases'), phone: without('phonePhrases') }

/** A text that says there is no such address or number, or that it will not be told (HEAR-07). */
export function saysNone(kind: keyof typeof SAYS_NONE, said: string): boolean {
  const phrase = tokensOf(said.replace(/['’]/g, ' ')).join(' ')
  return phrase.length <= 80 && SAYS_NONE[kind].test(phrase)
}

/** The same, and not "har ikke" alone. */
export const namesNone = (kind: keyof typeof SAYS_NONE, said: string): boolean =>
  saysNone(kind, said) && NOUNS[kind].test(tokensOf(said).join(' '))
const NOUNS = {
  email: new RegExp(String.raw`(?<!\S)(?:${anyContact('emailPhrases')})(?!\S)`, 'u'),
  phone: new RegExp(String.raw`(?<!\S)(?:${anyContact('phonePhrases')})(?!\S)`, 'u'),
}
