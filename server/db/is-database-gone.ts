/** What Node and PostgreSQL call a server that is not reached, goes down, or takes nobody more. */
const GONE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[123]|53300)$/
/** What the driver says without a code. */
const SAID = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/

/** Whether work failed because the database was not there, not because of the work: the same again may go well shortly. */
export function isDatabaseGone(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (SAID.test(cause.message) || ('code' in cause && typeof cause.code === 'string' && GONE.test(cause.code))) return true
  }
  return false
}
