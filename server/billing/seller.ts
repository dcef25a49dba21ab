import type { CustomerService } from '#contracts/content/customer-service.ts'
import type { Text } from '#locales/message-id.ts'
import type { Currency } from '#contracts/kernel/money.ts'

/** Accounts customers pay to (Norwegian account, Swedish bankgiro, Danish account), set by the operator (PRICE-03). */
const ACCOUNTS: Record<Currency, string> = { NOK: '1506 12 34567', SEK: '5050-1055', DKK: '4000 1234567890' }

export const accountNumberOf = (currency: Currency): string => ACCOUNTS[currency]

/** Legally required text per company form: register (Norway), F-tax approval (Sweden), CVR number (Denmark). */
const REGISTRATIONS = [
  { company: / ASA?$/, id: 'invoice.org.AS' },
  { company: / AB$/, id: 'invoice.org.AB' },
  { company: / (A\/S|ApS)$/, id: 'invoice.org.A/S' },
] as const

export const registrationOf = ({ companyName, org }: Pick<CustomerService, 'companyName' | 'org'>, say: Text): string =>
  say(REGISTRATIONS.find(({ company }) => company.test(companyName.trim()))?.id ?? 'invoice.org', { org })
