import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { plans } from '#contracts/catalogue/plans.ts'
import { per } from '#contracts/catalogue/price-book.ts'
import { chatSession } from '#server/brain/tables.ts'
import { mobileOrder } from '#server/orders/tables.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { orderByChat } from '#server/testing/order-by-chat.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'

eachDatabase('prices quoted', (open) => {
  const portal = portalForTests({ open })
  const readOutbox = async (phone: string) =>
    (await portal.app.ask(`/services/sms/outbox?phoneNumber=${encodeURIComponent(phone)}`)).json()

  test('BEY-07 a price of the price book that changes between summary and confirmation is told, and the new one is ordered once it is confirmed', async () => {
    const phone = '93455703'
    const caller = chatCaller(portal.app.ask, 'price-book')
    const until = (ended: () => boolean) => ({ ...caller, ended: () => (ended() ? 'thanks' : caller.ended()) })
    const last = () => caller.transcript().at(-1)
    const atSummary = () => last()?.suggested_responses.some(({ payload }) => payload === 'confirm') ?? false
    await caller.begin('mobile_onboarding', 'init')
    await orderByChat(until(atSummary), phone, readOutbox, ['3gb', 'new'])
    const told = () => caller.transcript().find(({ utterance }) => utterance.startsWith('Prisen har endret seg'))
    Array.prototype.push.call(plans['3gb'].monthly, per('month', 299, { validFrom: '2026-01-01' }))
    try {
      await orderByChat(
        until(() => told() !== undefined),
        phone,
        readOutbox,
      )
      expect(told()?.utterance).toMatch(/fra 279\skr .* til 299\skr/)
      const shown = caller.transcript().findLast(({ summary }) => summary)?.summary
      expect(shown?.find(({ label }) => label === 'Pris per måned')?.value).toBe('299\u00a0kr')
      const { id } = caller.session()
      const orders = () =>
        portal.database.db
          .select({ monthly: mobileOrder.monthly })
          .from(mobileOrder)
          .where(sql`${mobileOrder.key} like ${`${id}:%`}`)
      expect(await orders()).toEqual([])
      await orderByChat(caller, phone, readOutbox)
      expect([await orders(), caller.ended()]).toEqual([[{ monthly: 29_900 }], 'order'])
    } finally {
      Array.prototype.pop.call(plans['3gb'].monthly)
    }
  })

  test.each([
    ['a price that was tampered with', 'quotedMonthly', 100],
    ['a catalogue that has changed', 'catalogueVersion', 'older'],
  ])(
    'BEY-07 %s orders nothing: old and new price are shown, and one order is placed when confirmed anew',
    async (_, fact, value) => {
      const phone = fact === 'quotedMonthly' ? '93455701' : '93455702'
      const caller = chatCaller(portal.app.ask, `price-${fact}`)
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
      await portal.database.db
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
        portal.database.db
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
