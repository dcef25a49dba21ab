import * as v from 'valibot'
import type { Day } from '../kernel/days.ts'
import { RecordedEvent } from '../chat/analytics-event.ts'
import { definePort, operation } from './port.ts'

const sampleEvent = (today: Day): v.InferInput<typeof RecordedEvent> => ({
  id: 'event-conformance',
  at: `${today}T08:00:00.000Z`,
  locale: 'nb_NO',
  event: 'Purchase',
  flow: 'mobile_onboarding',
  clientId: '1203.1699',
})

export const analyticsPort = definePort({
  title: 'Analytics',
  setting: 'ANALYTICS_URL',
  atStake: 'nothing',
  operations: {
    record: operation({
      summary: 'Take an event of a visitor who has accepted cookies; the same `id` is the same event',
      method: 'POST',
      path: '/events',
      input: RecordedEvent,
      output: v.object({ state: v.literal('taken'), id: v.string() }),
      idempotent: 'key',
      outcomes: { taken: 'The event is counted.' },
      outcomeOf: ({ state }) => state,
      samples: { taken: sampleEvent },
    }),
  },
})
