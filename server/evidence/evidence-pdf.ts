import { languageTag } from '#contracts/kernel/locale.ts'
import type { PersonalParts } from '#contracts/orders/evidence.ts'
import type { Text } from '#locales/message-id.ts'
import type { Translate } from '#server/deps.ts'
import { openPdf } from '#server/pdf/open-pdf.ts'
import { runningText, type Line } from '#server/pdf/running-text.ts'
import type { OrderEvidence } from './read-evidence.ts'

type About = { brand: string; translate: Translate }

/** The order's evidence to read and keep, in the language of the order (BEY-05). */
export async function evidencePdf(
  { row, rowHash, personal, content, documents }: OrderEvidence,
  { brand, translate }: About,
): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, at, terms, flow, price } = content
  const t: Text = (id, ...values) => translate(locale, id, ...values)
  const time = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Oslo',
  })
  const title = t('evidence.title')
  const { doc, root, done } = await openPdf({ locale, title, author: brand, at: new Date(at) })
  const sheet = runningText(doc)
  const section = (heading: string, lines: readonly Line[]) => {
    if (lines.length === 0) return
    const part = doc.struct('Sect')
    root.add(part)
    sheet.add(part, { text: heading, size: 14, bold: true, tag: 'H2', above: 20, keep: 40 })
    for (const line of lines) sheet.add(part, line)
    part.end()
  }
  sheet.add(root, { text: title, size: 20, bold: true, tag: 'H1' })
  sheet.add(root, { text: `${content.ordered['name'] ?? ''}, ${time.format(new Date(at))}`, soft: true, above: 4 })
  sheet.add(root, { text: t('evidence.note'), soft: true, above: 4 })
  section(t('evidence.shown'), personal?.parts.shown.flatMap(shownLines) ?? [])
  section(
    t('evidence.answers'),
    personal?.parts.answers.flatMap((answer) => answerLines(answer, time, t('evidence.ticked'))) ?? [],
  )
  section(t('evidence.record'), [
    { label: t('evidence.order'), text: row.order ?? '' },
    { label: t('evidence.flow'), text: flow ? `${flow.name} ${flow.version}` : content.channel },
    { label: t('evidence.priceBook'), text: price.priceBook },
    { label: t('evidence.row'), text: String(row.seq) },
    { label: t('evidence.previous'), text: row.previousHash },
    { label: t('evidence.hash'), text: rowHash },
  ])
  for (const { title: heading, version, sha256 } of terms.documents)
    section(`${heading} (${version})`, [
      { text: `SHA-256 ${sha256}`, soft: true },
      ...(documents[sha256] ?? '').split('\n\n').map((text) => ({ text, above: 8 })),
    ])
  sheet.numberPages((page, of) => t('invoice.page', { at: page, of }))
  return done()
}

const shownLines = ({ text, rows = [], buttons = [] }: PersonalParts['shown'][number]): Line[] => [
  ...(text ? [{ text, above: 6 }] : []),
  ...rows.map(({ label, value }) => ({ label, text: value })),
  ...(buttons.length > 0 ? [{ text: buttons.map((button) => `[ ${button} ]`).join('  '), bold: true, above: 6 }] : []),
]

const answerLines = (
  { at, question, answer, ticked }: PersonalParts['answers'][number],
  time: Intl.DateTimeFormat,
  tickedLabel: string,
): Line[] => [
  { text: question, soft: true, above: 8 },
  ...(ticked === undefined ? [] : [{ label: tickedLabel, text: ticked }]),
  { label: time.format(new Date(at)), text: answer },
]
