import { Form, useNavigation } from 'react-router'
import type { LegalPage } from '#contracts/content/legal-page.ts'
import { paths } from '#src/paths.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PageHead } from './page-head.tsx'
import { PageIntro } from './page-intro.tsx'
import { TermsBox } from './terms-box.tsx'

/** The general terms in a scrollable box, and Approve (AUTH-07). */
export function ConsentPage({ terms, failed }: { terms: LegalPage; failed: boolean }) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <PageHead title={terms.custom_page_title} noindex />
      <PageIntro heading={terms.custom_page_title} lead={t('pages.consent.text')} />
      <Form method="post" action={paths.consent()}>
        <TermsBox terms={terms} label={t('pages.consent.terms')} busy={busy} failed={failed} />
      </Form>
    </>
  )
}
