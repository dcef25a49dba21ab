import { powerAgreementOf, powerCurrency, powerPrice } from '#contracts/catalogue/power.ts'
import { formatMeteringPoint } from '#contracts/kernel/metering-point.ts'
import type { Row, Scene } from '../kit/define-flow.ts'
import { fullName } from '../shared/mobile-order/values.ts'
import { addressLine } from './values.ts'

/** The card before the order: what is bought, where, from when, by whom, and last, next to the button that orders, what it costs. */
export function powerSummary({ facts }: Scene): Row[] {
  const { powerAgreement, priceArea, powerReason, currentSupplier, startDate, meteringPoint, name, phone, email } = facts
  const price = powerAgreement && priceArea && powerPrice(powerAgreement, priceArea)
  if (!powerAgreement || !price || !startDate) return []
  const { name: agreement, kind, binding, country } = powerAgreementOf(powerAgreement)
  const currency = powerCurrency(country)
  return [
    { label: 'powerOrder.row.agreement', value: agreement, strong: true },
    { label: 'powerOrder.row.address', value: addressLine(facts) ?? '' },
    { label: 'powerOrder.row.meter', value: meteringPoint ? formatMeteringPoint(meteringPoint) : { text: 'powerOrder.row.meter.later' } },
    { label: 'powerOrder.row.area', value: priceArea },
    ...(powerReason === 'switch' ? [{ label: 'powerOrder.row.supplier', value: currentSupplier || { text: 'powerOrder.supplier.unknown' } }] : []),
    { label: 'powerOrder.row.start', value: { day: startDate } },
    { label: 'powerOrder.row.binding', value: { text: binding > 0 ? 'powerOrder.row.binding.year' : 'powerOrder.row.binding.none' } },
    ...(name ? [{ label: 'powerOrder.row.name', value: fullName(name) }] : []),
    ...(phone ? [{ label: 'powerOrder.row.phone', value: { phone } }] : []),
    ...(email ? [{ label: 'powerOrder.row.email', value: email }] : []),
    { label: kind === 'fixed' ? 'powerOrder.row.perKwh' : 'powerOrder.row.markup', value: { perKwh: price.perKwh, currency }, strong: true },
    { label: 'powerOrder.row.fee', value: { money: price.monthly, currency }, strong: true },
  ]
}
