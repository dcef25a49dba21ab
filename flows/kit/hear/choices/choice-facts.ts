import type { FactName, Facts } from '#contracts/chat/facts.ts'

const NAMED = [
  'plan',
  'numberChoice',
  'forWhom',
  'powerReason',
  'powerAgreement',
  'cover',
  'score',
] as const satisfies readonly FactName[]

/** The facts that tell which option was chosen. */
export const factsTaught = (learn: Facts = {}): FactName[] => NAMED.filter((name) => learn[name] !== undefined)
