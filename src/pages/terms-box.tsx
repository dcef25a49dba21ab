import type { LegalPage } from '#contracts/content/legal-page.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './consent-page.module.css'
import { LegalText } from './legal-text.tsx'

type TermsBoxProps = { terms: LegalPage; label: string; busy: boolean; failed: boolean }

/** Terms in a box that scrolls, and Approve below it (AUTH-07); stands in a form. */
export function TermsBox({ terms, label, busy, failed }: TermsBoxProps) {
  const t = useText()
  return (
    <div className={styles.page}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <section className={styles.terms} aria-label={label} tabIndex={0}>
        <LegalText page={terms} />
      </section>
      <div className={styles.approve}>
        <Button type="submit" large busy={busy}>
          {t('pages.consent.approve')}
        </Button>
        <p role="alert">
          {failed && (
            <span className={styles.failed}>
              <Icon name="warning" />
              {t('pages.consent.failed')}
            </span>
          )}
        </p>
      </div>
    </div>
  )
}
