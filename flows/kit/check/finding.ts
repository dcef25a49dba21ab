import type { Locale } from '#contracts/kernel/locale.ts'

/** What is wrong with a flow, and where: at which step, and in which text when it is the words that are wrong. */
export type Finding = { rule: Rule; step: string; detail: string; text?: { id: string; locale: Locale } }

/** What a flow is looked through for (FLOW-03, FLOW-04, BEY-04). */
export type Rule =
  | 'unreachable'
  | 'deadEnd'
  | 'danglingWay'
  | 'unroutedOutcome'
  | 'failedLeadsNowhere'
  | 'noWayAround'
  | 'loopWithoutInput'
  | 'silentQuestion'
  | 'oddBranch'
  | 'unsafeTarget'
  | 'oddConsent'
  | 'unknownName'
  | 'unusedName'
  | 'unreadableText'
  | 'missingText'
  | 'unknownPlaceholder'
  | 'priceInText'
  | 'priceInCode'
  | 'unproven'
