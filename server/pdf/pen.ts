import type { Doc, Font } from './open-pdf.ts'

/** A4 text area in points. */
export const PAGE = { left: 56, right: 539, top: 56, bottom: 770 }
const INK = '#1c2430'
export const SOFT = '#5b6675'
const LINE = '#d5dbe3'

type Mark = { x: number; y: number; size?: number; font?: Font; color?: string; right?: boolean; width?: number }
export type Pen = ReturnType<typeof penOf>

export function penOf(doc: Doc) {
  const beside = (work: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' })
    work()
    doc.endMarkedContent()
  }
  const write = (text: string, { x, y, size = 10, font = 'text', color = INK, right = false, width }: Mark) => {
    doc
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(text, x, y, {
        width: width ?? PAGE.right - x,
        align: right ? 'right' : 'left',
        lineBreak: width !== undefined,
      })
  }
  return {
    beside,
    write,
    rule: (y: number) =>
      beside(() => doc.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.7).strokeColor(LINE).stroke()),
    box: (y: number, height: number) =>
      beside(() =>
        doc
          .roundedRect(PAGE.left, y, PAGE.right - PAGE.left, height, 8)
          .lineWidth(0.7)
          .strokeColor(LINE)
          .stroke(),
      ),
    height: (text: string, width: number, size = 10): number =>
      doc.font('text').fontSize(size).heightOfString(text, { width }),
    room: (y: number, height: number): number => {
      if (y + height <= PAGE.bottom) return y
      doc.addPage()
      return PAGE.top
    },
    numberPages: (page: (at: number, of: number) => string) => {
      const { count } = doc.bufferedPageRange()
      for (let at = 0; at < count; at += 1) {
        doc.switchToPage(at)
        beside(() => write(page(at + 1, count), { size: 8.5, color: SOFT, x: PAGE.left, y: 796, right: true }))
      }
    },
  }
}
