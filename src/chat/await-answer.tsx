import { useText } from '#src/i18n/use-text.ts'
import styles from './answers.module.css'
import { usePagePath } from './use-page-path.ts'

/** Without scripts: looks for an effect's answer by loading the page again, each second or when asked. */
export function AwaitAnswer() {
  const t = useText()
  const { again } = usePagePath()
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`1;url=${again}`} />
      <p className={styles.await}>
        {t('chat.await')} <a href={again}>{t('chat.see')}</a>
      </p>
    </noscript>
  )
}
