import type { SuggestedResponse } from '#contracts/chat/element.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { isOrdinal, yesOrNo } from './words/everyday.ts'
import { tokensOf } from './words/tokens.ts'

const OFFERED = 'question:'

/** Payload of the button that asks one of the questions which the visitor may have meant (CHAT-15). */
export const askingOffered = (place: number): string => `${OFFERED}${place}`

/** The buttons, among those that the visitor sees, that ask a question; their titles are the questions. */
export const questionsAmong = (shown: readonly SuggestedResponse[]): SuggestedResponse[] =>
  shown.filter(({ payload }) => payload.startsWith(OFFERED))

/** What typed words say to questions that are offered: which is meant, that one of several is, or none. */
export function answerToOffered(
  questions: readonly SuggestedResponse[],
  utterance: string,
  locale: Locale,
): SuggestedResponse | 'one of them' | 'none' | undefined {
  const words = tokensOf(utterance)
  const place = isOrdinal(words, questions.length, locale)
  if (place !== undefined) return questions[place]
  const answer = yesOrNo(words, locale)
  if (answer === 'yes') return questions.length > 1 ? 'one of them' : questions[0]
  return answer === 'no' ? 'none' : undefined
}
