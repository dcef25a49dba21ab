import { Form, useNavigation } from 'react-router'
import type { PartnerPage as Words } from '#contracts/content/partner-page.ts'
import type { Conversation } from '#src/api/portal.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/paths.ts'
import { Checklist } from './checklist.tsx'
import { Hero } from './hero.tsx'
import { PageHead } from './page-head.tsx'
import { PageIntro } from './page-intro.tsx'
import { Section } from './section.tsx'
import { TermsBox } from './terms-box.tsx'

/** A welcome to customers taken over from a partner brand, with the sign-in conversation (PAGE-21). */
export function PartnerPage({ page, chat }: { page: Words; chat: Conversation }) {
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <Hero heading={page.title} lead={page.lead} chatTitle={page.chatTitle} conversation={chat} />
      <Same page={page} />
    </>
  )
}

/** The same for who is signed in: the partner's terms, and Approve (PAGE-21). */
export function PartnerTermsPage({ page, failed }: { page: Words; failed: boolean }) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <PageHead title={page.title} noindex />
      <PageIntro heading={page.title} lead={page.lead} />
      {page.terms && (
        <Form method="post" action={paths.telipol()}>
          <TermsBox terms={page.terms} label={t('pages.consent.terms')} busy={busy} failed={failed} />
        </Form>
      )}
      <Same page={page} />
    </>
  )
}

const Same = ({ page }: { page: Words }) => (
  <Section heading={page.sameTitle} aside>
    <Checklist items={page.same} />
  </Section>
)
