import { Link } from 'react-router'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './upgrade-banner.module.css'

export function UpgradeBanner() {
  const t = useText()
  return (
    <aside className={styles.banner} aria-label={t('frame.upgrade.title')} data-print="no">
      <Icon name="info" />
      <p>
        <strong>{t('frame.upgrade.title')}</strong> {t('frame.upgrade.text')}
      </p>
      <Link to={pathTo('consent')}>{t('frame.upgrade.go')}</Link>
    </aside>
  )
}
