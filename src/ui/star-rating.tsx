import { languageTag } from '#contracts/kernel/locale.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import sprite from './art/icons.svg?no-inline'
import styles from './star-rating.module.css'

const OUT_OF = 5
const WIDTH = 100

export function StarRating({ rating }: { rating: number }) {
  const t = useText()
  const tag = languageTag(useLocale())
  const digits = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <span className={styles.rating}>
      <svg className={styles.stars} width={WIDTH} height="20" aria-hidden="true">
        <use href={`${sprite}#stars`} fill="none" />
        <svg width={Math.round((rating / OUT_OF) * WIDTH)} height="20">
          <use href={`${sprite}#stars`} width={WIDTH} fill="currentColor" />
        </svg>
      </svg>
      <span>{t('ui.rating', { rating: digits.format(rating), outOf: digits.format(OUT_OF) })}</span>
    </span>
  )
}
