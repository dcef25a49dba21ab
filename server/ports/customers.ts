import { and, eq, lt, not } from 'drizzle-orm'
import type * as v from 'valibot'
import { PERSONAL_VALUES } from '#contracts/account/account-fields.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { customersPort, type RegisteredCustomer } from '#contracts/ports/customers.ts'
import { writeChange, type CustomerRegister } from '#server/accounts/customer-register.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import { isErased, isErasedRow } from '#server/accounts/erased.ts'
import { isReleased } from '#server/accounts/number-holder.ts'
import { consentLedger, legalEntity, type LegalEntity, type PersonalColumns } from '#server/accounts/tables.ts'
import type { Tx } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import { neverSent, type PortClient } from '#server/gateways/ports/port-client.ts'
import { keepErasure, type ErasureDeps } from './erasures.ts'
import { portRequest } from './tables.ts'

const PORT = 'customers'
/** In milliseconds: longer than a change can be under way. */
const UNDER_WAY = 60_000

type Sent = Omit<v.InferInput<(typeof customersPort)['operations']['change']['input']>, 'customerId' | 'changedAt'>

/**
 * An outside customer register. The account table keeps the login and a copy, for messages and orders, of what the
 * register said last. A change whose answer is missing is sent once more with its key; until it is known what became of
 * it, it stays noted, so that the customer is told of it when the register is next read (TRU-03).
 */
export function outsideCustomers(deps: ErasureDeps, ask: PortClient): CustomerRegister {
  const { database, runtime } = deps
  const { read, enter, change, erase } = customersPort.operations

  async function readOrEnter(account: LegalEntity): Promise<Result<RegisteredCustomer>> {
    const { id: customer } = account
    const told = await ask(read, { customerId: customer }, { customer })
    if (told.ok || told.reason !== 'notFound') return ownOnly(told, customer)
    const entered = await ask(enter, enteredOf(account), { customer, key: `enter.${customer}` })
    return entered.ok ? ownOnly(entered, customer) : fault('unreachable', 'not_entered')
  }

  async function send(id: string, sent: Sent): Promise<{ key: string; told: Result<RegisteredCustomer> }> {
    const key = runtime.id()
    const sentAt = new Date(runtime.now())
    await database.db.insert(portRequest).values({ key, port: PORT, legalEntity: id, sentAt })
    const input = { ...sent, customerId: id, changedAt: sentAt.toISOString() }
    const told = ownOnly(await ask(change, input, { customer: id, key }), id)
    if (!isUnknown(told)) return { key, told }
    const again = ownOnly(await ask(change, input, { customer: id, key }), id)
    return { key, told: neverSent(again) ? told : again }
  }

  const forget = (tx: Tx, key: string) => tx.delete(portRequest).where(eq(portRequest.key, key))

  return {
    read: async (id) => {
      const account = await findCustomer(deps, id)
      if (!account || isErased(account)) return fault('notFound')
      const told = await readOrEnter(account)
      return told.ok ? ok(await keepRead(deps, account, told.value)) : told
    },
    change: async (id, { details, tags = [], how = 'told' }) => {
      const account = await findCustomer(deps, id)
      if (!account) return fault('notFound')
      const { key, told } = await send(id, { ...details, ...(await consentsOf(deps, id, tags)) })
      if (!told.ok && isUnknown(told)) return told
      return database.transaction(async (tx): Promise<Result<LegalEntity>> => {
        await forget(tx, key)
        if (!told.ok) return told
        const kept = await writeChange(deps, tx, id, { details: copyOf(told.value), tags, how })
        return kept ? ok(shownOf(kept, told.value)) : fault('notFound')
      })
    },
    changePhone: async (id, phone) => {
      const { key, told } = await send(id, { phone })
      if (!isUnknown(told)) await database.transaction((tx) => forget(tx, key))
      return told
    },
    keepErasure: (tx, id) => keepErasure(deps, tx, id),
    tellErasure: (erasure) => ask(erase, erasure, { customer: erasure.customerId, key: `erase.${erasure.customerId}` }),
  }
}

const ownOnly = (told: Result<RegisteredCustomer>, id: string): Result<RegisteredCustomer> =>
  !told.ok || told.value.id === id ? told : fault('unreadable', 'foreign')

/** Whether the system may have taken what it gave no answer to that can be read. */
const isUnknown = (told: Result<unknown>): boolean =>
  !told.ok && told.reason !== 'refused' && told.reason !== 'notFound' && !neverSent(told)

/** The copy has all but the number, which signs in, and the consents, whose ledger is here. */
function copyOf({ id: _id, phone: _phone, acceptanceTags: _tags, ...details }: RegisteredCustomer) {
  return details
}

const shownOf = (kept: LegalEntity, { phone, acceptanceTags, ...registered }: RegisteredCustomer): LegalEntity => ({
  ...kept,
  ...registered,
  phone,
  acceptanceTags,
})

/** As the ledger has them: what was given here, and what was given here and taken back. */
async function consentsOf({ database }: StoreDeps, id: string, given: readonly string[]) {
  const rows = await database.db.select().from(consentLedger).where(eq(consentLedger.legalEntity, id))
  const standing = rows.filter(({ withdrawnAt }) => withdrawnAt === null)
  const consented = [...new Set([...standing.map(({ tag }) => tag), ...given])]
  const withdrawn = [...new Set(rows.map(({ tag }) => tag))].filter((tag) => !consented.includes(tag))
  return { consented, withdrawn }
}

async function keepRead(deps: StoreDeps, account: LegalEntity, registered: RegisteredCustomer): Promise<LegalEntity> {
  const { id } = account
  const isSame = PERSONAL_VALUES.every(({ column }) => column === 'phone' || account[column] === registered[column])
  const open = and(
    eq(portRequest.port, PORT),
    eq(portRequest.legalEntity, id),
    lt(portRequest.sentAt, new Date(deps.runtime.now() - UNDER_WAY)),
  )
  if (isSame && (await deps.database.db.$count(portRequest, open)) === 0) return shownOf(account, registered)
  await deps.database.transaction(async (tx) => {
    const settled = await tx.delete(portRequest).where(open).returning({ key: portRequest.key })
    const details = copyOf(registered)
    if (settled.length > 0) await writeChange(deps, tx, id, { details })
    else
      await tx
        .update(legalEntity)
        .set({ ...details, updatedAt: new Date(deps.runtime.now()) })
        .where(and(eq(legalEntity.id, id), not(isErasedRow)))
  })
  return shownOf(account, registered)
}

function enteredOf(account: LegalEntity) {
  const { id: customerId, acceptanceTags, phone } = account
  const details: PersonalColumns = Object.assign(
    {},
    ...PERSONAL_VALUES.map(({ column }) => ({ [column]: account[column] })),
  )
  return { ...details, customerId, phone: isReleased(phone) ? '' : phone, acceptanceTags }
}
