import type { Locale } from '#contracts/kernel/locale.ts'
import type { Translate } from '../../render-elements.ts'
import { stemOf } from '../../words/stem.ts'
import { tokensOf } from '../../words/tokens.ts'
import type { Ask, Flow } from '../../flow.ts'

/** The answer that a step, or its flow, has of its own to a question about it (HEAR-06); the one named with the most words. */
export function aboutAt(ask: Ask<string>, flow: Flow, utterance: string, locale: Locale, translate: Translate) {
  const about = [...(ask.about ?? []), ...(flow.about ?? [])]
  if (about.length === 0) return undefined
  const said = tokensOf(utterance)
  const stems = new Set(said.map((word) => stemOf(word, locale)))
  const isSaid = (word: string) =>
    stems.has(stemOf(word, locale)) || (word.length >= 5 && said.some((other) => other.startsWith(word)))
  const worth = (phrase: string) => {
    const words = tokensOf(phrase)
    return words.every(isSaid) ? words.length : 0
  }
  const [best] = about
    .map((id) => ({ id, worth: Math.max(...translate(`${id}.words`, {}).split('|').map(worth)) }))
    .filter((one) => one.worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
  return best && { topic: `about ${best.id}`, text: translate(best.id, {}) }
}
