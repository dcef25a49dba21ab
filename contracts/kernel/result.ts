/** `notFound` and `refused` are valid answers of the service; the others are outages. */
export type Fault = 'unreachable' | 'refused' | 'notFound' | 'unreadable'

export type Result<T> = { ok: true; value: T } | { ok: false; reason: Fault; code?: string }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
export const fault = (reason: Fault, code?: string): Result<never> =>
  code === undefined ? { ok: false, reason } : { ok: false, reason, code }

export const found = <T>(value: T | undefined): Result<T> => (value === undefined ? fault('notFound') : ok(value))
