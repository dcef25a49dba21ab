import type { ProductTypeCards } from '#contracts/content/product-type-cards.ts'
import { isActive } from '#contracts/products/active-products.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import styles from './line-card.module.css'
import { LineGlyph, type ProductLine } from './line-glyph.tsx'

/** Lines whose pages are there to be linked to; the others are greyed out, never a dead link (SHELL-17). */
const built = new Set<ProductLine>(['mobile', 'insurance', 'refinancing'])

/** The card of a line of products (PAGE-07). */
export function LineCard({ line, card }: { line: ProductLine; card: ProductTypeCards[ProductLine] }) {
  const t = useText()
  const here = isActive(line, useLocale())
  const open = here && built.has(line)
  return (
    <article className={styles.card} data-tint={line} data-inactive={!open || undefined}>
      <LineGlyph line={line} size={64} />
      <h3 className={styles.title}>{card.title}</h3>
      <p>{card.text}</p>
      {open ? (
        <LinkButton to={card.buttonUrl} variant="secondary">
          {card.buttonText}
        </LinkButton>
      ) : (
        <Badge>{t(here ? 'pages.soon' : 'pages.notHere')}</Badge>
      )}
    </article>
  )
}
