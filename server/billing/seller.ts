import type { CustomerService } from '#contracts/content/customer-service.ts'
import type { Currency } from '#contracts/kernel/money.ts'

/** Where invoices are paid, by currency: a Norwegian account number, a bankgiro, a Danish account. The operator's to set (PRICE-03). */
const ACCOUNTS: Record<Currency, string> = { NOK: '1506 12 34567', SEK: '5050-1055', DKK: '4000 1234567890' }

/** The account an invoice in a currency is paid to. */
export const accountNumberOf = (currency: Currency): string => ACCOUNTS[currency]

/** What a limited company has to print with its number, by the end of its name: where it is registered in Norway, that it pays its own tax in Sweden, the CVR number in Denmark. */
const REGISTRATIONS = [
  { company: / ASA?$/, id: 'org.AS' },
  { company: / AB$/, id: 'org.AB' },
  { company: / (A\/S|ApS)$/, id: 'org.A/S' },
]

/** A seller's number with what the law of its country has it print. */
export const registrationOf = ({ companyName, org }: Pick<CustomerService, 'companyName' | 'org'>, say: Say): string =>
  say(REGISTRATIONS.find(({ company }) => company.test(companyName.trim()))?.id ?? 'org', { org })

export type Say = (id: string, values?: Record<string, string | number>) => string
