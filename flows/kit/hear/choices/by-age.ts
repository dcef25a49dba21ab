import { childPlan, type Plan } from '#contracts/catalogue/plans.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { agesIn, childBelow } from '../../words/ages.ts'
import { anyChoice } from '../../words/language-words.ts'
import { amountsIn } from '../../words/data-amounts.ts'
import { isQuestion } from '../../words/everyday.ts'
import { tokensOf } from '../../words/tokens.ts'

type OfPlan = { plan?: Plan }

/** No plan for children is meant for "sønnen min på 15 år". */
export function ofTheirAge<One extends OfPlan>(candidates: readonly One[], utterance: string): One[] {
  const ages = agesIn(tokensOf(utterance))
  const isGrown = ages.length > 0 && ages.every((age) => age >= childPlan.underAge)
  return candidates.filter(({ plan }) => !isGrown || plan?.kind !== 'child')
}

/** "Trenger abonnement til sønnen min på 8" opens with a verb and asks nothing. */
const NEEDS = new RegExp(String.raw`^(?:${anyChoice('needsPhrases')})(?!\p{L})`, 'iu')

/** The plan for children, where a child is spoken of and no amount of data. */
export function planForChild<One extends OfPlan>(utterance: string, candidates: readonly One[], locale: Locale): One[] {
  const words = tokensOf(utterance)
  const isAsking = isQuestion(utterance, locale) && !NEEDS.test(utterance)
  return isAsking || !childBelow(words, childPlan.underAge) || amountsIn(words, false).length > 0
    ? []
    : candidates.filter(({ plan }) => plan?.kind === 'child')
}
