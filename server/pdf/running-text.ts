import type { Doc, Section } from './open-pdf.ts'
import { PAGE, penOf, SOFT } from './pen.ts'

export type Line = {
  text: string
  label?: string
  size?: number
  bold?: boolean
  soft?: boolean
  tag?: 'H1' | 'H2' | 'H3' | 'P'
  above?: number
  keep?: number
}

const PIECE = 1200

/** Writes lines below each other, on as many pages as they need. */
export function runningText(doc: Doc) {
  const pen = penOf(doc)
  let y = PAGE.top
  function add(
    parent: Section,
    { text, label, size = 9, bold = false, soft = false, tag = 'P', above = 3, keep = 0 }: Line,
  ): void {
    const x = label === undefined ? PAGE.left : PAGE.left + 130
    const width = PAGE.right - x
    for (const [index, piece] of piecesOf(text).entries()) {
      const height = pen.height(piece, width, size)
      y = pen.room(y + (index === 0 ? above : 0), height + keep)
      const here = y
      const named =
        label !== undefined && index === 0
          ? [() => pen.write(label, { x: PAGE.left, y: here, size, color: SOFT, width: 122 })]
          : []
      const style = { ...(bold && { font: 'bold' as const }), ...(soft && { color: SOFT }) }
      parent.add(doc.struct(tag, {}, [...named, () => pen.write(piece, { x, y: here, size, width, ...style })]))
      y += height
    }
  }
  return { add, numberPages: pen.numberPages }
}

const piecesOf = (text: string): string[] =>
  text.length <= PIECE ? [text] : (text.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, 'gu')) ?? [])
