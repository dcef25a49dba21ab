import type { SubmitEvent } from 'react'
import type { LegalPage } from '#contracts/content/legal-pages.ts'
import { useAskedConsent, type NotKept } from '#src/customer/sign-in/use-asked-consent.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from '#src/customer/sign-in/consent-page.module.css'
import { LegalText } from './legal-text.tsx'

type TermsBoxProps = {
  terms: LegalPage
  lang?: string | undefined
  path: string
  answer: NotKept | undefined
}

export function TermsBox({ terms, lang, path, answer }: TermsBoxProps) {
  const t = useText()
  const { actor, busy, failed } = useAskedConsent(path, answer)
  const approve = (event: SubmitEvent) => {
    event.preventDefault()
    actor.send({ type: 'visitor.gave' })
  }
  return (
    <form method="post" action={path} className={styles.page} onSubmit={approve}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <section className={styles.terms} aria-label={t('pages.consent.terms')} tabIndex={0}>
        <div lang={lang}>
          <LegalText page={terms} />
        </div>
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
    </form>
  )
}
