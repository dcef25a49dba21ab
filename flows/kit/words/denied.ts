import type { Locale } from '#contracts/kernel/locale.ts'
import { anyOf } from '../hear/sentence/forms.ts'
import { choiceWords } from './language-words.ts'
import { isFiller, isNot } from './everyday.ts'

/** Whether the words from `start` to `end` are denied by what stands around them. */
export const isDenied = (words: readonly string[], start: number, end: number, locale: Locale): boolean =>
  isDeniedBehind(words, end, locale) || isDeniedBefore(words, start, locale)

/** "Keep none", and "hon flyttar inte in" behind a verb in the present. */
function isDeniedBehind(words: readonly string[], end: number, locale: Locale): boolean {
  const next = words[end] ?? ''
  const isVerb = words[end - 1]?.endsWith('r') === true
  return NONE_BEHIND.has(next) || (isVerb && isNot(next, locale) && !ONLY.has(words[end + 1] ?? ''))
}

function isDeniedBefore(words: readonly string[], start: number, locale: Locale): boolean {
  // "No car, no pets"; a no that opens alone ("no, house and car") is an answer.
  const justBefore = words[start - 1] ?? ''
  if (NONE.has(justBefore) && (start > 1 || words.filter((word) => word === justBefore).length > 1)) return true
  const saysMore = (word: string) => !isFiller(word, locale) && !OUT.has(word) && !BEEN.has(word)
  const before = words.slice(0, start).findLastIndex((word) => saysMore(word) || isNot(word, locale) || DROPS.has(word))
  const word = words[before] ?? ''
  return isNot(word, locale) || DROPS.has(word) || (TAKES.has(word) && OUT.has(words[before + 1] ?? ''))
}

/** "Kutt ut reise", "ta bort bilen". */
export const DROPS = choiceWords('drops')
const NONE = choiceWords('none')
const TAKES = choiceWords('takes')
const OUT = choiceWords('out')
const NONE_BEHIND = choiceWords('noneBehind')
const BEEN = choiceWords('been')
const ONLY: ReadonlySet<string> = new Set(anyOf('only').split('|'))
