import { DatabaseLate } from './database.ts'

const GONE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[123]|53300)$/
const SAID =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/
const DISK_FULL = '53100'

/** The database was unavailable or too slow, so a retry may succeed. */
export const isDatabaseGone = (error: unknown): boolean =>
  chainOf(error).some((cause) => cause instanceof DatabaseLate || SAID.test(cause.message) || GONE.test(codeOf(cause)))

export const isDiskFull = (error: unknown): boolean => chainOf(error).some((cause) => codeOf(cause) === DISK_FULL)

const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : [])

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')
