import { DatabaseLate } from './database.ts'

/** What Node and PostgreSQL call a server that is not reached, goes down, or takes nobody more. */
const GONE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[123]|53300)$/
/** What the driver says without a code. */
const SAID =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/
const DISK_FULL = '53100'

/** Whether work failed because the database was not there or too late, not because of the work: the same again may go well shortly. */
export const isDatabaseGone = (error: unknown): boolean =>
  chainOf(error).some((cause) => cause instanceof DatabaseLate || SAID.test(cause.message) || GONE.test(codeOf(cause)))

/** Whether work failed because the database has no room left to write in. */
export const isDiskFull = (error: unknown): boolean => chainOf(error).some((cause) => codeOf(cause) === DISK_FULL)

/** An error with what caused it, and what caused that. */
const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : [])

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')
