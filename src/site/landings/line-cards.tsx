import type { LineWords } from '#src/site/page/card-words.ts'
import { LineCard } from './line-card.tsx'
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
