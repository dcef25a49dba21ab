import { OR } from '../../understand.ts'
import { phonesIn } from '../../words/find-values.ts'
import { tokensOf } from '../../words/tokens.ts'
import { speaksOfOthers } from '../sentence/forms.ts'
import { written, type Reader } from '../heard.ts'
import { OF_ANOTHER } from '../open-values/open-value.ts'
import { readsAs } from '../reading.ts'

/** "31 22 33 44 eller 31 22 33 45": the first is asked back. */
export const byOneOfTwo: Reader = (reading) => {
  const { rule, awaited, utterance } = reading
  const [first, second, ...others] = rule === 'phone' ? phonesIn(utterance) : []
  if (!rule || !awaited || first === undefined || second === undefined || others.length > 0) return undefined
  const behind = utterance.slice(utterance.indexOf(first) + first.length)
  const between = behind.slice(0, Math.max(behind.indexOf(second), 0))
  const isOr =
    tokensOf(behind).some((word) => OR.has(word)) ||
    (/^\s*(?:\/|\p{L}+\.?)\s*$/u.test(between) && !speaksOfOthers(utterance))
  return isOr && readsAs(reading, rule, first) && readsAs(reading, rule, second)
    ? written(reading, awaited, first, 'the first of two numbers', OF_ANOTHER)
    : undefined
}
