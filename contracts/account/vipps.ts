import type { PhoneNumber } from '../kernel/phone.ts'

/** How a sign-in with Vipps ended where it did not sign in. `replayed`: its return address was used before, or is not this browser's. */
export const VIPPS_TROUBLES = ['cancelled', 'timedOut', 'replayed', 'failed'] as const
export type VippsTrouble = (typeof VIPPS_TROUBLES)[number]

/** A sign-in with Vipps that came back: `new` when the number, which Vipps has proven, has no account yet. */
export type VippsLogin =
  | { id: string; status: 'known' }
  | { id: string; status: 'new'; name: string; phone: PhoneNumber; email: string | undefined }
  | { id: string; status: VippsTrouble }
