import type { LegalPage } from '#contracts/content/legal-pages.ts'
import type { NotKept } from './use-asked-consent.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import { TermsBox } from '#src/site/legal/terms-box.tsx'

export function ConsentPage({ terms, answer }: { terms: LegalPage; answer: NotKept | undefined }) {
  const t = useText()
  return (
    <>
      <PageHead title={terms.custom_page_title} />
      <PageIntro heading={terms.custom_page_title} lead={t('pages.consent.text')} />
      <TermsBox terms={terms} path={pathTo('consent')} answer={answer} />
    </>
  )
}
