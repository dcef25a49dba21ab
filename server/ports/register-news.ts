import type { CustomerRegister } from '#server/accounts/customer-register.ts'
import { logFailure } from '#server/log-failure.ts'
import type { Runtime } from '#server/runtime.ts'

/** In milliseconds. */
const NEW_FOR = 10 * 60_000
const REMEMBERED = 10_000

/** What goes between the portal and an outside register without anybody waiting for it. */
export type RegisterNews = {
  /** Reads the customer unless that was done lately, so that their copy is new. */
  renew: (id: string) => void
  /** Tells the consents given and withdrawn here; if that fails, the next change does. */
  tellConsents: (id: string) => void
}

export const NO_NEWS: RegisterNews = { renew: () => {}, tellConsents: () => {} }

export function registerNews({ now, log }: Runtime, { read, change }: CustomerRegister): RegisterNews {
  const asked = new Map<string, number>()
  const begin = (act: () => Promise<unknown>, what: string) =>
    void act().catch((error: unknown) => logFailure(log, what, error))
  return {
    renew: (id) => {
      if (now() - (asked.get(id) ?? -NEW_FOR) < NEW_FOR) return
      if (asked.size >= REMEMBERED) asked.clear()
      asked.set(id, now())
      begin(async () => {
        if (!(await read(id)).ok) asked.delete(id)
      }, 'a customer could not be read')
    },
    tellConsents: (id) => begin(async () => change(id, { details: {}, how: 'untold' }), 'consents could not be told'),
  }
}
