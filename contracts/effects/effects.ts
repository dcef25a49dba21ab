import type * as v from 'valibot'
import type { Facts } from '#contracts/chat/facts.ts'
import { customerServiceEffects } from './customer-service.ts'
import type { Outcome } from './effect.ts'
import { identityEffects } from './identity.ts'
import { mobileEffects } from './mobile.ts'
import { powerEffects } from './power.ts'

/** Every effect a flow can call. A flow routes each outcome; the server carries it out. */
export const EFFECTS = { ...identityEffects, ...mobileEffects, ...powerEffects, ...customerServiceEffects }

type Effects = typeof EFFECTS
export type EffectName = keyof Effects
export type EffectNeeds<E extends EffectName> = v.InferOutput<Effects[E]['needs']>
export type EffectOutcome<E extends EffectName> = keyof Effects[E]['outcomes'] & string
export type EffectGives<E extends EffectName> = v.InferOutput<Effects[E]['gives']>
export type ServiceEffectName = {
  [E in EffectName]: Effects[E]['carriedOutBy'] extends 'service' ? E : never
}[EffectName]

type OutcomeFacts = Pick<Outcome<never, never>, 'proves' | 'voids' | 'irreversible'>

export const isEffectName = (written: string): written is EffectName => Object.hasOwn(EFFECTS, written)

export const outcomesOf = (effect: EffectName): readonly string[] => Object.keys(EFFECTS[effect].outcomes)

export function outcomeOf(effect: EffectName, outcome: string): OutcomeFacts | undefined {
  const outcomes: Record<string, OutcomeFacts> = EFFECTS[effect].outcomes
  return Object.hasOwn(outcomes, outcome) ? outcomes[outcome] : undefined
}

export const sampleGives = (effect: EffectName, outcome: string, needs: unknown): Facts =>
  EFFECTS[effect].sampleOf(outcome, needs)
