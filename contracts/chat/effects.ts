import * as v from 'valibot'
import { PlanId } from '../catalogue/plans.ts'
import { PriceArea } from '../catalogue/power-area.ts'
import { MeteringPoint } from '../kernel/metering-point.ts'
import { PersonName } from '../kernel/person-name.ts'
import { DEBT_CONSENT } from '../debts/consent.ts'
import { Debt } from '../debts/debt.ts'
import { LeadRequest } from '../leads/lead.ts'
import type { Product } from '../products/offers.ts'
import { MeterAtAddress, PowerOrderRequest } from './power-order.ts'
import { ScoreRequest } from './scores.ts'

const none = v.object({})

/** Why a number cannot be ported, in the trade's words (CALL-08). */
export const PORT_REFUSALS = ['not_mobile', 'not_active', 'company_number', 'owner_mismatch'] as const
export const PortRefusal = v.picklist(PORT_REFUSALS)
export type PortRefusal = v.InferOutput<typeof PortRefusal>

/** What placing an order needs: everything that was answered, and where the credit check ended. */
export const OrderRequest = v.object({
  plan: PlanId,
  numberChoice: v.picklist(['new', 'keep']),
  portNumber: v.optional(v.string()),
  forWhom: v.picklist(['adult', 'child']),
  childName: v.optional(PersonName),
  childBirthDate: v.optional(v.string()),
  customerId: v.string(),
  street: v.string(),
  postalCode: v.string(),
  city: v.string(),
  creditCheckId: v.string(),
  depositOre: v.optional(v.number()),
  quotedMonthly: v.number(),
  quotedSetUp: v.number(),
  catalogueVersion: v.string(),
})
export type OrderRequest = v.InferOutput<typeof OrderRequest>

/**
 * Every effect a flow can ask for: what it needs, its outcomes (`failed` always among them: the service is down or
 * gave up), and the facts it may bring back. A flow routes each outcome; the host carries the effect out.
 */
export const EFFECTS = {
  'number.check': {
    needs: v.object({ portNumber: v.string() }),
    outcomes: ['portable', 'notPortable', 'failed'],
    gives: v.object({ portRefusal: v.optional(PortRefusal) }),
  },
  'credit.check': {
    needs: v.object({ name: PersonName, birthDate: v.string(), phone: v.string(), plan: PlanId, postalCode: v.string() }),
    outcomes: ['approved', 'deposit', 'refused', 'failed'],
    gives: v.object({ creditCheckId: v.optional(v.string()), depositOre: v.optional(v.number()) }),
  },
  'code.send': {
    needs: v.object({ phone: v.string() }),
    outcomes: ['sent', 'tooMany', 'busy', 'noSms', 'failed'],
    gives: none,
  },
  'code.check': {
    needs: v.object({ phone: v.string(), code: v.string() }),
    outcomes: ['known', 'new', 'wrong', 'expired', 'tooMany', 'failed'],
    gives: v.object({ customerId: v.optional(v.string()), firstName: v.optional(v.string()) }),
  },
  'customer.create': {
    needs: v.object({
      phone: v.string(),
      name: PersonName,
      email: v.string(),
      birthDate: v.optional(v.string()),
      street: v.optional(v.string()),
      postalCode: v.optional(v.string()),
      city: v.optional(v.string()),
    }),
    outcomes: ['created', 'failed'],
    gives: v.object({ customerId: v.optional(v.string()), firstName: v.optional(v.string()) }),
  },
  'order.place': {
    needs: OrderRequest,
    outcomes: ['placed', 'alreadyCustomer', 'priceChanged', 'failed'],
    gives: v.object({ orderId: v.optional(v.string()), newNumber: v.optional(v.string()) }),
  },
  'metering.find': {
    needs: v.object({ street: v.string(), postalCode: v.string() }),
    outcomes: ['found', 'several', 'notFound', 'failed'],
    gives: v.object({
      meteringPoint: v.optional(MeteringPoint),
      meteringPoints: v.optional(v.array(MeterAtAddress)),
      priceArea: v.optional(PriceArea),
    }),
  },
  'power.order': {
    needs: PowerOrderRequest,
    outcomes: ['placed', 'alreadyCustomer', 'priceChanged', 'tooSoon', 'failed'],
    gives: v.object({ orderId: v.optional(v.string()) }),
  },
  'debts.read': {
    needs: v.object({ identityProof: v.string(), debtConsent: v.literal(DEBT_CONSENT) }),
    outcomes: ['found', 'none', 'refused', 'failed'],
    gives: v.object({ debtReading: v.optional(v.string()), debts: v.optional(v.array(Debt)) }),
  },
  'lead.send': {
    needs: LeadRequest,
    outcomes: ['sent', 'failed'],
    gives: v.object({ leadId: v.optional(v.string()) }),
  },
  'score.store': {
    needs: ScoreRequest,
    outcomes: ['stored', 'failed'],
    gives: v.object({ scoreId: v.optional(v.string()) }),
  },
  'session.signIn': {
    needs: v.object({ customerId: v.string() }),
    outcomes: ['signedIn', 'failed'],
    gives: none,
  },
} as const satisfies Record<string, { needs: v.GenericSchema; outcomes: readonly string[]; gives: v.GenericSchema }>

export type EffectName = keyof typeof EFFECTS

export type EffectNeeds<E extends EffectName> = v.InferOutput<(typeof EFFECTS)[E]['needs']>
export type EffectOutcome<E extends EffectName> = (typeof EFFECTS)[E]['outcomes'][number]
export type EffectGives<E extends EffectName> = v.InferOutput<(typeof EFFECTS)[E]['gives']>

const nothing = () => undefined
const mobile = (): Product => 'mobile'
const power = (): Product => 'power'

/** The product an effect is part of selling, if any: it is carried out only in the locales that sell it (ONE-04). */
export const EFFECT_SELLS: { readonly [E in EffectName]: (needs: EffectNeeds<E>) => Product | undefined } = {
  'number.check': mobile,
  'credit.check': mobile,
  'order.place': mobile,
  'score.store': mobile,
  'metering.find': power,
  'power.order': power,
  'debts.read': () => 'refinancing',
  'lead.send': ({ lead: { kind } }) => (kind === 'callback' ? undefined : kind),
  'code.send': nothing,
  'code.check': nothing,
  'customer.create': nothing,
  'session.signIn': nothing,
}
