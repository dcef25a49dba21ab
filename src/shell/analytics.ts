/** Only this exact value is consent to analytics; anything else is a refusal. */
const CONSENT = /(?:^|;\s*)prat_cookies=accepted(?:;|$)/

/** Must not contain personal data. */
export type AnalyticsEvent = { event: string; flow: string }

export const mayMeasure = (cookie: string): boolean => CONSENT.test(cookie)

/**
 * Dispatches the window event `prat:analytics` with `{ event, flow }` (CHAT-12). Does nothing until cookies are
 * accepted.
 */
export function measure(happened: AnalyticsEvent): void {
  if (mayMeasure(document.cookie)) window.dispatchEvent(new CustomEvent('prat:analytics', { detail: happened }))
}
