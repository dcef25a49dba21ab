import type { Choices } from '../languages/choices.ts'
import { danishChoices } from '../languages/danish/choices.ts'
import { englishChoices } from '../languages/english/choices.ts'
import { norwegianChoices } from '../languages/norwegian/choices.ts'
import { swedishChoices } from '../languages/swedish/choices.ts'

const LANGUAGES = [norwegianChoices, swedishChoices, danishChoices, englishChoices]

/** The words of every language that choose in one way. */
export const choiceWords = (use: keyof Choices): ReadonlySet<string> =>
  new Set(LANGUAGES.flatMap((language) => language[use]))

/** The same as alternatives of a regular expression. */
export const anyChoice = (use: keyof Choices): string => [...choiceWords(use)].join('|')
