import { Link } from 'react-router'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from '#src/customer/products/parts.module.css'

export function HomeButton() {
  const t = useText()
  return (
    <div className={styles.floating} data-print="no">
      <Link to={pathTo('products')} className={styles.home}>
        <Icon name="back" size={1.5} />
        <span>{t('products.all')}</span>
      </Link>
    </div>
  )
}
