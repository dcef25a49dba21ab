import { eq } from 'drizzle-orm'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import { catalogueVersion } from '#contracts/catalogue/catalogue-version.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import type { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { checkCredit } from '#server/orders/check-credit.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { numberRegister, portation } from '#server/orders/tables.ts'
import { createPorting } from '#server/porting/create-porting.ts'

export const HERE = 'https://portal.example'
export const MINUTE = 60_000
export type RegisterRow = Partial<typeof numberRegister.$inferInsert>
export type NumberOrder = Awaited<ReturnType<typeof orderNumber>>

type Deps = ReturnType<typeof serviceDeps>
let numbers = 0
export const newNumber = () => `+4793700${String((numbers += 1)).padStart(3, '0')}`

export const portingOf = (deps: Deps, entity: string | undefined) =>
  createPorting(deps, { entity, locale: 'nb_NO', here: HERE })

/** Kari's order that brings a number along, three minutes later, when the register has answered. */
export async function orderNumber(deps: Deps, registered?: RegisterRow) {
  const { db } = deps.database
  const phone = newNumber()
  const today = osloDay(deps.runtime.now())
  const { id: customer } = await signedInCustomer(deps, phone)
  const { monthly, setUp } = orderPrice('12gb', 'keep', today)
  const who = { name: 'Kari Nordmann', birthDate: '1984-05-17', phone }
  const credit = await checkCredit(deps, { ...who, plan: '12gb', reason: 'order' })
  const request = {
    customerId: customer,
    plan: '12gb',
    forWhom: 'adult',
    numberChoice: 'keep',
    portNumber: phone,
    street: 'Storgata 12B',
    postalCode: '0184',
    city: 'Oslo',
    creditCheckId: credit.id,
    quotedMonthly: monthly,
    quotedSetUp: setUp,
    catalogueVersion: catalogueVersion(today),
  } as const
  const { kind = 'private', ...rest } = registered ?? {}
  if (registered) await db.insert(numberRegister).values({ phone, ownerName: null, ...rest, kind: 'private' })
  const placed = await placeOrder(deps, request, phone, { channel: 'chat', session: 'none', locale: 'nb_NO' })
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  const id = placed.order.subscriptionId
  if (kind !== 'private') {
    // The form refuses these numbers, so the number became one after the order.
    await db.update(numberRegister).set({ kind }).where(eq(numberRegister.phone, phone))
    const refusal = kind === 'company' ? 'company_number' : 'number_inactive'
    const refusedAt = new Date(deps.runtime.now() + 3 * MINUTE)
    await db.update(portation).set({ refusal, refusedAt }).where(eq(portation.subscription, id))
  }
  deps.runtime.pass(3 * MINUTE)
  return { id, phone, customer, porting: portingOf(deps, customer) }
}
