import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GENERAL_CONSENT } from '#contracts/account/consent.ts'
import type { Database } from '#server/db/database.ts'
import { statementCounter } from '#server/testing/count-statements.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { createCustomer, type NewCustomer } from './create-customer.ts'
import { consentLedger, legalEntity } from './tables.ts'

eachDatabase('An account that is made or found', (open) => {
  const counter = statementCounter()
  let database: Database
  let deps: ReturnType<typeof serviceDeps>
  beforeAll(async () => {
    database = counter.counted(await open(counter.logger))
    deps = serviceDeps(database)
  }, 60_000)
  afterAll(() => database.close())

  const customer = (phone: string, firstName = 'Kari'): NewCustomer => ({
    phone,
    name: { firstName, lastName: 'Nordmann' },
    email: 'kari@example.no',
    locale: 'nb_NO',
    consentThrough: 'chat',
  })
  const tagsOf = async (id: string) =>
    (await database.db.select().from(legalEntity).where(eq(legalEntity.id, id))).map(
      ({ acceptanceTags }) => acceptanceTags,
    )
  const ledgerOf = async (id: string) =>
    (await database.db.select().from(consentLedger).where(eq(consentLedger.legalEntity, id))).map(
      ({ tag, channel }) => [tag, channel],
    )

  test('AUTH-06 the consent given with it is recorded once, whoever finds the account again', async () => {
    const first = await createCustomer(deps, customer('+4793700001'))
    const again = await createCustomer(deps, customer('+4793700001', 'Somebody'))
    expect(again).toEqual({ id: first.id, firstName: 'Kari' })
    expect(await tagsOf(first.id)).toEqual([[GENERAL_CONSENT]])
    expect(await ledgerOf(first.id)).toEqual([[GENERAL_CONSENT, 'chat']])
  })

  test('AUTH-06 an account without the consent gets it, and one that was registered only has the new details', async () => {
    const { consentThrough: _, ...without } = customer('+4793700002')
    const { id } = await createCustomer(deps, without)
    expect([await tagsOf(id), await ledgerOf(id)]).toEqual([[[]], []])
    await createCustomer(deps, customer('+4793700002'))
    expect([await tagsOf(id), await ledgerOf(id)]).toEqual([[[GENERAL_CONSENT]], [[GENERAL_CONSENT, 'chat']]])
    await database.db.update(legalEntity).set({ provenAt: null }).where(eq(legalEntity.id, id))
    expect(await createCustomer(deps, customer('+4793700002', 'Ola'))).toEqual({ id, firstName: 'Ola' })
    expect(await tagsOf(id)).toEqual([[GENERAL_CONSENT]])
    expect(await ledgerOf(id)).toHaveLength(1)
  })

  test('REL-01 the same number proven twice at once is one account', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => createCustomer(deps, customer('+4793700003'))))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await ledgerOf(made[0]?.id ?? '')).toHaveLength(1)
  })

  test('SEC-01 a number that is known and one that is not ask the same of the database', async () => {
    const asked = async (phone: string) => {
      counter.reset()
      await counter.during('create', () => createCustomer(deps, customer(phone)))
      return counter.statements.map(({ text }) => text)
    }
    const made = await asked('+4793700004')
    expect(await asked('+4793700004')).toEqual(made)
    expect(made).toHaveLength(3)
  })
})
