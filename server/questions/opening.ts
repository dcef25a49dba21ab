import { matchOf } from '#flows/kit/hear/sentence/cues.ts'
import { isQuestion } from '#flows/kit/words/everyday.ts'
import { phraseOf } from '#flows/kit/words/tokens.ts'
import type { Answers } from './answers.ts'
import type { QuestionInContext } from './article-answers.ts'
import { lineOf } from './lines.ts'

/** Whoever says what he has come for is welcomed, and helped on by the question of the step. */
export function onOpening({ question, asking: { locale, flow, facts, way } }: QuestionInContext, say: Answers) {
  const line = lineOf(flow)
  if (way?.kind === 'sorrow') return undefined
  if ((line !== 'mobile' && line !== 'power') || facts.plan || facts.street || isQuestion(question, locale))
    return undefined
  return matchOf(phraseOf(question), locale, 'orders') === undefined ? undefined : say.opening(line)
}
