import type { InLanguage } from '#contracts/content/text.ts'
import type { PartnerPage as Content } from '#contracts/content/landings.ts'
import type { NotKept } from '#src/customer/sign-in/use-asked-consent.ts'
import type { Conversation } from '#src/api/portal.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { Checklist } from '#src/site/page/checklist.tsx'
import { Hero } from './hero.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import { Section } from '#src/site/page/section.tsx'
import { TermsBox } from '#src/site/legal/terms-box.tsx'

type Words = InLanguage<Content>

export function PartnerPage({ page, chat }: { page: Words; chat: Conversation }) {
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <Hero heading={page.title} lead={page.lead} chatTitle={page.chatTitle} conversation={chat} />
      <Same page={page} />
    </>
  )
}

export function PartnerTermsPage({ page, answer }: { page: Words; answer: NotKept | undefined }) {
  const t = useText()
  return (
    <>
      <PageHead title={page.lang ? t('pages.termsTitle') : page.title} />
      <div lang={page.lang}>
        <PageIntro heading={page.title} lead={page.lead} />
      </div>
      {page.terms && <TermsBox terms={page.terms} lang={page.lang} path={pathTo('telipol')} answer={answer} />}
      <div lang={page.lang}>
        <Same page={page} />
      </div>
    </>
  )
}

const Same = ({ page }: { page: Words }) => (
  <Section heading={page.sameTitle} aside>
    <Checklist items={page.same} />
  </Section>
)
