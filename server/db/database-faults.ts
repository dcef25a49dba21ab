import { causesOf } from '#server/causes.ts'
import { DatabaseLate } from './database.ts'

/** The last is a server that only reads: after a failover an address may lead to one for a moment. */
const GONE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[123]|53300|25006)$/
const DISK_FULL = '53100'
const DUPLICATE = '23505'

/** What the driver says by itself of a connection carries no code; these are the codes it is logged with. */
const SAID = [
  [/^Connection terminated|^Client (has encountered|was closed)/, 'CONNECTION_TERMINATED'],
  [/^timeout exceeded when trying to connect|^timeout expired/, 'CONNECT_TIMEOUT'],
  [/^Query read timeout/, 'QUERY_TIMEOUT'],
  [/^PGlite is clos|^The embedded database is closed/, 'DATABASE_CLOSED'],
] as const

/** The database was unavailable or too slow, so a retry may succeed. */
export const isDatabaseGone = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) => cause instanceof DatabaseLate || driverCode(cause) !== undefined || GONE.test(codeOf(cause)),
  )

export const isDiskFull = (error: unknown): boolean => causesOf(error).some((cause) => codeOf(cause) === DISK_FULL)

/** A row with such a key is there already: it was written meanwhile. */
export const isDuplicate = (error: unknown): boolean => causesOf(error).some((cause) => codeOf(cause) === DUPLICATE)

export const driverCode = ({ message }: Error): string | undefined => SAID.find(([said]) => said.test(message))?.[1]

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')
