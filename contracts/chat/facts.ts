import * as v from 'valibot'
import { PlanId } from '../catalogue/plans.ts'
import { PriceArea } from '../catalogue/power-area.ts'
import { PowerAgreementId } from '../catalogue/power.ts'
import { MeteringPoint } from '../kernel/metering-point.ts'
import { PersonName } from '../kernel/person-name.ts'
import { Debt } from '../debts/debt.ts'
import { Insurable, LeadDetails } from '../leads/lead.ts'
import { PortRefusal } from './mobile-order.ts'
import { MeterAtAddress, PowerReason } from './power-order.ts'
import { Score } from './scores.ts'

/** What a conversation has learnt. All optional: a flow asks for what it lacks. Serialisable; amounts in øre, days as YYYY-MM-DD. */
export const Facts = v.object({
  /** The legal entity, once proven by sign-in or code. */
  customerId: v.optional(v.string()),
  firstName: v.optional(v.string()),
  /** Signed in before the conversation began: name, contact, address and code are not asked for. */
  signedIn: v.optional(v.boolean()),
  plan: v.optional(PlanId),
  numberChoice: v.optional(v.picklist(['new', 'keep'])),
  portNumber: v.optional(v.string()),
  portRefusal: v.optional(PortRefusal),
  forWhom: v.optional(v.picklist(['adult', 'child'])),
  childName: v.optional(PersonName),
  childBirthDate: v.optional(v.string()),
  name: v.optional(PersonName),
  birthDate: v.optional(v.string()),
  phone: v.optional(v.string()),
  /** The phone number a one-time code has proven in this conversation. */
  provenPhone: v.optional(v.string()),
  email: v.optional(v.string()),
  street: v.optional(v.string()),
  postalCode: v.optional(v.string()),
  city: v.optional(v.string()),
  /** The portal's own terms, accepted when an account is made. */
  termsAccepted: v.optional(v.boolean()),
  need: v.optional(v.picklist(['little', 'some', 'much'])),
  creditCheckId: v.optional(v.string()),
  depositOre: v.optional(v.number()),
  quotedMonthly: v.optional(v.number()),
  quotedSetUp: v.optional(v.number()),
  catalogueVersion: v.optional(v.string()),
  code: v.optional(v.string()),
  orderId: v.optional(v.string()),
  newNumber: v.optional(v.string()),
  freeText: v.optional(v.string()),
  /** Where power is used, and what the register says of it; `meterLater`: its number is found without the visitor. */
  meteringPoint: v.optional(MeteringPoint),
  meteringPoints: v.optional(v.array(MeterAtAddress)),
  meterLater: v.optional(v.boolean()),
  priceArea: v.optional(PriceArea),
  powerReason: v.optional(PowerReason),
  currentSupplier: v.optional(v.string()),
  startDate: v.optional(v.string()),
  powerAgreement: v.optional(PowerAgreementId),
  /** In hundredths of an öre/øre. */
  quotedPerKwh: v.optional(v.number()),
  powerOfAttorney: v.optional(v.boolean()),
  /** What is to be insured, in the order it was chosen. */
  cover: v.optional(v.array(Insurable)),
  /** How content a customer is, and the id it was stored under. */
  score: v.optional(Score),
  scoreId: v.optional(v.string()),
  /** The question at which a person was asked for, and when a call is agreed (BEY-10). */
  cameFrom: v.optional(v.string()),
  callTime: v.optional(v.string()),
  /** What `lead.send` shall tell, put together just before it. */
  lead: v.optional(LeadDetails),
  leadId: v.optional(v.string()),
  /** Id of what a provider such as BankID has proven of the person in this conversation. */
  identityProof: v.optional(v.string()),
  /** Ids of the texts agreed to before debts are read, and before they are sent on. */
  debtConsent: v.optional(v.string()),
  sendConsent: v.optional(v.string()),
  /** What the debt register has, by the id under which it is kept. */
  debtReading: v.optional(v.string()),
  debts: v.optional(v.array(Debt)),
})
export type Facts = v.InferOutput<typeof Facts>
export type FactName = keyof Facts
