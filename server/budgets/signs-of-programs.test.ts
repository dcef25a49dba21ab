import { expect, test } from 'vitest'
import { sampleNeedsOf } from '#contracts/effects/effects.ts'
import type { EffectContext } from '#server/brain/effects/effects.ts'
import { createEffects } from '#server/brain/effects/create-effects.ts'
import { chatSession, chatTurn } from '#server/brain/tables.ts'
import { createCustomer } from '#server/accounts/create-customer.ts'
import { leads } from '#server/leads/tables.ts'
import { staffLog } from '#server/staff/tables.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { PERSONS_PACE } from './budgets.ts'
import { noteTrapFilled } from './signs-of-programs.ts'

eachDatabase('TRU-05 programs in place of persons', (open) => {
  async function portal(APP_ENV: 'test' | 'production' = 'production') {
    const database = await open()
    const deps = { ...serviceDeps(database), env: { ...serviceDeps(database).env, APP_ENV } }
    const effects = createEffects(deps)
    const customer = await createCustomer(deps, {
      phone: '+4792000001',
      name: { firstName: 'Kari', lastName: 'Nordmann' },
      email: 'kari@example.no',
      locale: 'nb_NO',
    })
    const begin = async (
      id: string,
      { apart = 2_000, visitor = `browser of ${id}` } = {},
    ): Promise<EffectContext['session']> => {
      const row = { id, visitor, address: 'network', initTurn: id, locale: 'nb_NO' }
      await database.db.insert(chatSession).values({ ...row, expiresAt: new Date(deps.runtime.now() + 86_400_000) })
      await database.db.insert(chatTurn).values(
        Array.from({ length: PERSONS_PACE.answers }, (_, n) => ({
          session: id,
          n,
          turnId: `${id}-${n}`,
          event: { kind: 'answer' },
          elements: [],
          lastSeq: n,
          waiting: 'answer' as const,
          createdAt: new Date(1_800_000_000_000 + n * apart),
        })),
      )
      return { id, visitor, address: 'network', provenNumbers: [], customerId: null, locale: 'nb_NO' }
    }
    type Session = EffectContext['session']
    return {
      deps,
      database,
      begin,
      order: (session: Session, key = `order of ${session.id}`) =>
        effects['order.place']({ ...sampleNeedsOf('order.place'), customerId: customer.id }, { key, session }),
      lead: (session: Session, key = `lead of ${session.id}`) =>
        effects['lead.send'](sampleNeedsOf('lead.send'), { key, session }),
      decide: (item: string, act: 'retry' | 'resolve') =>
        database.db
          .insert(staffLog)
          .values({ id: item, staff: 'kari@example.no', act, item, reason: 'called', at: new Date() }),
    }
  }
  const held = (why: string) => ({ name: 'NotKnownYet', reason: `held for staff: ${why}` })

  test('TRU-05 where a program fills the field that people do not see, its browser’s orders and inquiries are held for staff, who let one pass or refuse it', async () => {
    const { deps, database, begin, order, lead, decide } = await portal()
    const [person, program] = [await begin('person'), await begin('program')]
    await noteTrapFilled(deps, 'program')
    await noteTrapFilled(deps, 'program')
    const again = await begin('again', { visitor: 'browser of program' })
    const trap = held('a field that people do not see was filled')
    for (const session of [program, again]) {
      await expect(order(session)).rejects.toMatchObject(trap)
      await expect(lead(session)).rejects.toMatchObject(trap)
    }
    expect((await lead(person)).outcome).toBe('sent')
    await decide('effect:lead of program', 'retry')
    await decide('effect:order of program', 'resolve')
    expect((await lead(program)).outcome).toBe('sent')
    expect((await order(program)).outcome).toBe('failed')
    expect(await database.db.$count(leads)).toBe(2)
    await database.close()
  })

  test('TRU-05 answers that come faster than any person gives them hold an order, and those of a quick person do not', async () => {
    const { begin, lead } = await portal()
    const fast = await begin('fast', { apart: PERSONS_PACE.average / 4 })
    const quick = await begin('quick', { apart: PERSONS_PACE.average * 3 })
    await expect(lead(fast)).rejects.toMatchObject(held('answers came faster than a person gives them'))
    expect((await lead(quick)).outcome).toBe('sent')
    expect((await lead({ ...fast, address: null })).outcome).toBe('sent')
  })
})
