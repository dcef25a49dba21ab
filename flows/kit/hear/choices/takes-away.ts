import { BUT } from '../../words/everyday.ts'
import { anyChoice, choiceWords } from '../../words/language-words.ts'
import { phraseOf } from '../../words/tokens.ts'
import { anyOf } from '../sentence/forms.ts'

const EXCEPT = [...choiceWords('except')].filter((word) => !BUT.has(word)).join('|')
/** "Not the family", "ikke reise", "I don't have a pet", "except the car". */
export const DENIES_ONE = new RegExp(
  String.raw`^(?:(?:${anyOf('opens')}) )*(?:(?:(?:${anyOf('subject')}) )?(?:${anyChoice('hasNotPhrases')})|(?:${anyChoice('deniesOne')}|${EXCEPT})) (?!(?:(?:${anyOf('mereNo')}) )*(?:${anyOf('only')})(?: |$))`,
  'u',
)

export const REMOVES = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('removes')})(?!\p{L})`, 'u')
/** "Take the house off" removes the house. */
export const withoutRemoving = (said: string) =>
  said.replace(REMOVES, (phrase) => phrase.split(' ').slice(1, -1).join(' '))

/** Says of what is named in a clause that it is not to be had. */
export function takesAway(clause: string): boolean {
  const phrase = phraseOf(clause)
  return DENIES_ONE.test(phrase) || REMOVES.test(phrase)
}
