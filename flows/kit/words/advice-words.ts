import type { AdvisedLine } from '#contracts/leads/lead.ts'
import type { Advice } from '../languages/advice.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'

type Companies = 'companies' | 'companiesLikeWords'

/** The words of every language that tell an adviser something in one way, as alternatives of a regular expression. */
export const anyAdvice = (use: Exclude<keyof Advice, Companies>): string =>
  [...new Set(EVERY_LANGUAGE.flatMap(({ advice }) => advice[use]))].join('|')

/** The companies of a line. */
export const companiesOf = (line: AdvisedLine, kind: Companies): string[] => [
  ...new Set(EVERY_LANGUAGE.flatMap(({ advice }) => advice[kind][line])),
]
