import { PLAN_IDS } from '#contracts/catalogue/plans.ts'
import { PORT_REFUSALS } from '#contracts/chat/mobile-order.ts'
import { POWER_AGREEMENT_IDS, powerAgreementOf } from '#contracts/catalogue/power.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { SEND_CONSENT } from '#contracts/debts/consent.ts'
import { SAMPLE_DEBTS } from '#contracts/debts/sample-debts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { meteringPointFrom } from '#contracts/kernel/metering-point.ts'
import type { FlowContext } from '#flows/kit/flow.ts'

const NAME = { firstName: 'Kari', lastName: 'Nordmann' }

const METER = meteringPointFrom('SE', '1')

const everything: Facts = {
  customerId: 'c1',
  firstName: 'Kari',
  plan: '12gb',
  numberChoice: 'keep',
  portNumber: '+4791234567',
  forWhom: 'adult',
  childName: NAME,
  childBirthDate: '2018-02-03',
  name: NAME,
  birthDate: '1990-12-24',
  phone: '+4791234567',
  email: 'kari@example.no',
  street: 'Fjordgata 12',
  postalCode: '0150',
  city: 'Oslo',
  need: 'some',
  creditCheckId: 'k1',
  depositOre: 100_000,
  newNumber: '+4740000000',
  freeText: 'Hei',
  meteringPoint: METER,
  meteringPoints: [{ meteringPoint: METER, place: 'lgh 1101' }],
  priceArea: 'SE3',
  powerReason: 'switch',
  currentSupplier: 'Nordkraft',
  startDate: '2026-12-24',
  powerAgreement: 'se-timpris',
  powerOfAttorney: true,
  cover: ['home', 'car'],
  score: 4,
  scoreId: 's1',
}

/** Scenes that between them show what offers, summaries and values of a flow, offered in some locales, can come up with. */
export function sampleScenes(locales: readonly Locale[]): FlowContext[] {
  const variants: Facts[] = [
    {},
    everything,
    { ...everything, signedIn: true },
    { ...everything, forWhom: 'child', plan: 'barn-1gb', numberChoice: 'new' },
    { ...everything, debts: SAMPLE_DEBTS, sendConsent: SEND_CONSENT },
    ...PLAN_IDS.map((plan): Facts => ({ ...everything, plan })),
    ...PORT_REFUSALS.map((portRefusal): Facts => ({ ...everything, portRefusal })),
    ...POWER_AGREEMENT_IDS.map((powerAgreement): Facts => {
      const { meteringPoint: _, ...unmetered } = everything
      return {
        ...unmetered,
        meterLater: true,
        currentSupplier: '',
        powerAgreement,
        priceArea: powerAgreementOf(powerAgreement).country === 'SE' ? 'SE4' : 'DK1',
      }
    }),
    ...(['little', 'some', 'much'] as const).map((need): Facts => ({ ...everything, need })),
  ]
  const spoken = locales.includes('nb_NO') ? ['nb_NO' as const] : locales
  return spoken.flatMap((locale) => variants.map((facts) => ({ facts, today: '2026-11-21', locale })))
}
