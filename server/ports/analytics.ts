import type { RecordedEvent } from '#contracts/chat/analytics-event.ts'
import { ok, type Result } from '#contracts/kernel/result.ts'
import { analyticsPort } from '#contracts/ports/analytics.ts'
import type { PortClient } from '#server/gateways/ports/port-client.ts'

export type Analytics = { record: (event: RecordedEvent) => Promise<Result<unknown>> }

/** Keeps nothing: the metrics count what happened. */
export const embeddedAnalytics: Analytics = { record: async () => ok('counted') }

export const outsideAnalytics = (ask: PortClient): Analytics => ({
  record: (event) => ask(analyticsPort.operations.record, event, { customer: event.id, key: event.id }),
})
