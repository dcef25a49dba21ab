import { EFFECTS, type EffectName } from '#contracts/chat/effects.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Debt } from '#contracts/debts/debt.ts'
import { LEAVE_OUTCOMES, type LeaveOutcome, type ProviderName } from '#contracts/chat/providers.ts'
import { meteringPointFrom } from '#contracts/kernel/metering-point.ts'
import { MASK, type InputRuleName } from '../input-rules.ts'

/** Answers that a rule takes, the first of them the plain one, then others that lead elsewhere or make void what rested on the first. */
export const SAMPLE_ANSWERS: Record<InputRuleName, readonly [string, ...string[]]> = {
  name: ['Kari Nordmann', 'Ola Hansen'],
  childName: ['Ola Nordmann'],
  phone: ['912 34 567', '912 34 568', '070-123 45 67'],
  email: ['kari@example.no'],
  street: ['Fjordgata 12'],
  postalCode: ['0150', '5003', '111 20'],
  city: ['Oslo'],
  birthDate: ['24/12/1990', '24/12/2012'],
  childBirthDate: ['24/12/2018', '24/12/2010'],
  code: ['774411', MASK],
  text: ['Noen ord'],
  supplier: ['Nordkraft'],
  meteringPoint: ['735 999 100 000 000 010', '571 313 100 000 000 010'],
  startDate: ['24/12/2026', '22/11/2026'],
}

/** Metering points an address may have. */
const METERS = [meteringPointFrom('SE', '1'), meteringPointFrom('SE', '2')] as const

/** What no rule takes. */
export const NO_ANSWER = '?'

/** A debt of each kind. */
export const SAMPLE_DEBTS: Debt[] = [
  { kind: 'instalmentLoan', lender: 'Fjellbanken', originalAmount: 25_000_000, remainingAmount: 18_640_000, nominalRate: 14.9, termMonths: 60, fees: 4_500, coBorrower: false },
  { kind: 'creditLine', lender: 'Skjærgård Kort', interestBearing: 3_890_000, notInterestBearing: 215_000, limit: 6_000_000, nominalRate: 22.9, fees: 3_500 },
  { kind: 'chargeCard', lender: 'Nordlys Betalingskort', interestBearing: 0, notInterestBearing: 648_000 },
]

/** What an effect may bring back with an outcome, when it is simulated. A credit check's id tells what was checked. */
export function sampleGives(effect: EffectName, outcome: string, needs: unknown): Facts {
  const given: Record<string, Facts> = {
    'number.check notPortable': { portRefusal: 'owner_mismatch' },
    'credit.check approved': { creditCheckId: JSON.stringify(needs) },
    'credit.check deposit': { creditCheckId: JSON.stringify(needs), depositOre: 100_000 },
    'credit.check refused': { creditCheckId: JSON.stringify(needs) },
    'code.check known': { customerId: 'c1', firstName: 'Kari' },
    'customer.create created': { customerId: 'c1', firstName: 'Kari' },
    'metering.find found': { meteringPoint: METERS[0], priceArea: 'SE3' },
    'metering.find several': { meteringPoints: METERS.map((meteringPoint, at) => ({ meteringPoint, place: `lgh 110${at + 1}` })), priceArea: 'SE3' },
    'metering.find notFound': { priceArea: 'SE3' },
    'power.order placed': { orderId: 'o1' },
    'order.place placed': { orderId: 'o1', newNumber: '+4740000000' },
    'lead.send sent': { leadId: 'l1' },
    'debts.read found': { debtReading: 'r1', debts: SAMPLE_DEBTS },
    'debts.read none': { debtReading: 'r1', debts: [] },
    'score.store stored': { scoreId: 's1' },
  }
  return given[`${effect} ${outcome}`] ?? {}
}

/** The outcomes an effect may have, and those of a authorizationRequest away. */
export const outcomesOf = (effect: EffectName): readonly string[] => EFFECTS[effect].outcomes
export const returnsOf = (_provider: ProviderName): readonly LeaveOutcome[] => LEAVE_OUTCOMES

/** What a person brings back from a provider, when it is simulated. */
export function sampleBrings(_provider: ProviderName, outcome: string): Facts {
  return outcome === 'ok' ? { identityProof: 'p1', name: { firstName: 'Kari', lastName: 'Nordmann' }, birthDate: '1990-12-24' } : {}
}
