import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatSession } from '#server/brain/tables.ts'
import type { Database } from '#server/db/database.ts'
import { readLogin } from '#server/identity/logins.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { openedLogin } from '#server/testing/open-login.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { endSignIns, EVERYONE } from './end-sign-ins.ts'
import { commandLineStaff } from './mend.ts'
import { staffLog } from './tables.ts'

let database: Database
let deps: ReturnType<typeof serviceDeps>
const staff = commandLineStaff('kari')
beforeAll(async () => {
  database = await openInMemory()
  deps = serviceDeps(database)
}, 60_000)
afterAll(() => database.close())

async function customer(phone: string) {
  const { id } = await signedInCustomer(deps, phone)
  const { accessToken } = await openedLogin(deps, id)
  return { id, isIn: async () => (await readLogin(deps, accessToken)).ok }
}

test('TRU-03 whoever runs the portal ends the sign-ins of one customer, by number or id, with a reason that is logged', async () => {
  const [kari, ola] = [await customer('+4793800011'), await customer('+4793800012')]
  expect(await endSignIns(deps, '+47 938 00 011', staff, 'her telephone was stolen')).toBe(1)
  expect([await kari.isIn(), await ola.isIn()]).toEqual([false, true])
  expect(await endSignIns(deps, ola.id, staff, 'asked for it by telephone')).toBe(1)
  expect(await ola.isIn()).toBe(false)
  expect(await endSignIns(deps, 'nobody', staff, 'asked for it by telephone')).toBe(0)
  const [logged] = await database.db.select().from(staffLog).where(eq(staffLog.customerId, kari.id))
  expect(logged).toMatchObject({ staff: 'command line: kari', act: 'endSignIns', reason: 'her telephone was stolen' })
})

test('TRU-03 or of everyone, also of whom only a conversation has proven', async () => {
  const [kari, ola, proven] = [
    await customer('+4793800013'),
    await customer('+4793800014'),
    await customer('+4793800015'),
  ]
  await endSignIns(deps, proven.id, staff, 'only the conversation is left')
  const expiresAt = new Date(deps.runtime.now() + 60_000)
  const facts = { customerId: proven.id }
  await database.db.insert(chatSession).values({ id: 's1', initTurn: 's1', locale: 'nb_NO', expiresAt, facts })
  expect(await endSignIns(deps, EVERYONE, staff, 'a key has leaked')).toBe(3)
  expect([await kari.isIn(), await ola.isIn()]).toEqual([false, false])
  const [session] = await database.db.select().from(chatSession)
  expect(session?.expiresAt.getTime()).toBe(deps.runtime.now())
})
