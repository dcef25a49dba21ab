import * as v from 'valibot'
import { EFFECTS, type EffectGives, type EffectName, type EffectOutcome } from '#contracts/chat/effects.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { EffectHandler, EffectHandlers } from '#server/brain/effects/effects.ts'

/** How the effect that a session waits for shall end. */
export type Ending = { effect: EffectName; outcome: string; gives: Facts }

/**
 * Services that end each effect as `endingOf` says for its session; one that it has no ending for fails like a service that is
 * down. A sign-in is left to `signIn` where it shall come about.
 */
export function scriptedEffects(endingOf: (session: string) => Ending | undefined, signIn: EffectHandler<'session.signIn'>): EffectHandlers {
  const scripted =
    <E extends EffectName>(effect: E): EffectHandler<E> =>
    async (_needs, { session }) => {
      const ending = endingOf(session.id)
      if (ending?.effect !== effect) throw new Error(`${effect} is not expected now`)
      const { outcome, gives } = ending
      if (!isOutcome(effect, outcome) || !isGiven(effect, gives)) throw new Error(`${effect} cannot end as ${outcome}`)
      return { outcome, gives }
    }
  return {
    'number.check': scripted('number.check'),
    'credit.check': scripted('credit.check'),
    'code.send': scripted('code.send'),
    'code.check': scripted('code.check'),
    'customer.create': scripted('customer.create'),
    'order.place': scripted('order.place'),
    'metering.find': scripted('metering.find'),
    'power.order': scripted('power.order'),
    'debts.read': scripted('debts.read'),
    'lead.send': scripted('lead.send'),
    'score.store': scripted('score.store'),
    'session.signIn': async (needs, context) => {
      const settled = await scripted('session.signIn')(needs, context)
      return settled.outcome === 'signedIn' ? signIn(needs, context) : settled
    },
  }
}

const isOutcome = <E extends EffectName>(effect: E, outcome: string): outcome is EffectOutcome<E> => EFFECTS[effect].outcomes.some((known) => known === outcome)
const isGiven = <E extends EffectName>(effect: E, gives: Facts): gives is Facts & EffectGives<E> => v.is(EFFECTS[effect].gives, gives)
