import type { FactName } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { HAS } from '../../words/everyday.ts'
import { EVERYDAY } from '../../words/everyday-words.ts'
import { linkWords } from '../../words/language-words.ts'
import { opensWithWhy } from '../../words/requests.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { factsNamed, withoutNouns } from './cues.ts'
import { wordsOf } from './forms.ts'

const OWN = new Set([...wordsOf('my'), ...wordsOf('subject')])
const BESIDE_OWN = new Set([...wordsOf('is'), ...wordsOf('calls'), ...wordsOf('it'), ...linkWords('the'), ...HAS])

/** "Postnummeret mitt? Det er 0257", "hva jeg heter? Kari Vik": says again what is asked, and asks nothing itself. */
export function echoesAsked(question: string, awaited: FactName | undefined, locale: Locale): boolean {
  const phrase = phraseOf(question)
  const fact = awaited === 'portNumber' ? 'phone' : awaited
  if (!factsNamed(phrase, locale).some((named) => named === fact) || opensWithWhy(question)) return false
  const { asks } = EVERYDAY[locale]
  const rest = tokensOf(withoutNouns(phrase, locale))
  return (
    rest.every((word) => OWN.has(word) || BESIDE_OWN.has(word) || asks.includes(word)) &&
    (rest.some((word) => OWN.has(word)) || !rest.some((word) => asks.includes(word)))
  )
}
