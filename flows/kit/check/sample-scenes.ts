import { PLAN_IDS } from '#contracts/catalogue/plans.ts'
import { PORT_REFUSALS } from '#contracts/chat/effects.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Scene } from '../define-flow.ts'

const NAME = { firstName: 'Kari', lastName: 'Nordmann' }

const everything: Facts = {
  customerId: 'c1', firstName: 'Kari', plan: '12gb', numberChoice: 'keep', portNumber: '+4791234567', forWhom: 'adult', childName: NAME,
  childBirthDate: '2018-02-03', name: NAME, birthDate: '1990-12-24', phone: '+4791234567', email: 'kari@example.no', street: 'Fjordgata 12',
  postalCode: '0150', city: 'Oslo', need: 'some', creditCheckId: 'k1', depositOre: 100_000, newNumber: '+4740000000', freeText: 'Hei',
}

/** Scenes that between them show what offers, summaries and values of a flow can come up with. */
export function sampleScenes(): Scene[] {
  const variants: Facts[] = [
    {},
    everything,
    { ...everything, signedIn: true },
    { ...everything, forWhom: 'child', plan: 'barn-1gb', numberChoice: 'new' },
    ...PLAN_IDS.map((plan): Facts => ({ ...everything, plan })),
    ...PORT_REFUSALS.map((portRefusal): Facts => ({ ...everything, portRefusal })),
    ...(['little', 'some', 'much'] as const).map((need): Facts => ({ ...everything, need })),
  ]
  return variants.map((facts) => ({ facts, today: '2026-11-21', locale: 'nb_NO' }))
}
