import { useState } from 'react'
import { Link } from 'react-router'
import type { CookieDisclaimer } from '#contracts/content/legal-pages.ts'
import type { CookieChoice } from '#contracts/kernel/cookie-choice.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CookieChoiceForm } from './cookie-choice-form.tsx'
import styles from './cookie-notice.module.css'

/**
 * Placed above the page, never over it, so that it does not hide the conversation; refusing is as easy as accepting
 * (SHELL-06).
 */
export function CookieNotice({ words }: { words: CookieDisclaimer }) {
  const t = useText()
  const [answered, setAnswered] = useState<CookieChoice>()
  if (answered) return null
  return (
    <section className={styles.notice} aria-label={t('frame.cookies')} data-print="no">
      <div className={styles.inside}>
        <p>
          {words.text} <Link to={pathTo('cookies')}>{words.moreButtonText}</Link>
        </p>
        <CookieChoiceForm accept={words.acceptButtonText} onAnswered={setAnswered} />
      </div>
    </section>
  )
}
