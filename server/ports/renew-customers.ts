import type { CustomerRegister } from '#server/accounts/customer-register.ts'
import { logFailure } from '#server/log-failure.ts'
import type { Runtime } from '#server/runtime.ts'

/** In milliseconds. */
const NEW_FOR = 10 * 60_000
const REMEMBERED = 10_000

/** Reads a customer in the register unless that was done lately, so that their copy is new. Nobody waits for it. */
export function renewCustomers({ now, log }: Runtime, { read }: CustomerRegister): (id: string) => void {
  const asked = new Map<string, number>()
  return (id) => {
    if (now() - (asked.get(id) ?? -NEW_FOR) < NEW_FOR) return
    if (asked.size >= REMEMBERED) asked.clear()
    asked.set(id, now())
    const renewed = async () => {
      if (!(await read(id)).ok) asked.delete(id)
    }
    renewed().catch((error: unknown) => logFailure(log, 'a customer could not be read', error))
  }
}
