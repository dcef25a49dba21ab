import { openPdf } from '#server/pdf/open-pdf.ts'
import { PAGE, penOf, SOFT } from '#server/pdf/pen.ts'
import type { Sheet } from './confirmation-sheet.ts'

const VALUES_AT = PAGE.left + 170

/** `page` is the text that numbers the pages, with `{at}` and `{of}` in it. */
export type SheetDrawing = { sheet: Sheet; at: Date; page: string }

/** Runs in a thread of its own: `sheetPdf` asks it. */
export default async function drawSheet({ sheet, at, page }: SheetDrawing): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, title, intro, sections, from } = sheet
  const { doc, root, done } = await openPdf({ locale, title, author: from[0] ?? '', at })
  const pen = penOf(doc)
  let y = PAGE.top
  type Line = { size?: number; bold?: boolean; soft?: boolean; tag?: 'H1' | 'H2' | 'P'; above?: number }
  const add = (text: string, { size = 10, bold = false, soft = false, tag = 'P', above = 4 }: Line = {}) => {
    const width = PAGE.right - PAGE.left
    const height = pen.height(text, width, size)
    y = pen.room(y + above, height)
    const here = y
    const look = { ...(bold && { font: 'bold' as const }), ...(soft && { color: SOFT }) }
    root.add(doc.struct(tag, {}, () => pen.write(text, { x: PAGE.left, y: here, size, width, ...look })))
    y += height
  }
  const addFact = (label: string, value: string) => {
    const width = PAGE.right - VALUES_AT
    const height = Math.max(pen.height(value, width), pen.height(label, VALUES_AT - PAGE.left - 10))
    y = pen.room(y + 3, height)
    const here = y
    root.add(
      doc.struct('P', {}, [
        () => pen.write(label, { x: PAGE.left, y: here, color: SOFT, width: VALUES_AT - PAGE.left - 10 }),
        () => pen.write(value, { x: VALUES_AT, y: here, width }),
      ]),
    )
    y += height
  }
  for (const [index, line] of from.entries())
    add(line, index === 0 ? { bold: true, size: 12 } : { soft: true, size: 8.5, above: 2 })
  add(title, { tag: 'H1', bold: true, size: 20, above: 24 })
  add(intro, { above: 8 })
  for (const { heading, facts = [], text = [] } of sections) {
    y = pen.room(y, 60)
    add(heading, { tag: 'H2', bold: true, size: 13, above: 18 })
    for (const [label, value] of facts) addFact(label, value)
    for (const line of text) add(line)
  }
  pen.numberPages((number, of) => page.replace('{at}', String(number)).replace('{of}', String(of)))
  return done()
}
