import { useLocation } from 'react-router'
import { paths } from '#src/paths.ts'
import { useText } from '#src/i18n/use-text.ts'
import { BotFace } from '#src/ui/bot-face.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { PageHead } from './page-head.tsx'
import styles from './message-page.module.css'

/** A page that failed: what happened, that nothing is lost, and the way on (ERR-02). */
export function TroublePage() {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <div className={styles.message}>
      <PageHead title={t('pages.error.title')} noindex />
      <div className={styles.picture}>
        <BotFace mood="sorry" size={180} />
      </div>
      <div className={styles.words}>
        <h1>{t('pages.error.title')}</h1>
        <p>{t('pages.error.text')}</p>
        <div className={styles.ways}>
          <LinkButton to={pathname + search} reloadDocument>
            {t('pages.error.again')}
          </LinkButton>
          <LinkButton to={paths.home()} variant="secondary">
            {t('pages.toHome')}
          </LinkButton>
          <LinkButton to={paths.customerService()} variant="secondary">
            {t('pages.toService')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
