import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer } from '#server/accounts/create-customer.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { chatSession } from '#server/brain/tables.ts'
import { isStillGranted } from '#server/brain/sessions/login-grant.ts'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { openedLogin } from '#server/testing/open-login.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { endLogins, openLogin } from './login-lifetime.ts'
import { readLogin } from './logins.ts'

eachDatabase('how long sign-ins live', (open) => {
  let database: Database
  let deps: ReturnType<typeof serviceDeps>
  beforeAll(async () => {
    database = await open()
    deps = serviceDeps(database)
  })
  afterAll(() => database.close())

  const newCustomer = (phone: string) =>
    createCustomer(deps, {
      phone,
      name: { firstName: 'Kari', lastName: 'Nordmann' },
      email: 'kari@example.no',
      locale: 'nb_NO',
    })
  const withCodeTo = (id: string, phone: string) =>
    openLogin(deps, id, { method: 'code', headers: new Headers(), holds: (_, account) => account.phone === phone })

  test('TRU-03 a code that was right opens no sign-in when the number is changed before it is open', async () => {
    const { id } = await newCustomer('+4792000011')
    let opening: ReturnType<typeof withCodeTo> | undefined
    await database.transaction(async (tx) => {
      await tx.update(legalEntity).set({ phone: '+4792000012' }).where(eq(legalEntity.id, id))
      opening = withCodeTo(id, '+4792000011')
      await wait(100)
    })
    await endLogins(deps, id)
    expect(await opening).toBeUndefined()
    expect(await withCodeTo(id, '+4792000012')).toBeDefined()
  })

  test('TRU-03 when all sign-ins end, so does what other browsers’ conversations may do as the customer', async () => {
    const { id } = await newCustomer('+4792000013')
    const expiresAt = new Date(deps.runtime.now() + 86_400_000)
    const conversation = (of: Partial<typeof chatSession.$inferInsert>) => {
      const session = deps.runtime.id()
      return { id: session, initTurn: session, locale: 'nb_NO', expiresAt, loginFor: id, ...of }
    }
    const [own, other, signedIn, proven, strangers] = [
      conversation({ visitor: 'this browser' }),
      conversation({ visitor: 'another' }),
      conversation({ visitor: null, loginFor: null, customerId: id }),
      conversation({ visitor: 'who had a code', loginFor: null, facts: { customerId: id } }),
      conversation({ visitor: 'who had a code', loginFor: null, facts: { customerId: 'somebody else' } }),
    ]
    await database.db.insert(chatSession).values([own, other, signedIn, proven, strangers])
    const [here, there] = [await openedLogin(deps, id), await openedLogin(deps, id)]
    await endLogins(deps, id, { login: here.jti, visitor: 'this browser' })
    expect((await readLogin(deps, here.accessToken)).ok).toBe(true)
    expect((await readLogin(deps, there.accessToken)).ok).toBe(false)
    const rows = await database.db.select().from(chatSession)
    const isOpen = ({ id: session }: { id: string }) =>
      rows.some((row) => row.id === session && row.expiresAt.getTime() > deps.runtime.now())
    expect([own, other, signedIn, proven, strangers].map(isOpen)).toEqual([true, false, false, false, true])
    const granted = (session: { id: string }) => database.transaction((tx) => isStillGranted(tx, session.id, id))
    expect([await granted(own), await granted(other)]).toEqual([true, false])
  })
})
