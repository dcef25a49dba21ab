import { Link } from 'react-router'
import { paths } from '#src/paths.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './parts.module.css'

/** The button that floats over the pages of a product and leads back to all of them (PROD-04). */
export function HomeButton() {
  const t = useText()
  return (
    <Link to={paths.products()} className={styles.home} aria-label={t('products.all')} data-print="no">
      <Icon name="back" size={1.5} />
    </Link>
  )
}
