import type { Day } from '../kernel/days.ts'
import type { Currency, Ore } from '../kernel/money.ts'
import type { CodeNotice } from './sign-up.ts'

/** What a consent is for (BEY-11). */
export const CONSENT_PURPOSES = ['general', 'telipol', 'debt'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** A consent as its person sees it; times in ms since 1970. Without `expiresAt` it holds until it is withdrawn. */
export type ConsentView = {
  id: string
  purpose: ConsentPurpose
  /** Version of the text that was agreed to: its date, or its id. */
  version: string
  channel: string
  givenAt: number
  expiresAt: number | undefined
  withdrawnAt: number | undefined
}

/** What the portal keeps of a person, by section. */
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
 * What an erasure does: what ends, what is kept (each section has its reason), what is deleted. `last`: what the last
 * invoices would come to, in øre by currency; `unpaid`: how many invoices are not paid; `unmetered`: power that is not billed any more.
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

/** An invoice that is shown once more to who has erased their account, for it is to be paid still; or a credit, which is paid out by that day. Amount in øre. */
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

/** What a step of the erasure leads to; `cookies` are Set-Cookie values. */
export type ErasureOutcome =
  | { kind: 'asked'; notice: CodeNotice }
  | { kind: 'refused'; problem: 'code' | 'codeWrong' | 'codeExpired' | 'codeTooMany' }
  | { kind: 'erased'; cookies: string[] }

/** One archive of everything (ACC-04). */
export type Archive = { name: string; bytes: Uint8Array }
