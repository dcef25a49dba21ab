import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { StarRating } from '#src/ui/star-rating.tsx'
import styles from './rating.module.css'

/** How customers rate us; a made-up figure says that it is a sample. */
export function Rating({ rating, sample }: { rating: number; sample: boolean }) {
  const t = useText()
  return (
    <p className={styles.rating}>
      <span>{t('pages.rating')}</span>
      <StarRating rating={rating} />
      {sample && <Badge tone="still">{t('pages.ratingSample')}</Badge>}
    </p>
  )
}
