import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { chatSession } from '#server/brain/tables.ts'
import { mobileOrder } from '#server/orders/tables.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { orderByChat } from '#server/testing/order-by-chat.ts'
import { runningApp, type RunningApp } from '#server/testing/running-app.ts'

eachDatabase('prices quoted', (open) => {
  let database: Database
  let app: RunningApp
  beforeAll(async () => {
    database = await open()
    app = await runningApp(database)
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })
  const readOutbox = async (phone: string) =>
    (await app.ask(`/services/sms/outbox?phoneNumber=${encodeURIComponent(phone)}`)).json()

  test.each([
    ['a price that was tampered with', 'quotedMonthly', 100],
    ['a catalogue that has changed', 'catalogueVersion', 'older'],
  ])(
    'BEY-07 %s orders nothing: old and new price are shown, and one order is placed when confirmed anew',
    async (_, fact, value) => {
      const phone = fact === 'quotedMonthly' ? '93455701' : '93455702'
      const caller = chatCaller(app.ask, `price-${fact}`)
      const atSummary = () =>
        caller
          .transcript()
          .at(-1)
          ?.suggested_responses.some(({ payload }) => payload === 'confirm')
      await caller.begin('mobile_onboarding', 'init')
      await orderByChat({ ...caller, ended: () => (atSummary() ? 'thanks' : caller.ended()) }, phone, readOutbox, [
        '3gb',
        'new',
      ])
      const { id } = caller.session()
      await database.db
        .update(chatSession)
        .set({ facts: sql`${chatSession.facts} || ${JSON.stringify({ [fact]: value })}::jsonb` })
        .where(eq(chatSession.id, id))
      await orderByChat(
        {
          ...caller,
          ended: () =>
            caller.transcript().some(({ utterance }) => utterance.startsWith('Prisen har endret seg'))
              ? 'thanks'
              : caller.ended(),
        },
        phone,
        readOutbox,
      )
      const told =
        caller.transcript().find(({ utterance }) => utterance.startsWith('Prisen har endret seg'))?.utterance ?? ''
      expect(told).toMatch(
        fact === 'quotedMonthly' ? /fra 1\skr i måneden .* til 279\skr i måneden/ : /fra 279\skr .* til 279\skr/,
      )
      const orders = () =>
        database.db
          .select({ monthly: mobileOrder.monthly })
          .from(mobileOrder)
          .where(sql`${mobileOrder.key} like ${`${id}:%`}`)
      expect([await orders(), atSummary(), caller.ended()]).toEqual([[], true, undefined])
      await orderByChat(caller, phone, readOutbox)
      expect([await orders(), caller.ended()]).toEqual([[{ monthly: 27_900 }], 'order'])
    },
    60_000,
  )
})
