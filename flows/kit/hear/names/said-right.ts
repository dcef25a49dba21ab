import type { Facts } from '#contracts/chat/facts.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import { FAMILY_NAMES } from '../../values/names/family.ts'
import { GIVEN_NAMES } from '../../values/names/given.ts'
import { anyLink } from '../../words/language-words.ts'
import { tokensOf } from '../../words/tokens.ts'
import { anyOf } from '../sentence/forms.ts'

type Name = NonNullable<Facts['name']>

const RIGHT = new RegExp(
  String.raw`^(?:(?:${anyOf('opens')})[\s,]+)*(?<said>\p{L}[\p{L}’'-]+(?:\s+\p{L}[\p{L}’'-]+){0,2})\s+(?:${anyLink('isPhrases')}|${anyLink('wasPhrases')})\s+(?:(?:${anyOf('it', 'adverbs')})\s+)?(?:${anyOf('right')})(?:t|e|a)?(?:\s+(?:${anyOf('stead', 'adverbs')}))*[.!]*$`,
  'iu',
)

/** "Nej, Kim Vik var rätt", "nei Robert var rett": a name that was told before, or its part, takes its place again. */
export function nameSaidRight(utterance: string, known: Name): string | undefined {
  const words = RIGHT.exec(utterance.trim())?.groups?.['said']?.split(/\s+/) ?? []
  const isFamily = (word: string) => FAMILY_NAMES.has(word.toLowerCase())
  const isName = (word: string) => GIVEN_NAMES.has(word.toLowerCase()) || isFamily(word)
  const [word, ...others] = words
  if (word === undefined || !words.every(isName)) return undefined
  if (others.length > 0) return words.join(' ')
  return fullNameOf(isFamily(word) ? { ...known, lastName: word } : { ...known, firstName: word })
}

/** "My last name is Zhang, not Wei": what is denied is no part of the name in the middle either. */
export function withoutDeniedPart(name: string, denied = ''): string {
  const words = name.split(' ')
  const wrong = tokensOf(denied)
  const left = words.filter((word) => !wrong.includes(word.toLowerCase()))
  return left.length > 1 ? left.join(' ') : name
}
