import type { Debt } from '#contracts/debts/debt.ts'
import { debtsPort } from '#contracts/ports/debts.ts'
import { personKey, readRegister } from '#server/debts/debt-register.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { PortClient } from '#server/gateways/ports/port-client.ts'

/** Throws if the register does not answer. `consent` is the text consented to. */
export type DebtRegister = { read: (nationalId: string, consent: string) => Promise<Debt[]> }

export const embeddedDebtRegister = (deps: StoreDeps): DebtRegister => ({
  read: async (nationalId) => readRegister(deps, await personKey(deps.database.db, nationalId)),
})

export const outsideDebtRegister = (ask: PortClient): DebtRegister => ({
  read: async (nationalId, consent) => {
    const told = await ask(debtsPort.operations.read, { nationalId, consent }, { customer: nationalId })
    if (told.ok) return told.value
    throw new Error(`the debt register did not answer: ${told.code ?? told.reason}`)
  },
})
