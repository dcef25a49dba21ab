import { expect, test } from 'vitest'
import * as v from 'valibot'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { statementCounter } from '#server/testing/count-statements.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { orderByChat } from '#server/testing/order-by-chat.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import type { Ask } from '#server/testing/running-app.ts'

const Called = v.object({ content_type: v.string() })

/** A goal looks whether its visitor has such a conversation already, alone for the visitor meanwhile. */
const OF_THE_VISITOR = [/^select pg_advisory_xact_lock/, /"visitor" in \(\$1\)/]

function nameOf(path: string, { body }: RequestInit = {}): string {
  if (typeof body === 'string') return v.parse(Called, JSON.parse(body)).content_type
  return path.includes('/elements') ? 'poll' : 'other'
}

eachDatabase('OPS-01 what conversations ask of the database', (open) => {
  const counter = statementCounter()
  const portal = portalForTests({ open: async () => counter.counted(await open(counter.logger)) })

  async function order(phone: string): Promise<string> {
    const ask: Ask = (path, init) => counter.during(nameOf(path, init), () => portal.app.ask(path, init))
    const caller = chatCaller(ask, phone)
    await caller.begin('mobile_onboarding', 'init_with_fixed_start', { product: 'mobile', product_value: '12gb' })
    await orderByChat(caller, phone, async (to) =>
      (await portal.app.ask(`/services/sms/outbox?phoneNumber=${encodeURIComponent(to)}`)).json(),
    )
    expect(caller.ended()).toBe('order')
    return caller.session().id
  }

  test('OPS-01 a turn is one commit and one statement; effects are claimed with it, and polls write nothing', async () => {
    // The first orders and their letters read the secrets.
    await order('93500001')
    await order('93500005')
    counter.reset()
    await order('93500002')
    const { poll, effect, ...turns } = counter.counts
    expect(turns).toEqual({
      init: { calls: 1, statements: 1, commits: 1 },
      registration: { calls: 1, statements: 1, commits: 1 },
      goal: { calls: 1, statements: 4, commits: 1 },
      utterance: { calls: 13, statements: 13, commits: 13 },
    })
    expect(poll?.commits).toBe(0)
    expect(poll?.statements).toBe(poll?.calls)
    // Seven effects: each has its own work, most the order, and one commit takes its outcome into the conversation.
    expect(effect?.statements).toBeLessThanOrEqual(40)
    expect(effect?.commits).toBeLessThanOrEqual(15)
  })

  test('OPS-01 an order holds up other orders only while it is committed', async () => {
    counter.reset()
    await order('93500006')
    const asked = counter.statements.filter(({ call }) => call === 'effect')
    const append = asked.findIndex(({ text }) => text.includes('append_to_evidence_chain'))
    expect(asked[append + 1]?.text).toMatch(/^with\s+planned/)
  })

  test('OPS-04 each statement of a turn names its conversation, so that turns can be spread over servers by it', async () => {
    await order('93500003')
    counter.reset()
    const session = await order('93500004')
    const ofTurns = counter.statements.filter(({ call }) => call !== 'effect' && call !== 'other')
    const names = (value: unknown) => JSON.stringify(value).includes(session)
    const isDeclared = (call: string, text: string) => call === 'goal' && OF_THE_VISITOR.some((one) => one.test(text))
    const others = ofTurns.filter(({ call, text, values }) => !values.some(names) && !isDeclared(call, text))
    expect(ofTurns.length).toBeGreaterThan(20)
    expect(others.map(({ call, text }) => [call, text])).toEqual([])
  })
})
