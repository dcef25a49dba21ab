import type { Locale } from '#contracts/kernel/locale.ts'
import { nameRuns, nameWordsOf } from '../values/name-in-sentence.ts'
import type { Registers } from '../values/registers.ts'
import { phraseOf } from '../words/tokens.ts'
import { matchOf } from './cues.ts'
import { partsOf } from './clauses.ts'
import { anyOf } from './forms.ts'

const STANDS_FOR_NAME = 'named'
/** Names are looked up only where something is to be done or written. */
const DECIDES = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('should')}|${anyOf('writes')}|${anyOf('decides')})(?!\p{L})`,
  'iu',
)
const POSSESSIVE = new RegExp(String.raw`(?<=\p{Lu}\p{L}+)['’]?s(?= (?:${anyOf('behindPossessive')})(?!\p{L}))`, 'u')

/** "På min mamma Gunborg Nyström". */
const WHO_THAT_IS = new RegExp(
  String.raw`(?<!\S)(?:(?:${anyOf('beforePerson')}) )?(?:${anyOf('others')})(?: (?:${anyOf('behindPerson')}))? (?=${STANDS_FOR_NAME}(?: |$))`,
  'gu',
)

/** Whose agreement it is to be: "avtalet ska stå på Johan Berg", "det skal stå i Kari Vikens navn". */
export function customerNamed(said: string, locale: Locale, registers: Registers): string | undefined {
  if (!DECIDES.test(said)) return undefined
  for (const { text } of partsOf(said)) {
    const words = nameWordsOf(text.replace(POSSESSIVE, ''))
    const [run, ...others] = nameRuns(words, locale, registers)
    if (run === undefined || others.length > 0) continue
    const name = run.join(' ')
    const phrase = phraseOf(words.join(' ').replace(name, STANDS_FOR_NAME)).replace(WHO_THAT_IS, '')
    if (matchOf(phrase, locale, 'customer') !== undefined) return name
  }
  return undefined
}
