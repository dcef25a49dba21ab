import type { Locale } from '#contracts/kernel/locale.ts'
import type { Run } from '#flows/kit/run/run.ts'

/** `run` is a conversation in which it happens. */
export type Finding = {
  rule: Rule
  step: string
  detail: string
  text?: { id: string; locale: Locale }
  run?: Run
}

/** The lint rules for flows (FLOW-03, FLOW-04, BEY-04). */
export type Rule =
  | 'unreachable'
  | 'deadEnd'
  | 'danglingWay'
  | 'unroutedOutcome'
  | 'unusedOutcome'
  | 'failedLeadsNowhere'
  | 'noWayAround'
  | 'loopWithoutInput'
  | 'silentQuestion'
  | 'oddBranch'
  | 'oddStep'
  | 'unsafeTarget'
  | 'oddConsent'
  | 'unknownName'
  | 'unusedName'
  | 'unreadableText'
  | 'missingText'
  | 'unknownPlaceholder'
  | 'priceInText'
  | 'priceInCode'
  | 'otherCurrency'
  | 'wrongUnit'
  | 'sameTitle'
  | 'unproven'
  | 'unknownFact'
  | 'unwrittenFact'
  | 'unsetValue'
  | 'badTransfer'
  | 'notOffered'
