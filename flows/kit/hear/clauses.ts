import type { Locale } from '#contracts/kernel/locale.ts'
import { isQuestion } from '../words/everyday.ts'

const LONGEST = 400
const BETWEEN = /(?<=[.!?;])\s+|\n+|,\s+|\s+(?=(?:men|og|och|but|and)\s)/giu
export const AND = /^(?:men|og|och|but|and)\s+/iu

/** The part of an utterance that tells something, and the part that asks ("Kari Nordmann, men hva koster det?"). */
export function clausesOf(utterance: string, locale: Locale): { told: string; asked: string } {
  const whole = { told: utterance.trim(), asked: '' }
  if (utterance.length > LONGEST) return whole
  const parts = withoutLists(partsOf(utterance), locale)
  const asks = parts.map(({ text }) => isQuestion(text.replace(AND, ''), locale))
  if (!asks.includes(true)) return whole
  const of = (isAsked: boolean) =>
    parts
      .flatMap(({ text, end }, at) => (asks[at] === isAsked ? [`${text}${end}`] : []))
      .join('')
      .replace(AND, '')
      .replace(/[\s,;]+$/, '')
      .trim()
  return { told: of(false), asked: of(true) }
}

/** "6 og 12 gb" is one thing; only a question behind "og" is a clause of its own. */
function withoutLists(parts: Part[], locale: Locale): Part[] {
  return parts.reduce<Part[]>((whole, part) => {
    const before = whole.at(-1)
    if (!before || !AND.test(part.text) || isQuestion(part.text.replace(AND, ''), locale)) return [...whole, part]
    return [...whole.slice(0, -1), { text: `${before.text}${before.end}${part.text}`, end: part.end }]
  }, [])
}

type Part = { text: string; end: string }

/** The clauses of an utterance, each with what stands behind it. */
export function partsOf(utterance: string): Part[] {
  const parts: Part[] = []
  let start = 0
  for (const match of utterance.matchAll(BETWEEN)) {
    parts.push({ text: utterance.slice(start, match.index), end: match[0] })
    start = match.index + match[0].length
  }
  parts.push({ text: utterance.slice(start), end: '' })
  return parts.filter(({ text }) => text.trim() !== '')
}
