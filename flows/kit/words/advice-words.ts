import type { AdvisedLine } from '#contracts/leads/lead.ts'
import type { Advice } from '../languages/advice.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'
import { ofEveryLanguage } from './of-every-language.ts'

type Companies = 'companies' | 'companiesLikeWords'

/** They tell an adviser something. */
export const { any: anyAdvice } = ofEveryLanguage<Exclude<keyof Advice, Companies>>(({ advice }) => advice)

/** The companies of a line. */
export const companiesOf = (line: AdvisedLine, kind: Companies): string[] => [
  ...new Set(EVERY_LANGUAGE.flatMap(({ advice }) => advice[kind][line])),
]
