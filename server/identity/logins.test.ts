import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { createCustomer } from '#server/accounts/create-customer.ts'
import { extendLogin, readLogin } from './logins.ts'
import { endLogins } from './login-lifetime.ts'
import { openedLogin } from '#server/testing/open-login.ts'

let database: Database
let deps: ReturnType<typeof serviceDeps>

beforeAll(async () => {
  database = await openInMemory()
  deps = serviceDeps(database)
}, 60_000)
afterAll(() => database.close())

test('AUTH-02 a login can be renewed until a day after the sign-in, and not after it has ended', async () => {
  const hour = 3_600_000
  const { id } = await createCustomer(deps, {
    phone: '+4792000001',
    name: { firstName: 'Kari', lastName: 'Nordmann' },
    email: 'kari@example.no',
    locale: 'nb_NO',
  })
  const began = deps.runtime.now()
  let login = { ...(await openedLogin(deps, id)), legalEntityId: id }
  const goOn = async () => {
    const longer = await extendLogin(deps, login)
    if (longer) login = { ...login, ...longer }
    return longer && (longer.expires - began) / hour
  }
  expect(await goOn()).toBeUndefined()
  const ends = []
  for (let n = 0; n < 4; n++) {
    deps.runtime.pass(7 * hour)
    ends.push(await goOn())
  }
  expect(ends).toEqual([15, 22, 24, undefined])
  const again = { ...(await openedLogin(deps, id)), legalEntityId: id }
  deps.runtime.pass(hour)
  expect(await readLogin(deps, (await extendLogin(deps, again))?.accessToken ?? '')).toMatchObject({
    ok: true,
    value: { legalEntityId: id, jti: again.jti },
  })
  await endLogins(deps, id)
  expect(await extendLogin(deps, again)).toBeUndefined()
})
