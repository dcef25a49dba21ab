type Policy = { createHTML: (html: string) => TrustedHTML }
type Policies = { createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => Policy }

declare global {
  /** Only some browsers have it, and none on plain http. */
  var trustedTypes: Policies | undefined
}

let content: Policy | undefined

/** Only for HTML that the server has sanitized: the page's policy refuses all other (SEC-03). */
export function trustedHtml(html: string): string | TrustedHTML {
  content ??= globalThis.trustedTypes?.createPolicy('content', { createHTML: (sanitized) => sanitized })
  return content?.createHTML(html) ?? html
}

/**
 * Allows what React itself writes when it draws the whole page again in the browser: an empty script element, and text
 * without a tag as its content.
 */
export function refuseOtherHtml(): void {
  const isHarmless = (html: string) => html === '<script></script>' || !html.includes('<')
  globalThis.trustedTypes?.createPolicy('default', { createHTML: (html) => (isHarmless(html) ? html : null) })
}
