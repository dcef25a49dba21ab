import { Form, useNavigation } from 'react-router'
import type { LegalPage } from '#contracts/content/legal-page.ts'
import { paths } from '#src/paths.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './consent-page.module.css'
import { LegalText } from './legal-text.tsx'
import { PageHead } from './page-head.tsx'
import { PageIntro } from './page-intro.tsx'

/** The general terms in a scrollable box, and Approve (AUTH-07). */
export function ConsentPage({ terms, failed }: { terms: LegalPage; failed: boolean }) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <PageHead title={terms.custom_page_title} noindex />
      <PageIntro heading={terms.custom_page_title} lead={t('pages.consent.text')} />
      <div className={styles.page}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
        <section className={styles.terms} aria-label={t('pages.consent.terms')} tabIndex={0}>
          <LegalText page={terms} />
        </section>
        <Form method="post" action={paths.consent()} className={styles.approve}>
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
        </Form>
      </div>
    </>
  )
}
