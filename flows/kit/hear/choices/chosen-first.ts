import { whollyNamed } from '../../likeness.ts'
import { OR } from '../../understand.ts'
import { isNot, openingOf } from '../../words/everyday.ts'
import { tokensOf } from '../../words/tokens.ts'
import { AND, partsOf } from '../sentence/clauses.ts'
import { prefers } from '../sentence/forms.ts'
import type { Reading } from '../reading.ts'

const FEWEST_OF_SENTENCE = 4

/**
 * The option that the first clause names and nothing else, where a sentence behind it speaks of another: "nytt nummer,
 * eksen ringer på det gamle".
 */
export function chosenFirst(
  { utterance, candidates, flowContext: { locale } }: Reading,
  payloads: readonly string[],
): string | undefined {
  const [first, ...others] = partsOf(utterance)
  if (!first || others.length === 0 || payloads.length < 2) return undefined
  const named = whollyNamed(first.text, candidates, locale, () => false)
  const isRemark = others.every(({ text }) => {
    const words = tokensOf(text)
    return (
      words.length >= FEWEST_OF_SENTENCE &&
      openingOf(words, locale) === undefined &&
      !AND.test(text) &&
      !prefers(text) &&
      !words.some((word) => OR.has(word) || isNot(word, locale))
    )
  })
  return isRemark && named !== undefined && payloads.includes(named) ? named : undefined
}
