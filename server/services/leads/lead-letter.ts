import type { DeliveredLead, LeadDetails } from '#contracts/leads/lead.ts'
import { readLocale, DEFAULT_LOCALE } from '#contracts/kernel/locale.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import { formatPhone } from '#contracts/kernel/phone.ts'
import type { Letter } from '../../gateways/mail/smtp-mail.ts'

type Say = (id: string, values?: Record<string, string | number>) => string
type Line = readonly [label: string, value: string | undefined]

/** A lead as a letter to those who call; what the visitor wrote stands in the text only, never in a header but Reply-To. */
export function leadLetter({ id, lead, name, phone, email, customerId, consentText, locale }: DeliveredLead, say: Say): Letter {
  const money = (ore: number | undefined) => (ore === undefined ? undefined : formatMoney(ore, readLocale(locale) ?? DEFAULT_LOCALE))
  const lines: Line[] = [
    [say('mail.lead.name'), [name.firstName, name.middleName, name.lastName].filter(Boolean).join(' ')],
    [say('mail.lead.phone'), formatPhone(phone)],
    [say('mail.lead.email'), email],
    [say('mail.lead.customer'), customerId],
    ...aboutLines(lead, say, money),
    [say('mail.lead.consent'), consentText],
    [say('mail.lead.id'), id],
  ]
  const text = lines.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`])).join('\n')
  return { id, subject: say(`mail.lead.subject.${lead.kind}`), text: `${text}\n`, ...(email !== undefined && { replyTo: email }) }
}

function aboutLines(lead: LeadDetails, say: Say, money: (ore: number | undefined) => string | undefined): Line[] {
  if (lead.kind === 'insurance') return [[say('mail.lead.cover'), lead.cover.map((one) => say(`insurance.cover.${one}`)).join(', ')]]
  if (lead.kind === 'callback') return [[say('mail.lead.about'), lead.about], ...lead.answers.map(({ label, value }): Line => [label, value])]
  return [
    [say('mail.lead.instalmentLoans'), money(lead.instalmentLoans)],
    [say('mail.lead.creditLines'), money(lead.creditLines)],
    [say('mail.lead.chargeCards'), money(lead.chargeCards)],
  ]
}
