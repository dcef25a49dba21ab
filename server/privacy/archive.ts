import { setImmediate } from 'node:timers/promises'
import { strToU8, zipSync } from 'fflate'
import * as v from 'valibot'
import type { Archive } from '#contracts/account/my-data.ts'
import { type Locale, languageTag } from '#contracts/kernel/locale.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import type { Text } from '#locales/message-id.ts'
import type { SendCodeDeps } from '#server/deps.ts'
import { ChatElement } from '#contracts/chat/element.ts'
import { openPdf } from '#server/pdf/open-pdf.ts'
import { runningText, type Line } from '#server/pdf/running-text.ts'
import { gather, sectionsIn, type Gathered, type Row } from './gather.ts'
import { archiveWords } from './archive-words.ts'

type Archived = {
  gathered: Gathered
  locale: Locale
  at: Date
  name: string
  brand: string
  t: Text
}

const SPELT_OUT = 20
const TURN = 40

async function archivePdf({ gathered, locale, at, name, brand, t }: Archived): Promise<Uint8Array<ArrayBuffer>> {
  const title = t('account.data.title')
  const { doc, root, done } = await openPdf({ locale, title: `${title}: ${name}`, author: brand, at })
  const sheet = runningText(doc)
  const words = archiveWords(locale, t)
  sheet.add(root, { text: title, size: 20, bold: true, tag: 'H1' })
  sheet.add(root, {
    text: `${name}, ${new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Oslo' }).format(at)}`,
    soft: true,
    above: 4,
  })
  sheet.add(root, { text: t('archive.note'), soft: true, above: 4 })
  for (const section of sectionsIn(gathered)) {
    const part = doc.struct('Sect')
    root.add(part)
    sheet.add(part, {
      text: t(`account.data.section.${section}`),
      size: 14,
      bold: true,
      tag: 'H2',
      above: 24,
      keep: 60,
    })
    for (const [table, rows] of Object.entries(gathered[section])) {
      sheet.add(part, { text: `${words.table(table)} (${rows.length})`, bold: true, tag: 'H3', above: 12, keep: 30 })
      let count = 0
      for (const line of table === 'chat_turn'
        ? talk(rows)
        : rows.flatMap((row) => listed(words.row(table, row), rows.length > SPELT_OUT))) {
        sheet.add(part, line)
        count += 1
        if (count % TURN === 0) await setImmediate()
      }
    }
    part.end()
  }
  sheet.numberPages((page, of) => t('invoice.page', { at: page, of }))
  return done()
}

function listed(said: [label: string, value: string][], short: boolean): Line[] {
  if (short) return [{ text: said.map(([label, text]) => `${label}: ${text}`).join(', ') }]
  return said.map(([label, text], index) => ({ label, text, above: index === 0 ? 8 : 2 }))
}

const Elements = v.array(ChatElement)

function talk(rows: Row[]): Line[] {
  const elements = rows.flatMap((row) => {
    const parsed = v.safeParse(Elements, row['elements'])
    return parsed.success ? parsed.output : []
  })
  return elements
    .filter(({ utterance }) => utterance !== '')
    .map(({ from, utterance }) => ({ text: utterance, bold: from === 'visitor', above: 4 }))
}

/** Returns a zip with everything stored about a person: JSON for machines and a PDF to read (ACC-04). */
export async function archiveOf(deps: SendCodeDeps, id: string, locale: Locale): Promise<Archive | undefined> {
  const account = await findCustomer(deps, id)
  if (!account) return undefined
  const gathered = await gather(deps.database, account)
  const at = new Date(deps.runtime.now())
  const json = JSON.stringify({ writtenAt: at.toISOString(), ...gathered }, undefined, 2)
  const pdf = await archivePdf({
    gathered,
    locale,
    at,
    name: fullNameOf(account),
    brand: deps.env.BRAND,
    t: (id, ...values) => deps.translate(locale, id, ...values),
  })
  return {
    name: `scoopr-${at.toISOString().slice(0, 10)}.zip`,
    bytes: zipSync({ 'my-data.json': strToU8(json), 'my-data.pdf': pdf }, { mtime: at }),
  }
}
