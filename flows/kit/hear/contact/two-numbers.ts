import { OR } from '../../understand.ts'
import { phonesIn } from '../../words/find-values.ts'
import { tokensOf } from '../../words/tokens.ts'
import { speaksOfOthers } from '../sentence/forms.ts'
import { written, type Reader } from '../heard.ts'
import { OF_ANOTHER } from '../open-values/open-value.ts'
import { readsAs } from '../reading.ts'
import { oneMeant } from './one-of-two.ts'

/** "31 22 33 44 eller 31 22 33 45": the first is asked back, unless one of them is said to be meant. */
export const byOneOfTwo: Reader = (reading) => {
  const { rule, awaited, utterance, flowContext } = reading
  const [first, second, ...others] = rule === 'phone' ? phonesIn(utterance) : []
  if (!rule || !awaited || first === undefined || second === undefined || others.length > 0) return undefined
  const meant = oneMeant(utterance, first, second, flowContext.locale)
  if (meant !== undefined && readsAs(reading, rule, meant))
    return written(reading, awaited, meant, 'the number of two that is meant')
  const behind = utterance.slice(utterance.indexOf(first) + first.length)
  const between = behind.slice(0, Math.max(behind.indexOf(second), 0))
  const isOr =
    tokensOf(behind).some((word) => OR.has(word)) ||
    (/^\s*(?:\/|\p{L}+\.?)\s*$/u.test(between) && !speaksOfOthers(utterance))
  return isOr && readsAs(reading, rule, first) && readsAs(reading, rule, second)
    ? written(reading, awaited, first, 'the first of two numbers', OF_ANOTHER)
    : undefined
}
