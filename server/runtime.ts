import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'

/** What only the process may decide: time, ids, and where logs go. Tests bring their own. */
export type Runtime = {
  /** Milliseconds since 1970. */
  now: () => number
  /** A new random id. */
  id: () => string
  log: Logger
}

/** The real world. */
export const realRuntime = (log: Logger): Runtime => ({ now: Date.now, id: randomUUID, log })
