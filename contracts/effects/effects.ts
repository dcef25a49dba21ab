import * as v from 'valibot'
import { FACTS, type FactName, type Facts } from '#contracts/chat/facts.ts'
import type { Outcome } from './effect.ts'
import { effects } from './effect-list.ts'

type Known<Declared> = {
  [E in keyof Declared]: Declared[E] extends {
    needs: v.ObjectSchema<infer Needs, undefined>
    gives: v.ObjectSchema<infer Gives, undefined>
  }
    ? keyof Needs | keyof Gives extends FactName
      ? Declared[E]
      : 'it needs or gives what is no fact'
    : never
}

const onlyFacts = <Declared>(declared: Declared & Known<Declared>): Declared => declared

export const EFFECTS = onlyFacts(effects)

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

/** What an effect is called with in the sandbox and in tests: samples of the facts it cannot do without. */
export function sampleNeedsOf<E extends EffectName>(effect: E): EffectNeeds<E>
export function sampleNeedsOf(effect: EffectName): object {
  const { needs, sampleNeeds } = EFFECTS[effect]
  const required = Object.entries(needs.entries).flatMap(([name, schema]) =>
    schema.type !== 'optional' && isFact(name) ? [[name, FACTS[name].samples[0]]] : [],
  )
  return v.parse(needs, { ...Object.fromEntries(required), ...sampleNeeds })
}

const isFact = (name: string): name is FactName => Object.hasOwn(FACTS, name)
