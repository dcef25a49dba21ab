import type { LineWords, CardWords } from '#src/site/page/card-words.ts'
import { isActive } from '#contracts/products/offers.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { LineGlyph, type ProductLine } from './line-glyph.tsx'
import cardStyles from './line-card.module.css'
import styles from './mobile-page.module.css'

export function LineCards({ cards }: { cards: readonly LineWords[] }) {
  return (
    <div className={styles.lines}>
      {cards.map(({ line, card }) => (
        <LineCard key={line} line={line} card={card} />
      ))}
    </div>
  )
}

/** A line that is not sold in the locale is greyed out, never a dead link (PAGE-07, SHELL-17). */
function LineCard({ line, card }: { line: ProductLine; card: CardWords }) {
  const t = useText()
  const open = isActive(line, useLocale())
  return (
    <article className={cardStyles.card} data-tint={line} data-inactive={!open || undefined}>
      <LineGlyph line={line} size={64} />
      <h3 className={cardStyles.title}>{card.title}</h3>
      <p>{card.text}</p>
      {open ? (
        <LinkButton to={card.buttonUrl} variant="secondary">
          {card.buttonText}
        </LinkButton>
      ) : (
        <Badge>{t('pages.notHere')}</Badge>
      )}
    </article>
  )
}
