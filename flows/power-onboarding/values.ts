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
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import { kroner, toKroner, type Ore } from '#contracts/kernel/money.ts'
import type { FlowValues, TextsOf } from '#flows/kit/flow-texts.ts'
import type { FlowContext } from '#flows/kit/flow.ts'

/** What the texts of an order of power may fill in. */
export type PowerTexts = TextsOf<typeof powerValues>

export function powerValues({ facts, today }: FlowContext) {
  const { name, phone, startDate, powerReason = 'switch', priceArea, meteringPoint } = facts
  const { earliest, latest } = startWindow(powerReason, today)
  return {
    ...priceValues(facts, today),
    firstName: facts.firstName ?? name?.firstName,
    customer: name && fullNameOf(name),
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
  } satisfies FlowValues
}

/**
 * Current and last quoted price of the agreement. `estimate` is per month in whole kroner: the full price if fixed,
 * otherwise the surcharge on the exchange price.
 */
function priceValues(facts: Facts, today: Day) {
  const { powerAgreement, priceArea, quotedPerKwh, quotedMonthly, yearlyKwh: told } = facts
  const chosen = powerAgreement && powerAgreementOf(powerAgreement)
  const price = powerAgreement && priceArea ? powerPrice(powerAgreement, priceArea, today) : undefined
  const currency = chosen && powerCurrency(chosen.country)
  const yearlyKwh = chosen && (told ?? YEARLY_KWH[chosen.country])
  const money = (amount: Ore | undefined) =>
    amount === undefined || !currency ? undefined : { money: amount, currency }
  const energy = (perKwh: number | undefined) => (perKwh === undefined || !currency ? undefined : { perKwh, currency })
  return {
    agreement: chosen?.name,
    yearlyKwh,
    binding: chosen?.binding,
    estimate: money(price && yearlyKwh ? kroner(Math.round(toKroner(monthlyAt(price, yearlyKwh)))) : undefined),
    perKwh: energy(price?.perKwh),
    feeNow: money(price?.monthly),
    quotedPerKwh: energy(quotedPerKwh),
    quotedFee: money(quotedMonthly),
  }
}

export function addressLine({ street, postalCode, city }: Facts): string | undefined {
  return street && postalCode && city && `${street}, ${formatPostalCode(postalCode)} ${city}`
}
