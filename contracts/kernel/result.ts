/** The four faults an outside call may end in. `notFound` and `refused` are answers; the others are outages. */
export type Fault = 'unreachable' | 'refused' | 'notFound' | 'unreadable'

/** What a port returns: a value, or a fault with a stable code where the service gave one. */
export type Result<T> = { ok: true; value: T } | { ok: false; reason: Fault; code?: string }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
export const fault = (reason: Fault, code?: string): Result<never> =>
  code === undefined ? { ok: false, reason } : { ok: false, reason, code }

/** What was looked for, or that it is not there. */
export const found = <T>(value: T | undefined): Result<T> => (value === undefined ? fault('notFound') : ok(value))
