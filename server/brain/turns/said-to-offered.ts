import type { SuggestedResponse } from '#contracts/chat/element.ts'
import { SOMETHING_ELSE, UNKNOWN, type Answered } from '#flows/kit/flow-event.ts'
import { translateKit } from '#flows/kit/kit-texts.ts'
import { answerToOffered, questionsAmong } from '#flows/kit/offered-questions.ts'
import type { Brain } from '../brain.ts'
import { notFound } from './hear.ts'
import type { Asking } from './look-up.ts'

/** `shown`: the buttons the visitor sees; `payload`: of the one that was pressed. */
type Said = { typed: Answered; payload: string | undefined; shown: readonly SuggestedResponse[] }

/** What is said to questions that are offered; undefined where something else is said (CHAT-15). */
export function saidToOffered(
  { lookUp, speak }: Pick<Brain, 'lookUp' | 'speak'>,
  { typed, payload, shown }: Said,
  asking: Asking,
): Answered | undefined {
  const { locale } = asking
  const translate = (id: string, values: Record<string, string | number>) => speak(locale, id, values)
  const questions = questionsAmong(shown)
  if (questions.length === 0) return undefined
  const chosen =
    payload === undefined
      ? answerToOffered(questions, typed.utterance, locale)
      : questions.find((offered) => offered.payload === payload)
  if (chosen === undefined) return undefined
  if (chosen === 'none') return { ...typed, payload: SOMETHING_ELSE }
  if (chosen === 'one of them') {
    const likelyQuestions = questions.map(({ title }) => title)
    return { ...typed, found: { topic: UNKNOWN, text: translateKit(translate, 'kit.unsure'), likelyQuestions } }
  }
  const found = lookUp?.(chosen.title, asking) ?? notFound(translate)
  const words = typed.utterance.trim() || chosen.title
  return {
    ...typed,
    utterance: words,
    found,
    acts: [{ kind: 'question', topic: found.topic, words, sure: 1, why: 'a question that was offered' }],
  }
}
