import type { FactName, Facts } from '#contracts/chat/facts.ts'
import { ageOn } from '#contracts/kernel/calendar.ts'
import { formatDayIn, type Day } from '#contracts/kernel/days.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import { meteringPointFrom } from '#contracts/kernel/metering-point.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { PersonName } from '#contracts/kernel/person-name.ts'
import { norwegianPhone } from '#contracts/kernel/phone.ts'
import type { LeadDetails } from '#contracts/leads/lead.ts'
import { inputRule, type InputRuleName } from '#flows/kit/input-rules.ts'
import { SAMPLE_DEBTS } from '#contracts/debts/sample-debts.ts'
import { NO_ANSWER, SAMPLE_ANSWERS } from '#flows/kit/run/samples.ts'
import type * as v from 'valibot'

type Scene = { today: Day; locale: Locale }

/** What stands in for what a real person wrote. The same phone number gets the same stand-in throughout a conversation. */
export type StandIns = {
  /** An answer the same rule takes; `?` when it did not take the real one. */
  answer: (rule: InputRuleName, written: string, scene: Scene) => string
  facts: (facts: Facts, scene: Scene) => Facts
}

/** Makes the stand-ins of one conversation. Nothing that was written goes through but the age in whole years (SAND-05). */
export function createStandIns(): StandIns {
  const numbers = new Map<string, string>()
  const phone = (real: string) => {
    const key = norwegianPhone(real) ?? real
    const [prefix, first] = FIRST_NUMBERS.find(([country]) => key.startsWith(country)) ?? ['+47', 91_234_567]
    const number = numbers.get(key) ?? `${prefix}${first + numbers.size}`
    numbers.set(key, number)
    return number
  }

  function answer(rule: InputRuleName, written: string, scene: Scene): string {
    const read = inputRule(rule).read(written, scene)
    if (read === undefined) return NO_ANSWER
    if (rule === 'phone') return norwegianPhone(written) === read ? phone(written).slice(3) : phone(String(read))
    if (rule === 'birthDate' || rule === 'childBirthDate')
      return formatDayIn(scene.locale, sameAge(String(read), scene.today))
    const taken = [...SAMPLE_ANSWERS[rule], ...OF_OTHER_COUNTRIES].find(
      (sample) => inputRule(rule).read(sample, scene) !== undefined,
    )
    return taken ?? NO_ANSWER
  }

  const masks: Record<FactName, (facts: Facts, scene: Scene) => Facts> = {
    signedIn: ({ signedIn }) => ({ signedIn }),
    plan: ({ plan }) => ({ plan }),
    numberChoice: ({ numberChoice }) => ({ numberChoice }),
    portRefusal: ({ portRefusal }) => ({ portRefusal }),
    forWhom: ({ forWhom }) => ({ forWhom }),
    termsAccepted: ({ termsAccepted }) => ({ termsAccepted }),
    need: ({ need }) => ({ need }),
    depositOre: ({ depositOre }) => ({ depositOre }),
    quotedMonthly: ({ quotedMonthly }) => ({ quotedMonthly }),
    quotedSetUp: ({ quotedSetUp }) => ({ quotedSetUp }),
    catalogueVersion: ({ catalogueVersion }) => ({ catalogueVersion }),
    customerId: () => ({ customerId: 'c1' }),
    creditCheckId: () => ({ creditCheckId: 'k1' }),
    orderId: () => ({ orderId: 'o1' }),
    lead: ({ lead }) => ({ lead: lead && maskLead(lead) }),
    cover: ({ cover }) => ({ cover }),
    score: ({ score }) => ({ score }),
    scoreId: () => ({ scoreId: 's1' }),
    cameFrom: ({ cameFrom }) => ({ cameFrom }),
    callTime: ({ callTime }) => ({ callTime }),
    leadId: () => ({ leadId: 'l1' }),
    identityProof: () => ({ identityProof: 'p1' }),
    debtConsent: ({ debtConsent }) => ({ debtConsent }),
    sendConsent: ({ sendConsent }) => ({ sendConsent }),
    debtReading: () => ({ debtReading: 'r1' }),
    debts: () => ({ debts: SAMPLE_DEBTS }),
    firstName: () => ({ firstName: PERSON.firstName }),
    name: () => ({ name: PERSON }),
    childName: () => ({ childName: CHILD }),
    birthDate: ({ birthDate }, { today }) => ({ birthDate: birthDate && sameAge(birthDate, today) }),
    childBirthDate: ({ childBirthDate }, { today }) => ({
      childBirthDate: childBirthDate && sameAge(childBirthDate, today),
    }),
    phone: (facts) => ({ phone: facts.phone && phone(facts.phone) }),
    portNumber: ({ portNumber }) => ({ portNumber: portNumber && phone(portNumber) }),
    provenPhone: ({ provenPhone }) => ({ provenPhone: provenPhone && phone(provenPhone) }),
    newNumber: ({ newNumber }) => ({ newNumber: newNumber && phone(newNumber) }),
    email: () => ({ email: SAMPLE_ANSWERS.email[0] }),
    street: () => ({ street: SAMPLE_ANSWERS.street[0] }),
    postalCode: () => ({ postalCode: SAMPLE_ANSWERS.postalCode[0] }),
    city: () => ({ city: SAMPLE_ANSWERS.city[0] }),
    freeText: () => ({ freeText: SAMPLE_ANSWERS.text[0] }),
    code: () => ({}),
    meteringPoint: (_facts, { locale }) => ({ meteringPoint: meteringPointIn(locale) }),
    meteringPoints: ({ meteringPoints }, { locale }) => ({
      meteringPoints: meteringPoints?.map((_, at) => ({
        meteringPoint: meteringPointIn(locale, at),
        place: String(at + 1),
      })),
    }),
    meterLater: ({ meterLater }) => ({ meterLater }),
    priceArea: ({ priceArea }) => ({ priceArea }),
    powerReason: ({ powerReason }) => ({ powerReason }),
    currentSupplier: () => ({ currentSupplier: SAMPLE_ANSWERS.text[0] }),
    startDate: ({ startDate }) => ({ startDate }),
    powerAgreement: ({ powerAgreement }) => ({ powerAgreement }),
    quotedPerKwh: ({ quotedPerKwh }) => ({ quotedPerKwh }),
    powerOfAttorney: ({ powerOfAttorney }) => ({ powerOfAttorney }),
  }

  return {
    answer,
    facts: (facts, scene) => {
      const known = new Set(Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [name])))
      return Object.assign(
        {},
        ...Object.entries(masks).map(([name, mask]) => (known.has(name) ? mask(facts, scene) : {})),
      )
    },
  }
}

const PERSON: v.InferOutput<typeof PersonName> = { firstName: 'Kari', lastName: 'Nordmann' }
const CHILD: v.InferOutput<typeof PersonName> = { firstName: 'Ola', lastName: 'Nordmann' }
/** Stand-ins of Swedish and Danish numbers, by prefix. */
const FIRST_NUMBERS: readonly (readonly [string, number])[] = [
  ['+46', 701_234_567],
  ['+45', 20_123_456],
]
/** Postal codes of five digits. */
const OF_OTHER_COUNTRIES = ['11120']

/** A metering point nobody has, of the locale's country. */
const meteringPointIn = (locale: Locale, at = 0) =>
  meteringPointFrom(countryOf(locale) === 'DK' ? 'DK' : 'SE', String(at + 1))

/** The first of January, or the last of December before it, of whom is of the same age on a day. */
function sameAge(birthDate: Day, today: Day): Day {
  const year = Number(today.slice(0, 4)) - ageOn(today, birthDate)
  return today.endsWith('-01-01') ? `${year - 1}-12-31` : `${year}-01-01`
}

/** What a lead is about, without amounts or what was written. */
function maskLead(lead: LeadDetails): LeadDetails {
  if (lead.kind === 'insurance') return lead
  return lead.kind === 'refinancing'
    ? { kind: 'refinancing', ...(lead.consent && { consent: lead.consent }) }
    : { kind: 'callback', about: lead.about, answers: [] }
}
