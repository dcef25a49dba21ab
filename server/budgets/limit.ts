export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** At most `most` in any `within` milliseconds. */
export type Limit = { most: number; within: number }

/** What an HTTP answer says; `Retry-After` says after how long. */
export type Says = { code: string; detail: string }
