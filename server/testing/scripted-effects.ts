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

/** How the effect that a session waits for shall end. */
export type Ending = { effect: EffectName; outcome: string; gives: Facts }

/** Every effect, ending as its declared test double says. */
export const effectDoubles = (): EffectHandlers =>
  everyEffect((effect) => async (needs) => {
    const outcome = EFFECTS[effect].doubleOf(needs)
    return settled(effect, outcome, EFFECTS[effect].sampleOf(outcome, needs))
  })

/**
 * Services that end each effect as `endingOf` says for its session; one that it has no ending for fails like a service that is
 * down. A sign-in is left to `signIn` where it shall come about.
 */
export function scriptedEffects(
  endingOf: (session: string) => Ending | undefined,
  signIn: EffectHandler<'session.signIn'>,
): EffectHandlers {
  const scripted = everyEffect((effect) => async (_needs, { session }) => {
    const ending = endingOf(session.id)
    if (ending?.effect !== effect) throw new Error(`${effect} is not expected now`)
    return settled(effect, ending.outcome, ending.gives)
  })
  return {
    ...scripted,
    'session.signIn': async (needs, context) => {
      const ended = await scripted['session.signIn'](needs, context)
      return ended.outcome === 'signedIn' ? signIn(needs, context) : ended
    },
  }
}

/** A handler of each effect, made alike. */
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
