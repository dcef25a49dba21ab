import { powerAgreementOf, powerPrice, startWindow } from '#contracts/catalogue/power.ts'
import { readPostalCode } from '#contracts/account/rules.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Flow } from '../kit/define-flow.ts'

const hasAddress = ({ street, postalCode, city }: Facts) => street !== undefined && postalCode !== undefined && city !== undefined

/** What an order of power may know already. */
export const powerGuards: Flow['guards'] = {
  signedIn: ({ facts }) => facts.signedIn === true,
  meterSettled: ({ facts }) => hasAddress(facts) && (facts.meteringPoint !== undefined || facts.meterLater === true),
  /** An address of the conversation's country: a customer's may be in another. */
  homeKnown: ({ facts, locale }) => hasAddress(facts) && readPostalCode(facts.postalCode ?? '', locale) !== undefined,
  supplierSettled: ({ facts: { powerReason, currentSupplier } }) => powerReason === 'move' || (powerReason === 'switch' && currentSupplier !== undefined),
  reasonKnown: ({ facts }) => facts.powerReason !== undefined,
  startPossible: ({ facts: { powerReason, startDate }, today }) => {
    if (powerReason === undefined || startDate === undefined) return false
    const { earliest, latest } = startWindow(powerReason, today)
    return earliest <= startDate && startDate <= latest
  },
  agreementKnown: ({ facts: { powerAgreement, priceArea } }) => powerAgreement !== undefined && priceArea !== undefined && powerPrice(powerAgreement, priceArea) !== undefined,
  agreementFixed: ({ facts: { powerAgreement } }) => powerAgreement !== undefined && powerAgreementOf(powerAgreement).kind === 'fixed',
  attorneyGiven: ({ facts }) => facts.powerOfAttorney === true,
  nameKnown: ({ facts }) => facts.name !== undefined,
  phoneKnown: ({ facts }) => facts.phone !== undefined,
  emailKnown: ({ facts }) => facts.email !== undefined,
  identified: ({ facts }) => facts.customerId !== undefined,
  meterLater: ({ facts }) => facts.meteringPoint === undefined,
  movesIn: ({ facts }) => facts.powerReason === 'move',
}
