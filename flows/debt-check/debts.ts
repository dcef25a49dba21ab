import { advertised } from '#contracts/catalogue/advertised.ts'
import { DEBT_CONSENT_DAYS, SEND_CONSENT } from '#contracts/debts/consent.ts'
import { debtTotals, owedOn, type Debt } from '#contracts/debts/debt.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Row, Scene, TextValue } from '../kit/define-flow.ts'

const ORDER: readonly Debt['kind'][] = ['instalmentLoan', 'creditLine', 'chargeCard']

/** The debts as the register lists them, kind by kind, and what is owed in all. */
export function debtRows({ facts: { debts = [] } }: Scene): Row[] {
  const sorted = ORDER.flatMap((kind) => debts.filter((debt) => debt.kind === kind))
  return [
    ...sorted.map((debt) => ({ label: `debt.row.${debt.kind}`, values: { lender: debt.lender }, value: { money: owedOn(debt) } })),
    { label: 'debt.row.all', value: { money: debtTotals(debts).all }, strong: true },
  ]
}

/** What is sent on: who, how to reach them, and the sums that were agreed to. */
export function leadRows({ facts: { name, phone, email, debts = [], sendConsent } }: Scene): Row[] {
  return [
    ...(name ? [{ label: 'debt.lead.name', value: [name.firstName, name.middleName, name.lastName].filter(Boolean).join(' ') }] : []),
    ...(phone ? [{ label: 'debt.lead.phone', value: { phone } }] : []),
    ...(email ? [{ label: 'debt.lead.email', value: email }] : []),
    ...(sendConsent ? [{ label: 'debt.row.all', value: { money: debtTotals(debts).all }, strong: true }] : []),
  ]
}

/** The lead: sums by kind go along only with the consent to send them. */
export function refinancingLead({ facts: { debts = [], sendConsent } }: Scene): Facts {
  if (sendConsent !== SEND_CONSENT) return { lead: { kind: 'refinancing' } }
  const { instalmentLoan: instalmentLoans, creditLine: creditLines, chargeCard: chargeCards } = debtTotals(debts)
  return { lead: { kind: 'refinancing', instalmentLoans, creditLines, chargeCards, consent: SEND_CONSENT } }
}

export const debtValues = ({ facts: { firstName, name, debts, phone } }: Scene): Record<string, TextValue | undefined> => ({
  firstName: firstName ?? name?.firstName,
  banks: advertised.refinancingBanks,
  saving: { money: advertised.refinancingAverageSaving },
  count: debts?.length,
  days: DEBT_CONSENT_DAYS,
  phone: phone === undefined ? undefined : { phone },
})
