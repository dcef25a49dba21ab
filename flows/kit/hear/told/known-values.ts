import type { FactName, Facts } from '#contracts/chat/facts.ts'
import { planOf } from '#contracts/catalogue/plans.ts'
import { powerAgreementOf } from '#contracts/catalogue/power.ts'
import { formatDayIn } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import { formatPhone } from '#contracts/kernel/phone.ts'

/** A fact as the summary tells it; undefined where it is not known yet. */
export function knownValue(fact: FactName, facts: Facts, locale: Locale): string | undefined {
  const { name, street, postalCode, city, phone, portNumber, email, birthDate, startDate, currentSupplier } = facts
  const { plan, powerAgreement } = facts
  const day = (known: string | undefined) => known && formatDayIn(locale, known)
  const known: Partial<Record<FactName, string | undefined>> = {
    plan: plan && planOf(plan).name,
    powerAgreement: powerAgreement && powerAgreementOf(powerAgreement).name,
    name: name && fullNameOf(name),
    street: street && [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    postalCode,
    city,
    phone: phone && formatPhone(phone),
    portNumber: portNumber && formatPhone(portNumber),
    email,
    birthDate: day(birthDate),
    startDate: day(startDate),
    currentSupplier: currentSupplier || undefined,
  }
  return known[fact]
}
