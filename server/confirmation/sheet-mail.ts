import { languageTag } from '#contracts/kernel/locale.ts'
import { html, Markup } from '#server/edge/small-page.ts'
import type { Sheet } from './confirmation-sheet.ts'

/** `link` opens from the mail without signing in. */
type Link = { label: string; address: string } | undefined

export function sheetText({ title, intro, sections, from }: Sheet, link: Link): string {
  const parts = sections.map(({ heading, facts = [], text = [] }) =>
    [heading.toUpperCase(), ...facts.map(([label, value]) => `${label}: ${value}`), ...text].join('\n'),
  )
  return `${[title, intro, ...(link ? [`${link.label}: ${link.address}`] : []), ...parts, from.join('\n')].join('\n\n')}\n`
}

export function sheetHtml({ locale, title, intro, sections, from }: Sheet, link: Link): string {
  return html`<!doctype html>
    <html lang="${languageTag(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
      </head>
      <body style="${BODY}">
        <div style="max-width: 36rem; margin: 0 auto">
          <h1 style="font-size: 24px; line-height: 1.2">${title}</h1>
          <p>${intro}</p>
          ${link && html`<p><a href="${link.address}">${link.label}</a></p>`}
          ${sections.map(
            ({ heading, facts = [], text = [] }) =>
              html`<h2 style="font-size: 18px; margin: 24px 0 8px">${heading}</h2>
                ${
                  facts.length > 0
                    ? html`<table role="presentation" style="border-collapse: collapse">
                        ${facts.map(
                          ([label, value]) =>
                            html`<tr>
                              <td style="${CELL} opacity: .75">${label}</td>
                              <td style="${CELL}">${value}</td>
                            </tr>`,
                        )}
                      </table>`
                    : undefined
                }
                ${text.map((line) => html`<p style="margin: 8px 0">${linked(line)}</p>`)}`,
          )}
          <p style="margin-top: 32px; font-size: 14px; opacity: .75">
            ${from.map((line, index) => html`${index > 0 ? new Markup('<br />') : undefined}${line}`)}
          </p>
        </div>
      </body>
    </html>`.text
}

const BODY = 'margin: 0; padding: 24px 16px; font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5'
const CELL = 'padding: 2px 16px 2px 0; vertical-align: top; text-align: start;'

const ADDRESS = /(https?:\/\/\S+[^\s.,])/

const linked = (line: string): Markup[] =>
  line.split(ADDRESS).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
