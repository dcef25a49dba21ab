import type { ChatLanding } from '#contracts/content/landings.ts'
import type { Conversation } from '#src/api/portal.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { LineWords } from '#src/site/page/card-words.ts'
import { Checklist } from '#src/site/page/checklist.tsx'
import { FaqSection } from '#src/site/articles/faq-section.tsx'
import type { FaqOfLine } from '#src/site/articles/faq-words.ts'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import { LineCards } from './line-cards.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { Section } from '#src/site/page/section.tsx'
import { Steps } from './steps.tsx'

type InsurancePageProps = {
  page: ChatLanding
  cards: LineWords[]
  faq: FaqOfLine
  chat: Conversation
}

export function InsurancePage({ page, cards, faq, chat }: InsurancePageProps) {
  const t = useText()
  return (
    <div data-tint="insurance">
      <PageHead title={page.title} description={page.description} />
      <Hero line="insurance" heading={page.title} lead={page.lead} chatTitle={page.chatTitle} conversation={chat} />
      {page.figures.length > 0 && <Figures figures={page.figures} />}
      {page.moreTitle && page.more.length > 0 && (
        <Section heading={page.moreTitle}>
          <Steps steps={page.more} />
        </Section>
      )}
      {page.trustTitle && page.trustList.length > 0 && (
        <Section heading={page.trustTitle} intro={page.trustText} sunk aside>
          <Checklist items={page.trustList} />
        </Section>
      )}
      <FaqSection {...faq} />
      <Section heading={t('pages.more')}>
        <LineCards cards={cards} />
      </Section>
    </div>
  )
}
