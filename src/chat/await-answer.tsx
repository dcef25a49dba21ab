import { useLocation } from 'react-router'
import { useText } from '#src/i18n/use-text.ts'
import styles from './answers.module.css'

/** Without scripts: looks for an effect's answer by loading the page again, each second or when asked. */
export function AwaitAnswer() {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <noscript>
      <meta httpEquiv="refresh" content="1" />
      <form method="get" action={pathname} className={styles.await}>
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <p>{t('chat.await')}</p>
        <button type="submit" className={styles.choice}>
          {t('chat.see')}
        </button>
      </form>
    </noscript>
  )
}
