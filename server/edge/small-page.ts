import { randomBytes } from 'node:crypto'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'

/** HTML that is already escaped. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Markup | readonly Markup[] | undefined

/** Template tag that escapes every value that is not already `Markup`. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Markup {
  return new Markup(
    strings.reduce((text, string, index) => `${text}${index > 0 ? partOf(values[index - 1]) : ''}${string}`, ''),
  )
}

function partOf(value: Part): string {
  if (value === undefined) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** A row of a list of facts. */
export const fact = (label: string, value: string | number): Markup =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`

type SmallPage = {
  locale: Locale
  title: string
  body: Markup
  status?: number
  script?: string
  /** Allows the portal's own pages to frame it; other sites never may. */
  framed?: boolean
  /** Other origins that a form of the page leads to. */
  formTargets?: readonly string[]
}

/** Renders a standalone page outside the portal's layout, with a minimal content security policy (SEC-03). */
export function smallPage({
  locale,
  title,
  body,
  status = 200,
  script,
  framed = false,
  formTargets = [],
}: SmallPage): Response {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    script ? `script-src 'nonce-${nonce}'` : '',
    ['form-action', "'self'", ...formTargets].join(' '),
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    "base-uri 'none'",
  ].filter(Boolean)
  const page = html`<!doctype html>
    <html lang="${languageTag(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${new Markup(STYLE)}
        </style>
      </head>
      <body>
        <main aria-label="${title}">${body}</main>
        ${
          script
            ? html`<script nonce="${nonce}">
                ${new Markup(script)}
              </script>`
            : undefined
        }
      </body>
    </html> `
  return new Response(page.text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': framed ? 'SAMEORIGIN' : 'DENY',
      'x-robots-tag': 'noindex, nofollow',
    },
  })
}

const STYLE = `
:root { color-scheme: light dark; --paper: #faf6ef; --raised: #fffdf9; --ink: #0f2a3a; --soft: #48606d; --line: #78878f; --accent: #c4402a; --on: #fff; --focus: #1d5fbf; --mark: #fbe9c6; --on-mark: #5c3700; --good: #dcf0e7; --on-good: #0d6e54; --bad: #fbe3df; --on-bad: #b3261e }
@media (prefers-color-scheme: dark) { :root { --paper: #0b1a22; --raised: #12262f; --ink: #f1ebe1; --soft: #b5c5ce; --line: #7d919c; --accent: #f0866f; --on: #2a0d06; --focus: #8fbcff; --mark: #4a3410; --on-mark: #fbe9c6; --good: #10382e; --on-good: #67d4b0; --bad: #45211e; --on-bad: #ffaaa0 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 36rem; margin: 0 auto; padding: clamp(1.5rem, 8vh, 5rem) 1rem 3rem; display: grid; gap: 1rem }
h1 { margin: 0; font-size: clamp(1.6rem, 1.4rem + 1vw, 2rem); line-height: 1.15; letter-spacing: -.01em; text-wrap: balance }
h2 { margin: .5rem 0 0; font-size: 1.15rem }
p { margin: 0 }
section { display: grid; gap: .75rem; padding-top: 1rem; border-top: 1px solid var(--line) }
a { color: inherit }
.mark { justify-self: start; padding: .25rem .75rem; border-radius: 999px; background: var(--mark); color: var(--on-mark); font-size: .9375rem; font-weight: 600 }
.good { background: var(--good); color: var(--on-good) }
.bad { background: var(--bad); color: var(--on-bad) }
.soft { color: var(--soft) }
form { display: grid; gap: .75rem; margin: 0 }
button, .button { display: block; width: 100%; min-height: 2.75rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .875rem; background: var(--raised); color: var(--ink); font: inherit; text-align: start; text-decoration: none; cursor: pointer }
button:hover, .button:hover { border-color: var(--ink) }
button span { display: block; color: var(--soft); font-size: .9375rem }
.go { border-color: var(--accent); background: var(--accent); color: var(--on); font-weight: 600; text-align: center }
label { display: grid; gap: .25rem; color: var(--soft); font-size: .9375rem }
input { min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .875rem; background: var(--raised); color: var(--ink); font: inherit }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
dl { display: grid; gap: .25rem; margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: .875rem; background: var(--raised) }
dl div { display: flex; justify-content: space-between; gap: 0 1rem; flex-wrap: wrap }
dt { color: var(--soft) }
dd { margin: 0; font-variant-numeric: tabular-nums; text-align: end; overflow-wrap: anywhere }
.row { grid-template-columns: 1fr auto; align-items: end }
.row button { width: auto; font-weight: 600; text-align: center }
@media (max-width: 30rem) { .row { grid-template-columns: 1fr } }
`
