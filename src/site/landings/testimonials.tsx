import type { MobileLanding } from '#contracts/content/landings.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import styles from './testimonials.module.css'

/** Fictitious testimonials must be marked as samples. */
export function Testimonials({ testimonials }: { testimonials: MobileLanding['testimonials'] }) {
  const t = useText()
  return (
    <ul className={styles.list}>
      {testimonials.map(({ id, name, text, sample }) => (
        <li key={id}>
          <figure className={styles.said}>
            <blockquote className={styles.words}>{text}</blockquote>
            <figcaption className={styles.who}>
              {name}
              {sample && <Badge tone="still">{t('pages.sample')}</Badge>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
