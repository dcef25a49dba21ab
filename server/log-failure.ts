import type { Logger } from 'pino'
import * as v from 'valibot'
import { causesOf } from './causes.ts'
import { driverCode } from './db/database-faults.ts'

/** Logs the error's class, code and origin, never its message, which may contain personal data (SEC-05). */
export function logFailure(log: Logger, what: string, error: unknown, request?: string): void {
  log.error(
    { ...(request && { request }), ...describeError(error), at: error instanceof Error ? framesOf(error) : [] },
    what,
  )
}

/**
 * `code`: the SQLSTATE, the system's errno name, the HTTP status or what the database's driver said, of the error or one
 * of its causes.
 */
export function describeError(error: unknown): { error: string; cause?: string; code?: string } {
  const chain = causesOf(error)
  const [first, ...causes] = chain.map(({ constructor }) => constructor.name)
  const cause = causes.at(-1)
  const code = chain.map(codeOf).find((one) => one !== undefined)
  return { error: first ?? typeof error, ...(cause && { cause }), ...(code && { code }) }
}

const Status = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599), v.transform(String))
const Coded = v.union([
  v.pipe(
    v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z0-9_]{3,40}$/)) }),
    v.transform(({ code }) => code),
  ),
  v.pipe(
    v.object({ status: Status }),
    v.transform(({ status }) => status),
  ),
  v.pipe(
    v.object({ response: v.object({ status: Status }) }),
    v.transform(({ response }) => response.status),
  ),
])

function codeOf(error: Error): string | undefined {
  const coded = v.safeParse(Coded, error)
  return coded.success ? coded.output : driverCode(error)
}

function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
}
