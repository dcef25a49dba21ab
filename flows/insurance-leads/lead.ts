import type { Facts } from '#contracts/chat/facts.ts'
import { INSURABLES } from '#contracts/leads/lead.ts'
import type { Option, Row, Scene } from '../kit/define-flow.ts'

/** The words of the power of attorney, by id; kept with the lead of who ticked them. */
export const attorneyLabel = 'insurance.attorney.label'

/** What can still be chosen to insure; choosing adds it. */
export function coverOptions({ facts: { cover = [] } }: Scene): Option[] {
  return INSURABLES.filter((one) => !cover.includes(one)).map((one) => ({ payload: one, title: `insurance.cover.${one}`, learn: { cover: [...cover, one] } }))
}

/** What the adviser is told. */
export function insuranceLead({ facts: { cover = [], powerOfAttorney } }: Scene): Facts {
  return { lead: { kind: 'insurance', cover, ...(powerOfAttorney && { consent: attorneyLabel }) } }
}

/** What is about to be sent, for the visitor to look over. */
export function leadSummary({ facts: { cover = [], powerOfAttorney, name, phone, email } }: Scene): Row[] {
  return [
    ...cover.map((one): Row => ({ label: 'insurance.row.cover', value: { text: `insurance.cover.${one}` } })),
    { label: 'insurance.row.attorney', value: { text: powerOfAttorney ? 'insurance.row.attorney.given' : 'insurance.row.attorney.not' } },
    ...(name ? [{ label: 'insurance.row.name', value: [name.firstName, name.middleName, name.lastName].filter(Boolean).join(' ') }] : []),
    ...(phone ? [{ label: 'insurance.row.phone', value: { phone } }] : []),
    ...(email ? [{ label: 'insurance.row.email', value: email }] : []),
  ]
}
