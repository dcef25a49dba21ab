import { useCount, useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { StarRating } from '#src/ui/star-rating.tsx'
import styles from './rating.module.css'

/** A fictitious rating must be marked as a sample. `count` is the number of ratings. */
export function Rating({ rating, sample, count }: { rating: number; sample: boolean; count?: number | undefined }) {
  const t = useText()
  const say = useCount()
  return (
    <p className={styles.rating}>
      <span>{t('pages.rating')}</span>
      <StarRating rating={rating} />
      {count !== undefined && <span>{say('refinancing.reviews', count)}</span>}
      {sample && <Badge tone="still">{t('pages.ratingSample')}</Badge>}
    </p>
  )
}
