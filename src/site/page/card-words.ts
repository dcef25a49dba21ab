import type { ProductTypeCards } from '#contracts/content/product-type-cards.ts'
import type { ProductLine } from '#src/site/landings/line-glyph.tsx'

export type CardWords = Pick<ProductTypeCards[ProductLine], 'title' | 'text' | 'buttonText' | 'buttonUrl'>
export type LineWords = { line: ProductLine; card: CardWords }

/** Only the fields shown are sent to the browser. */
export function cardWords(cards: ProductTypeCards, ...lines: ProductLine[]): LineWords[] {
  return lines.map((line) => {
    const { title, text, buttonText, buttonUrl } = cards[line]
    return { line, card: { title, text, buttonText, buttonUrl } }
  })
}
