/** The cookie that says that cookies for analytics are accepted; anything else, or none, is a no. */
const CONSENT = /(?:^|;\s*)prat_cookies=accepted(?:;|$)/

/** What happened, by the name its conversation gives it. No personal data. */
export type AnalyticsEvent = { event: string; flow: string }

export const mayMeasure = (cookie: string): boolean => CONSENT.test(cookie)

/**
 * The page's analytics hook (CHAT-12): a window event `prat:analytics` with `{ event, flow }` in its detail, for whatever
 * tool an operator adds. Silent until cookies are accepted.
 */
export function measure(happened: AnalyticsEvent): void {
  if (mayMeasure(document.cookie)) window.dispatchEvent(new CustomEvent('prat:analytics', { detail: happened }))
}
