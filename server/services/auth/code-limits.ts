import type { Limit } from './rate-limit.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long a one-time code is good, in milliseconds (SEC-01). */
export const CODE_LIFE = 5 * MINUTE

/** Guesses a code allows (SEC-01). */
export const CODE_TRIES = 5

/** Codes sent to one number, and asked for from one address (SEC-01). */
export const SENT_TO_NUMBER: readonly Limit[] = [
  { most: 1, within: MINUTE },
  { most: 5, within: 10 * MINUTE },
]
export const ASKED_FROM_ADDRESS: readonly Limit[] = [{ most: 10, within: HOUR }]

/** Wrong guesses on one account, across all its codes (SEC-01). */
export const WRONG_GUESSES: readonly Limit[] = [
  { most: 10, within: HOUR },
  { most: 30, within: 24 * HOUR },
]

export const sentTo = (phone: string) => `sent:${phone}`
export const askedFrom = (hashedAddress: string) => `asked:${hashedAddress}`
export const wrongOn = (phone: string) => `wrong:${phone}`
