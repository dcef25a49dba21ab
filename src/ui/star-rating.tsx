import { useId } from 'react'
import { languageTag } from '#contracts/kernel/locale.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import styles from './star-rating.module.css'

const STARS = [0, 1, 2, 3, 4]
const OUTLINE = 'M10 1.8l2.5 5.3 5.8.7-4.3 4 1.15 5.75L10 14.7l-5.15 2.85L6 11.8l-4.3-4 5.8-.7z'

/** A rating out of 5.0, drawn to the tenth of a star and said in words (PAGE-07). */
export function StarRating({ rating }: { rating: number }) {
  const t = useText()
  const locale = useLocale()
  const id = useId()
  const said = new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating)
  const outOf = new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 1 }).format(STARS.length)
  return (
    <span className={styles.rating}>
      <span className={styles.stars} aria-hidden="true">
        {STARS.map((star) => {
          const filled = Math.min(1, Math.max(0, rating - star))
          return (
            <svg key={star} viewBox="0 0 20 20" stroke="currentColor" strokeWidth="1.2" strokeLinejoin="round">
              <linearGradient id={`${id}${star}`}>
                <stop offset={filled} stopColor="currentColor" />
                <stop offset={filled} stopColor="currentColor" stopOpacity="0" />
              </linearGradient>
              <path d={OUTLINE} fill={`url(#${id}${star})`} />
            </svg>
          )
        })}
      </span>
      <span>{t('ui.rating', { rating: said, outOf })}</span>
    </span>
  )
}
