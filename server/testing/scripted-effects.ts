import * as v from 'valibot'
import {
  EFFECTS,
  isEffectName,
  outcomesOf,
  type EffectGives,
  type EffectName,
  type EffectOutcome,
} from '#contracts/effects/effects.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { EffectHandler, EffectHandlers } from '#server/brain/effects/effects.ts'

export type Ending = { effect: EffectName; outcome: string; gives: Facts }

export const effectDoubles = (): EffectHandlers =>
  everyEffect((effect) => async (needs) => {
    const outcome = EFFECTS[effect].doubleOf(needs)
    return settled(effect, outcome, EFFECTS[effect].sampleOf(outcome, needs))
  })

export const scriptedEffects = (endingOf: (session: string) => Ending | undefined): EffectHandlers =>
  everyEffect((effect) => async (_needs, { session }) => {
    const ending = endingOf(session.id)
    if (ending?.effect !== effect) throw new Error(`${effect} is not expected now`)
    return settled(effect, ending.outcome, ending.gives)
  })

export function everyEffect(handlerOf: <E extends EffectName>(effect: E) => EffectHandler<E>): EffectHandlers {
  const handlers = Object.fromEntries(
    Object.keys(EFFECTS)
      .filter(isEffectName)
      .map((effect) => [effect, handlerOf(effect)]),
  )
  if (!isComplete(handlers)) throw new Error('an effect has no handler')
  return handlers
}

const isComplete = (handlers: object): handlers is EffectHandlers =>
  Object.keys(EFFECTS).every((effect) => Object.hasOwn(handlers, effect))

function settled<E extends EffectName>(effect: E, outcome: string, gives: Facts) {
  if (!isOutcome(effect, outcome) || !isGiven(effect, gives)) throw new Error(`${effect} cannot end as ${outcome}`)
  return { outcome, gives }
}

const isOutcome = <E extends EffectName>(effect: E, outcome: string): outcome is EffectOutcome<E> =>
  outcomesOf(effect).includes(outcome)
const isGiven = <E extends EffectName>(effect: E, gives: Facts): gives is Facts & EffectGives<E> =>
  v.is(EFFECTS[effect].gives, gives)
