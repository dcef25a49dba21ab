import type { PhoneNumber } from '../kernel/phone.ts'

/**
 * Reasons why a Vipps sign-in failed. `replayed`: its return URL was already used or belongs to another browser;
 * `otherPerson`: the number's account is somebody else's.
 */
export const VIPPS_TROUBLES = ['cancelled', 'timedOut', 'replayed', 'failed', 'otherPerson'] as const
export type VippsTrouble = (typeof VIPPS_TROUBLES)[number]

/** `new`: Vipps has verified the phone number, but no account has it yet. */
export type VippsLogin =
  | { id: string; status: 'known' }
  | { id: string; status: 'new'; name: string; phone: PhoneNumber; email: string | undefined }
  | { id: string; status: VippsTrouble }

/** Reasons why a BankID sign-in failed. `unknown`: BankID was never used with an account here. */
export const BANKID_TROUBLES = ['unknown', 'cancelled', 'failed'] as const
export type BankIdTrouble = (typeof BANKID_TROUBLES)[number]
