import type { Day } from '../kernel/days.ts'
import type { Currency, Ore } from '../kernel/money.ts'
import type { CodeNotice } from './sign-up.ts'

export const CONSENT_PURPOSES = ['general', 'telipol', 'debt', 'marketing'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Times are in milliseconds since 1970. Without `expiresAt` the consent is valid until withdrawn. */
export type ConsentChannel = 'chat' | 'consent_page' | 'sign_up' | 'vipps' | 'api' | 'elsewhere'

export type ConsentView = {
  id: string
  purpose: ConsentPurpose
  version: string
  channel: ConsentChannel
  givenAt: number
  expiresAt: number | undefined
  withdrawnAt: number | undefined
}

export const DATA_SECTIONS = [
  'account',
  'consents',
  'agreements',
  'invoices',
  'usage',
  'conversations',
  'leads',
  'debts',
  'feedback',
  'logins',
  'messages',
] as const
export type DataSection = (typeof DATA_SECTIONS)[number]

/**
 * Consequences of erasing an account. `last` totals the final invoices in øre per currency; `unpaid` counts unpaid
 * invoices; `unmetered` means some power use will not be billed.
 */
export type ErasureView = {
  ends: string[]
  kept: DataSection[]
  deleted: DataSection[]
  phone: string
  last: { currency: Currency; amount: Ore }[]
  unpaid: number
  unmetered: boolean
}

/**
 * An unpaid invoice or a credit, shown once more after the account is erased; a credit is paid out by `dueDate`.
 * `amount` is in øre.
 */
export type LastInvoice = {
  id: string
  number: string
  amount: Ore
  currency: Currency
  dueDate: Day
  isOverdue: boolean
  kid: string
  account: string
}

export type ErasureOutcome =
  | { kind: 'asked'; notice: CodeNotice }
  | { kind: 'refused'; problem: 'code' | 'codeWrong' | 'codeExpired' | 'codeTooMany' }
  | { kind: 'stepUp' }
  | { kind: 'erased'; cookies: string[] }

export type Archive = { name: string; bytes: Uint8Array }
