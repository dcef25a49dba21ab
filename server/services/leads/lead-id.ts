import { createHash } from 'node:crypto'

/** The id of the lead that is asked for with a key: always the same, and nothing of the key can be read from it. */
export const leadIdOf = (key: string): string => `lead-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`
