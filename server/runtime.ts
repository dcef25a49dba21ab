import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'

export type Runtime = {
  /** Milliseconds since 1970. */
  now: () => number
  id: () => string
  log: Logger
}

export const realRuntime = (log: Logger): Runtime => ({ now: Date.now, id: randomUUID, log })
