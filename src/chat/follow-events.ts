import type { AnalyticsEvent } from '#src/analytics/analytics.ts'
import type { ChatActor } from './chat-store.ts'

/** Tells the event of each element once, when it comes on screen (CHAT-12); what came with the page has been told before. */
export function followEvents(actor: ChatActor, measure: (happened: AnalyticsEvent) => void): void {
  let told = actor.getSnapshot().context.cameWithPage
  actor.subscribe(({ context: { transcript, entry, cameWithPage } }) => {
    told = Math.max(told, cameWithPage)
    const from = transcript.shown.findLastIndex(({ seq }) => seq <= told) + 1
    for (const { seq, parameters } of transcript.shown.slice(from)) {
      told = seq
      if (parameters.fb_event) measure({ event: parameters.fb_event, flow: entry.flow })
    }
  })
}
