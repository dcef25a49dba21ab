import { GENERAL_CONSENT } from '#contracts/account/consent.ts'
import { powerAgreementOf, powerCurrency } from '#contracts/catalogue/power.ts'
import { VAT_PERCENT, WITHDRAWAL_DAYS } from '#contracts/catalogue/terms.ts'
import type { PowerOrderRequest } from '#contracts/chat/power-order.ts'

/** What the customer was shown and accepted, kept with the order. Prices in öre/øre, per kWh in hundredths of it, VAT included. */
export function powerEvidence(request: PowerOrderRequest, at: Date): Record<string, unknown> {
  const { powerAgreement, priceArea, meteringPoint, street, postalCode, city, powerReason, currentSupplier, startDate } = request
  const { name, kind, binding, country } = powerAgreementOf(powerAgreement)
  return {
    at: at.toISOString(),
    agreement: { id: powerAgreement, name, kind, binding, priceArea },
    delivery: { meteringPoint: meteringPoint ?? null, street, postalCode, city },
    start: { reason: powerReason, currentSupplier: currentSupplier || null, date: startDate },
    quoted: {
      perKwh: request.quotedPerKwh,
      monthly: request.quotedMonthly,
      currency: powerCurrency(country),
      catalogueVersion: request.catalogueVersion,
      vatPercent: VAT_PERCENT,
    },
    powerOfAttorney: request.powerOfAttorney,
    terms: { version: GENERAL_CONSENT, withdrawalDays: WITHDRAWAL_DAYS },
  }
}
