import { OutsideFault } from '#server/brain/effects/effects.ts'
import type { Debt } from '#contracts/debts/debt.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { debtsPort } from '#contracts/ports/debts.ts'
import { personKey, readRegister } from '#server/debts/debt-register.ts'
import { openDebtView } from '#server/debts/debt-views.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { PortClient } from '#server/gateways/ports/port-client.ts'

/** `page` is a path of the portal at `origin`. `person` is the keyed hash of the national identity number. */
export type AskedView = {
  person: string
  nationalId: () => Promise<string | undefined>
  consent: string
  locale: Locale
  origin: string
  page: string
}

/** Both throw if the register does not answer. `consent` is the text consented to. */
export type DebtRegister = {
  read: (nationalId: string, consent: string) => Promise<Debt[]>
  /** The address of the register's own view; `undefined` if the person has to prove anew who they are. */
  view: (asked: AskedView) => Promise<string | undefined>
}

export const embeddedDebtRegister = (deps: StoreDeps): DebtRegister => ({
  read: async (nationalId) => readRegister(deps, await personKey(deps.database.db, nationalId)),
  view: async ({ person, locale, page }) => openDebtView(deps, { person, locale, page }),
})

export const outsideDebtRegister = (ask: PortClient): DebtRegister => ({
  read: async (nationalId, consent) => {
    const told = await ask(debtsPort.operations.read, { nationalId, consent }, { customer: nationalId })
    if (told.ok) return told.value
    throw new OutsideFault('debt register', told)
  },
  view: async ({ nationalId: readNationalId, consent, locale, origin, page }) => {
    const nationalId = await readNationalId()
    if (nationalId === undefined) return undefined
    const asked = { nationalId, consent, locale, portal: origin, back: `${origin}${page}#chat` }
    const told = await ask(debtsPort.operations.view, asked, { customer: nationalId })
    if (told.ok) return told.value.address
    throw new OutsideFault('debt register', told)
  },
})
