/** In px; the font sizes must match `drawing.module.css` and `chart-line.module.css`. */
export const SIZES = {
  title: 14,
  small: 11.5,
  head: 36,
  bare: 32,
  note: 16,
  chip: 22,
  chipGap: 4,
  figures: 29,
  row: 15,
  padding: 12,
  glyph: 22,
  minWidth: 92,
  maxText: 210,
  inside: 22,
  margin: 28,
} as const

const NARROW = /[ijlt.,:;'|! f]/
const WIDE = /[mwMW@→%]/
const TALL = /[A-ZÆØÅÄÖ0-9_?]/

/** Estimated text width in px; it tends to be too large, since the actual font may differ. */
export function widthOf(text: string, size: number, boldness = 1): number {
  const ems = [...text].reduce(
    (sum, letter) => sum + (NARROW.test(letter) ? 0.34 : WIDE.test(letter) ? 0.92 : TALL.test(letter) ? 0.66 : 0.58),
    0,
  )
  return Math.ceil(ems * size * boldness)
}

export function shorten(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text
  const fitting = [...text].findIndex(
    (_, index, letters) => widthOf(`${letters.slice(0, index + 1).join('')}…`, size) > width,
  )
  return `${[...text].slice(0, Math.max(1, fitting)).join('')}…`
}
