/** What is wrong with a flow, and where. */
export type Finding = { rule: Rule; step: string; detail: string }

type Rule =
  | 'unreachable' | 'deadEnd' | 'danglingWay' | 'unroutedOutcome' | 'failedLeadsNowhere' | 'loopWithoutInput' | 'silentQuestion'
  | 'oddBranch'
  | 'unknownName' | 'missingText' | 'unknownPlaceholder' | 'priceInText' | 'unproven'
