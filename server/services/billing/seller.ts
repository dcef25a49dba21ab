import type { Currency } from '#contracts/kernel/money.ts'

/** Where invoices are paid, by currency: a Norwegian account number, a bankgiro, a Danish account. The operator's to set (PRICE-03). */
const ACCOUNTS: Record<Currency, string> = { NOK: '1506 12 34567', SEK: '5050-1055', DKK: '4000 1234567890' }

/** The account an invoice in a currency is paid to. */
export const accountNumberOf = (currency: Currency): string => ACCOUNTS[currency]
