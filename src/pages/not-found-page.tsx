import { paths } from '#src/paths.ts'
import { useText } from '#src/i18n/use-text.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import lost from './art/lost.svg?no-inline'
import { PageHead } from './page-head.tsx'
import styles from './message-page.module.css'

/** Unknown path (SHELL-10). */
export function NotFoundPage() {
  const t = useText()
  return (
    <div className={styles.message}>
      <PageHead title={t('pages.notFound.title')} noindex />
      <img className={styles.picture} src={lost} width="640" height="420" alt="" />
      <div className={styles.words}>
        <h1>{t('pages.notFound.title')}</h1>
        <p>{t('pages.notFound.text')}</p>
        <div className={styles.ways}>
          <LinkButton to={paths.home()}>{t('pages.toHome')}</LinkButton>
          <LinkButton to={paths.mobile()} variant="secondary">
            {t('pages.toMobile')}
          </LinkButton>
          <LinkButton to={paths.customerService()} variant="secondary">
            {t('pages.toService')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
