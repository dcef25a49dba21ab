import { useCount, useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { StarRating } from '#src/ui/star-rating.tsx'
import styles from './rating.module.css'

/** How customers rate us, and how many did where that is known; a made-up figure says that it is a sample. */
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
