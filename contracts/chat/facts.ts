import * as v from 'valibot'
import { PlanId } from '../catalogue/plans.ts'
import { PriceArea } from '../catalogue/power-area.ts'
import { LEAST_YEARLY_KWH, MOST_YEARLY_KWH, PowerAgreementId } from '../catalogue/power.ts'
import { MeteringPoint, meteringPointFrom } from '../kernel/metering-point.ts'
import { TOGGLES } from '../features/toggles.ts'
import { PersonName } from '../kernel/person-name.ts'
import { countryOf } from '../kernel/country.ts'
import { LOCALES, type Locale } from '../kernel/locale.ts'
import { Debt } from '../debts/debt.ts'
import { SAMPLE_DEBTS } from '../debts/sample-debts.ts'
import { Insurable, LeadDetails, LONGEST_CALL_WISH, Notes, withoutAnswers } from '../leads/lead.ts'
import { PortRefusal } from './mobile-order.ts'
import { MeterAtAddress, PowerReason } from './power-order.ts'
import { Score } from './scores.ts'
import { factsOfEffects } from '#contracts/effects/effect-list.ts'
import { amount, fact, shown } from './fact.ts'

const phone = fact(v.string(), ['+4791234567'], (value, { otherPhone }) => otherPhone(value))

const PERSON: v.InferOutput<typeof PersonName> = { firstName: 'Kari', lastName: 'Nordmann' }
const meteringPointIn = (locale: Locale, at = 0) =>
  meteringPointFrom(countryOf(locale) === 'DK' ? 'DK' : 'SE', String(at + 1))

/**
 * Each fact is declared once: what it may be, how it is masked, and samples of it (ONE-03). Facts that only serve the
 * effects of one part of the business are declared with these.
 */
export const FACTS = {
  ...factsOfEffects,
  /** The legal entity, set only after sign-in or a verified code. */
  customerId: fact(v.string(), ['c1']),
  firstName: fact(v.string(), [PERSON.firstName]),
  /** Signed in before the conversation began: name, contact details, address and code are not asked for. */
  signedIn: shown(v.boolean(), [false, true]),
  /** As it was when the conversation began. */
  switchedOff: shown(v.array(v.picklist(TOGGLES)), [['calls']]),
  /** Where it is configured. */
  vippsOffered: shown(v.boolean(), [true]),
  plan: shown(PlanId, PlanId.options),
  numberChoice: shown(v.picklist(['keep', 'new']), ['keep', 'new']),
  portNumber: phone,
  portRefusal: shown(PortRefusal, PortRefusal.options),
  forWhom: shown(v.picklist(['adult', 'child']), ['adult', 'child']),
  childName: fact(PersonName, [{ firstName: 'Ola', lastName: 'Nordmann' }]),
  childBirthDate: fact(v.string(), ['2018-02-03'], (day, { sameAge }) => sameAge(day)),
  name: fact(PersonName, [PERSON]),
  birthDate: fact(v.string(), ['1990-12-24'], (day, { sameAge }) => sameAge(day)),
  phone: phone,
  provenPhone: phone,
  email: fact(v.string(), ['kari@example.no']),
  street: fact(v.string(), ['Fjordgata 12']),
  postalCode: fact(v.string(), ['0150']),
  city: fact(v.string(), ['Oslo']),
  termsAccepted: shown(v.boolean(), [true]),
  need: shown(v.picklist(['little', 'some', 'much']), ['little', 'some', 'much']),
  creditCheckId: fact(v.string(), ['k1']),
  depositOre: amount('money', 100_000),
  quotedMonthly: amount('money', 29_900),
  quotedSetUp: amount('money', 0),
  catalogueVersion: shown(v.string(), ['1']),
  code: fact(v.string(), ['774411'], () => undefined),
  orderId: fact(v.string(), ['o1']),
  newNumber: phone,
  freeText: fact(v.string(), ['Noen ord']),
  meteringPoint: fact(MeteringPoint, [meteringPointFrom('SE', '1')], (_, { locale }) => meteringPointIn(locale)),
  meteringPoints: fact(
    v.array(MeterAtAddress),
    [[{ meteringPoint: meteringPointFrom('SE', '1'), place: 'lgh 1101' }]],
    (points, { locale }) =>
      points.map((_, at) => ({ meteringPoint: meteringPointIn(locale, at), place: String(at + 1) })),
  ),
  meterLater: shown(v.boolean(), [true]),
  priceArea: shown(PriceArea, PriceArea.options),
  powerReason: shown(PowerReason, PowerReason.options),
  currentSupplier: fact(v.string(), ['Nordkraft']),
  startDate: shown(v.string(), ['2026-12-24']),
  /** The yearly use of power that the visitor told, in kWh. */
  yearlyKwh: shown(
    v.pipe(v.number(), v.integer(), v.minValue(LEAST_YEARLY_KWH), v.maxValue(MOST_YEARLY_KWH)),
    [18_000],
  ),
  powerAgreement: shown(PowerAgreementId, PowerAgreementId.options),
  quotedPerKwh: amount('perKwh', 8_900),
  powerOfAttorney: shown(v.boolean(), [true]),
  cover: shown(v.array(Insurable), [['home', 'car']]),
  score: shown(Score, [4]),
  scoreId: fact(v.string(), ['s1']),
  /** The language asked for in the conversation, where it is not the one of the page (HEAR-08). */
  language: shown(v.picklist(LOCALES), ['en_US']),
  cameFrom: shown(v.string(), ['mobile_intro']),
  callTime: shown(v.string(), ['23.11.2026, 08–10']),
  /** When or how an adviser is asked to call, in the visitor's words. */
  callWish: fact(v.pipe(v.string(), v.maxLength(LONGEST_CALL_WISH)), ['etter kl. 16']),
  /** What was told for the adviser, in the visitor's words. */
  adviserNotes: fact(Notes, [['Toyota Yaris 2017']]),
  lead: fact(LeadDetails, [{ kind: 'callback', about: 'mobile_onboarding', answers: [] }], withoutAnswers),
  leadId: fact(v.string(), ['l1']),
  identityProof: fact(v.string(), ['p1']),
  phoneProof: fact(v.string(), ['p2']),
  debtConsent: shown(v.string(), ['1']),
  sendConsent: shown(v.string(), ['1']),
  debtReading: fact(v.string(), ['r1']),
  debts: fact(v.array(Debt), [SAMPLE_DEBTS]),
}

type Declared = typeof FACTS
export type FactName = keyof Declared
export const FACT_NAMES = Object.keys(FACTS).filter((name): name is FactName => name in FACTS)

type FactSchemas = { [Name in FactName]: v.OptionalSchema<Declared[Name]['schema'], undefined> }
const factSchemas: FactSchemas = Object.assign(
  {},
  ...FACT_NAMES.map((name) => ({ [name]: v.optional(FACTS[name].schema) })),
)

/**
 * Data collected by a conversation; a flow asks for what is missing. Must be serialisable; amounts are in øre, days are
 * YYYY-MM-DD.
 */
export const Facts = v.object(factSchemas)
export type Facts = v.InferOutput<typeof Facts>
