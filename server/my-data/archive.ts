import { strToU8, zipSync } from 'fflate'
import * as v from 'valibot'
import type { Archive } from '#contracts/account/my-data.ts'
import { ChatElement } from '#contracts/chat/element.ts'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import { html, Markup } from '../http/small-page.ts'
import { findCustomer } from '../services/account/find-customer.ts'
import { fullNameOf } from '../services/account/to-account.ts'
import type { StoreDeps, Translate } from '../services/deps.ts'
import { gather, sectionsIn, type Gathered, type Row } from './gather.ts'

/** Everything the portal keeps about a person in one zip: for machines as JSON, for people as a page to read and print (ACC-04). */
export async function archiveOf(deps: StoreDeps & { translate: Translate }, id: string, locale: Locale): Promise<Archive | undefined> {
  const account = await findCustomer(deps, id)
  if (!account) return undefined
  const gathered = await gather(deps.database, account)
  const at = new Date(deps.world.now()).toISOString()
  const json = JSON.stringify({ writtenAt: at, ...gathered }, undefined, 2)
  const page = readable({ gathered, locale, at, name: fullNameOf(account), t: (text) => deps.translate(locale, text) })
  const day = at.slice(0, 10)
  return { name: `scoopr-${day}.zip`, bytes: zipSync({ 'my-data.json': strToU8(json), 'my-data.html': strToU8(page) }, { mtime: new Date(deps.world.now()) }) }
}

type Readable = { gathered: Gathered; locale: Locale; at: string; name: string; t: (id: string) => string }

function readable({ gathered, locale, at, name, t }: Readable): string {
  const sections = sectionsIn(gathered).map(
    (section) => html`<section><h2>${t(`account.data.section.${section}`)}</h2>${Object.entries(gathered[section]).map(([table, rows]) => (table === 'chat_turn' ? talk(rows) : listed(table, rows)))}</section>`,
  )
  return html`<!doctype html>
<html lang="${languageTag(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${t('account.data.title')}: ${name}</title><style>${new Markup(STYLE)}</style></head>
<body><main><h1>${t('account.data.title')}</h1><p>${name}, ${at}</p>${sections}</main></body>
</html>
`.text
}

const listed = (table: string, rows: Row[]): Markup =>
  html`<details${new Markup(rows.length > 20 ? '' : ' open')}><summary>${table} (${rows.length})</summary>${rows.map((row) => html`<dl>${Object.entries(row).flatMap(([name, value]) => (isEmpty(value) ? [] : [html`<div><dt>${name}</dt><dd>${shown(value)}</dd></div>`]))}</dl>`)}</details>`

const Elements = v.array(ChatElement)

/** Conversations line by line, who said what. */
function talk(rows: Row[]): Markup {
  const lines = rows.flatMap(({ elements }) => {
    const parsed = v.safeParse(Elements, elements)
    return parsed.success ? parsed.output : []
  })
  return html`<ol>${lines.filter(({ utterance }) => utterance !== '').map(({ from, utterance }) => html`<li class="${from}">${utterance}</li>`)}</ol>`
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)
const shown = (value: unknown): string => (value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value))

const STYLE = `
body { margin: 0; color: #0f2a3a; background: #faf6ef; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #e4dbcd }
summary { padding: .5rem 0; color: #48606d; cursor: pointer }
dl { margin: .5rem 0; padding: .75rem 1rem; border: 1px solid #e4dbcd; border-radius: .75rem; background: #fffdf9; break-inside: avoid }
dl div { display: grid; grid-template-columns: 12rem 1fr; gap: 1rem }
dt { color: #48606d }
dd { margin: 0; overflow-wrap: anywhere }
ol { padding-left: 2rem }
li.visitor { font-weight: 600 }
@media (max-width: 34rem) { dl div { grid-template-columns: 1fr; gap: 0 } }
@media print { body { background: none } }
`
