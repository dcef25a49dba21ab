// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { chatMachine } from '#machines/chat/chat-machine.ts'
import { mayMeasure, measure, type AnalyticsEvent } from '#src/shell/analytics.ts'
import { followEvents } from './chat-store.ts'
import { says, stored } from './testing/conversations.ts'

const tells = (seq: number, fb_event: string) => ({ ...says(seq, 'Done'), parameters: { fb_event } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.cookie = 'prat_cookies=; max-age=0'
})

test('CHAT-12 an event is sent once, when its element appears, and not for elements that came with the page', async () => {
  const told: AnalyticsEvent[] = []
  const conversation = stored([tells(1, 'Lead')])
  const actor = createActor(chatMachine, { input: conversation })
  followEvents(actor, (happened) => told.push(happened))
  actor.start()
  const news = { ...conversation, elements: [tells(1, 'Lead'), says(2, 'And'), tells(3, 'Purchase')], cursor: 3 }
  actor.send({ type: 'conversation.loaded', conversation: news })
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told).toEqual([{ event: 'Purchase', flow: 'every_element' }])
  actor.send({ type: 'conversation.loaded', conversation: news })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told).toHaveLength(1)
  actor.stop()
})

test('CHAT-12 analytics sends nothing until cookies are accepted', () => {
  const heard: unknown[] = []
  const listen = (event: Event) => void heard.push(event instanceof CustomEvent ? event.detail : undefined)
  window.addEventListener('prat:analytics', listen)
  measure({ event: 'Lead', flow: 'insurance_leads' })
  expect(heard).toEqual([])
  document.cookie = 'prat_cookies=accepted'
  measure({ event: 'Lead', flow: 'insurance_leads' })
  expect(heard).toEqual([{ event: 'Lead', flow: 'insurance_leads' }])
  window.removeEventListener('prat:analytics', listen)
})

test.each([
  ['', false],
  ['prat_cookies=refused', false],
  ['xprat_cookies=accepted', false],
  ['prat_cookies=acceptedish', false],
  ['a=b; prat_cookies=accepted', true],
])('CHAT-12 cookies "%s": may be measured %s', (cookie, may) => {
  expect(mayMeasure(cookie)).toBe(may)
})
