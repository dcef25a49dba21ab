/** The queue's pace (CHAT-01): looked at once per second, an element put in after half a second. Milliseconds. */
export const POLL_EVERY = 1_000
export const INSERT_AFTER = 500

/** An effect is given this long before a socket is opened for its answer. */
export const OPEN_LINK_AFTER = 1_000

/** After so many attempts the visitor is told, and asked to try again. */
export const MOST_ATTEMPTS = 12

const RETRIES = [500, 1_000, 2_000, 4_000]
const LOOKS = [250, 500, 1_000, 2_000]

/** Time before the next attempt, the first being number 1. */
export const retryDelay = (attempts: number): number => RETRIES[attempts - 1] ?? 8_000

/** Time before the next look for an effect's answer. */
export const lookDelay = (looks: number): number => LOOKS[looks] ?? 4_000
