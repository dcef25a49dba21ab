import { expect, test } from 'vitest'
import { sampleNeedsOf } from '#contracts/effects/effects.ts'
import { createCustomer } from '#server/accounts/create-customer.ts'
import { createEffects } from '#server/brain/effects/create-effects.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { staffLog } from '#server/staff/tables.ts'
import { ORDER_PATTERNS } from './budgets.ts'

const DAY = 24 * 60 * 60_000
const [{ most: ofBrowser }] = ORDER_PATTERNS['customers who order from a browser'].limits
const [{ most: ofDomain }] = ORDER_PATTERNS['customers who order with a mail domain'].limits
const [{ most: ofMailbox }] = ORDER_PATTERNS['customers who order with a mailbox'].limits

eachDatabase('TRU-05 orders of made-up customers', (open) => {
  type Order = { n: number; visitor?: string; email?: string; street?: string; network?: string | null }

  async function portal() {
    const database = await open()
    const deps = serviceDeps(database)
    const effects = createEffects(deps)
    const ids: string[] = []
    const customerOf = async (n: number, email: string) =>
      (ids[n] ??= (
        await createCustomer(deps, {
          phone: `+47${92_000_000 + n}`,
          name: { firstName: `Kari${n}`, lastName: 'Nordmann' },
          email,
          locale: 'nb_NO',
        })
      ).id)
    const order = async ({
      n,
      visitor = `browser-${n}`,
      email = `kari${n}@example.no`,
      street = `Storgata ${n}`,
      network = `network-${n}`,
    }: Order) => {
      const request = { ...sampleNeedsOf('order.place'), customerId: await customerOf(n, email), street }
      const session = {
        id: 's',
        visitor,
        address: network,
        provenNumbers: [],
        customerId: null,
        locale: 'nb_NO' as const,
      }
      return effects['order.place'](request, { key: `order-${n}`, session })
    }
    const decide = (n: number, act: 'retry' | 'resolve') =>
      database.db.insert(staffLog).values({
        id: `${act}-${n}`,
        staff: 'kari.nordmann@example.no',
        act,
        item: `effect:order-${n}`,
        reason: 'called the customer',
        at: new Date(deps.runtime.now()),
      })
    return { deps, order, decide, close: () => database.close() }
  }
  /** The sample's price is not today's: an order that is not held gets that far. */
  const GOES_ON = { outcome: 'priceChanged' }
  const held = (pattern: keyof typeof ORDER_PATTERNS) => ({
    name: 'NotKnownYet',
    reason: `held for staff: many ${pattern}`,
  })

  test('TRU-05 the sixth customer of a day in one browser is held until staff try the order again or decide against it', async () => {
    const { deps, order, decide, close } = await portal()
    const visitor = 'one browser'
    for (let n = 0; n < ofBrowser; n += 1) expect(await order({ n, visitor })).toEqual(GOES_ON)
    for (const n of [10, 11])
      await expect(order({ n, visitor })).rejects.toMatchObject(held('customers who order from a browser'))
    expect(await order({ n: 0, visitor })).toEqual(GOES_ON)
    expect(await order({ n: 12 })).toEqual(GOES_ON)
    await decide(10, 'retry')
    expect(await order({ n: 10, visitor })).toEqual(GOES_ON)
    await decide(11, 'resolve')
    expect(await order({ n: 11, visitor })).toEqual({ outcome: 'failed' })
    deps.runtime.pass(DAY)
    expect(await order({ n: 13, visitor })).toEqual(GOES_ON)
    await close()
  })

  test('TRU-05 names before a plus sign are one mailbox, and an address is one however it is written', async () => {
    const { order, close } = await portal()
    for (let n = 0; n < ofMailbox; n += 1)
      expect(await order({ n, email: `bot+${n}@example.no`, street: n % 2 ? 'Lia 1B' : 'LIA 1 b' })).toEqual(GOES_ON)
    await expect(order({ n: 30, email: 'bot@example.no' })).rejects.toMatchObject(
      held('customers who order with a mailbox'),
    )
    await expect(order({ n: 31, street: 'lia 1 B' })).rejects.toMatchObject(held('customers who order to an address'))
    expect(await order({ n: 32, email: 'bot@example.no', street: 'Lia 1B', network: null })).toEqual(GOES_ON)
    await close()
  })

  test('TRU-05 a fourth customer of a day with a throwaway mailbox is held, and so are many of one domain that is not a mail provider', async () => {
    const { order, close } = await portal()
    const throwaway = ['a@yopmail.com', 'b@mail.mailinator.com', 'c@temp-mail.org']
    for (const [n, email] of throwaway.entries()) expect(await order({ n, email })).toEqual(GOES_ON)
    await expect(order({ n: 3, email: 'd@YOPMAIL.com' })).rejects.toMatchObject(
      held('customers who order with throwaway mailboxes'),
    )
    for (let n = 0; n < ofDomain; n += 1) {
      expect(await order({ n: 100 + n, email: `kari${n}@new-domain.example` })).toEqual(GOES_ON)
      expect(await order({ n: 200 + n, email: `kari${n}@gmail.com` })).toEqual(GOES_ON)
    }
    await expect(order({ n: 300, email: 'ola@new-domain.example' })).rejects.toMatchObject(
      held('customers who order with a mail domain'),
    )
    expect(await order({ n: 301, email: 'ola@gmail.com' })).toEqual(GOES_ON)
    await close()
  })
})
