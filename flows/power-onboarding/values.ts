import { formatPostalCode } from '#contracts/account/rules.ts'
import {
  monthlyAt,
  powerAgreementOf,
  powerCurrency,
  powerPrice,
  startWindow,
  YEARLY_KWH,
} from '#contracts/catalogue/power.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Day } from '#contracts/kernel/days.ts'
import { formatMeteringPoint } from '#contracts/kernel/metering-point.ts'
import { kroner, toKroner } from '#contracts/kernel/money.ts'
import type { FlowContext, TextValue } from '#flows/kit/flow.ts'

export function powerValues({ facts, today }: FlowContext): Record<string, TextValue | undefined> {
  const { name, phone, startDate, powerReason = 'switch', priceArea, meteringPoint } = facts
  const { earliest, latest } = startWindow(powerReason, today)
  return {
    ...priceValues(facts, today),
    firstName: facts.firstName ?? name?.firstName,
    address: addressLine(facts),
    meteringPoint: meteringPoint && formatMeteringPoint(meteringPoint),
    priceArea,
    earliest: { day: earliest },
    latest: { day: latest },
    startDate: startDate === undefined ? undefined : { day: startDate },
    phone: phone === undefined ? undefined : { phone },
    powerSummary:
      facts.powerAgreement &&
      priceArea &&
      pathTo('power-summary', { agreement: facts.powerAgreement, area: priceArea }),
  }
}

/**
 * Current and last quoted price of the agreement. `estimate` is per month in whole kroner: the full price if fixed,
 * otherwise the surcharge on the exchange price.
 */
function priceValues(
  { powerAgreement, priceArea, quotedPerKwh, quotedMonthly }: Facts,
  today: Day,
): Record<string, TextValue | undefined> {
  const chosen = powerAgreement && powerAgreementOf(powerAgreement)
  const price = powerAgreement && priceArea && powerPrice(powerAgreement, priceArea, today)
  const currency = chosen && powerCurrency(chosen.country)
  const priced = chosen &&
    price &&
    currency && {
      estimate: { money: kroner(Math.round(toKroner(monthlyAt(price, YEARLY_KWH[chosen.country])))), currency },
      perKwh: { perKwh: price.perKwh, currency },
      feeNow: { money: price.monthly, currency },
    }
  const quoted = currency && {
    quotedPerKwh: quotedPerKwh === undefined ? undefined : { perKwh: quotedPerKwh, currency },
    quotedFee: quotedMonthly === undefined ? undefined : { money: quotedMonthly, currency },
  }
  return {
    agreement: chosen?.name,
    yearlyKwh: chosen && YEARLY_KWH[chosen.country],
    binding: chosen?.binding,
    estimate: undefined,
    perKwh: undefined,
    feeNow: undefined,
    quotedPerKwh: undefined,
    quotedFee: undefined,
    ...quoted,
    ...priced,
  }
}

export function addressLine({ street, postalCode, city }: Facts): string | undefined {
  return street && postalCode && city && `${street}, ${formatPostalCode(postalCode)} ${city}`
}
