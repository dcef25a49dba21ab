import type { ProductTypeCards } from '#contracts/content/product-type-cards.ts'
import type { ProductLine } from '#src/site/landings/line-glyph.tsx'

/** What the card of a line shows. */
export type CardWords = Pick<ProductTypeCards[ProductLine], 'title' | 'text' | 'buttonText' | 'buttonUrl'>
export type LineWords = { line: ProductLine; card: CardWords }

/** The cards of some lines, in that order; nothing is sent to the browser that is not shown. */
export function cardWords(cards: ProductTypeCards, ...lines: ProductLine[]): LineWords[] {
  return lines.map((line) => {
    const { title, text, buttonText, buttonUrl } = cards[line]
    return { line, card: { title, text, buttonText, buttonUrl } }
  })
}
