import { formatPostalCode } from '#contracts/account/rules.ts'
import {
  monthlyAt,
  powerAgreementOf,
  powerCurrency,
  powerPrice,
  startWindow,
  YEARLY_KWH,
} from '#contracts/catalogue/power.ts'
import { WITHDRAWAL_DAYS } from '#contracts/catalogue/terms.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Day } from '#contracts/kernel/days.ts'
import { formatMeteringPoint } from '#contracts/kernel/metering-point.ts'
import { kroner, toKroner } from '#contracts/kernel/money.ts'
import type { FlowContext, TextValue } from '#flows/kit/flow.ts'

/** Every value a text of an order of power may show; one that is not known yet is undefined. */
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
    withdrawalDays: WITHDRAWAL_DAYS,
  }
}

/** What the chosen agreement costs where it is, now and as it was last shown; `estimate` a month at a household's use, in whole kroner: all of it when fixed, else what comes on top of the exchange's price. */
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

/** Street, postal code and city on one line. */
export function addressLine({ street, postalCode, city }: Facts): string | undefined {
  return street && postalCode && city && `${street}, ${formatPostalCode(postalCode)} ${city}`
}
