import { phonesIn } from '../../words/find-values.ts'
import { partsOf } from '../sentence/clauses.ts'
import { anyOf, speaksOfOthers, withoutNames } from '../sentence/forms.ts'
import { saysCalledOn } from './uses-named.ts'

const THEIRS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('theirs')})(?!\p{L})`, 'iu')

/** "Nummeret hans er …", "kona sitt er …": a number in such a clause is not the visitor's, unless it is to be called. */
export const isNumberOfOthers = (clause: string): boolean =>
  (speaksOfOthers(clause) || THEIRS.test(withoutNames(clause))) && !saysCalledOn(clause)

/** "Mitt er 915 44 018 og kona sitt er 464 64 646": the one of two numbers that is nobody else's. */
export function ownOfTwo(utterance: string): string | undefined {
  if (phonesIn(utterance).length !== 2) return undefined
  const telling = partsOf(utterance).filter(({ text }) => phonesIn(text).length === 1)
  const [own, ...others] = telling.filter(({ text }) => !isNumberOfOthers(text))
  return telling.length === 2 && others.length === 0 ? phonesIn(own?.text ?? '')[0] : undefined
}
