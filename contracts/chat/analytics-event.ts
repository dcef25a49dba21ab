import * as v from 'valibot'
import { Locale } from '../kernel/locale.ts'
import { FlowName } from './flow-name.ts'

export const AnalyticsEventName = v.picklist(['Lead', 'Purchase', 'CompleteRegistration'])
export type AnalyticsEventName = v.InferOutput<typeof AnalyticsEventName>

/** What a page tells of a conversation once cookies are accepted (CHAT-12). */
export const AnalyticsEvent = v.object({ event: AnalyticsEventName, flow: FlowName })
export type AnalyticsEvent = v.InferOutput<typeof AnalyticsEvent>

/** `clientId` is the visitor's id at an analytics service that the operator's own script has set up. */
export const RecordedEvent = v.object({
  id: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  locale: Locale,
  ...AnalyticsEvent.entries,
  clientId: v.optional(v.pipe(v.string(), v.maxLength(200))),
})
export type RecordedEvent = v.InferOutput<typeof RecordedEvent>
