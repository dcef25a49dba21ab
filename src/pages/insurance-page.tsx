import type { ChatLanding } from '#contracts/content/chat-landing.ts'
import type { ProductTypeCards } from '#contracts/content/product-type-cards.ts'
import type { Conversation } from '#src/api/portal.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Checklist } from './checklist.tsx'
import { Hero } from './hero.tsx'
import { LineCard } from './line-card.tsx'
import { LineCards } from './line-cards.tsx'
import { PageHead } from './page-head.tsx'
import { Section } from './section.tsx'

type InsurancePageProps = { page: ChatLanding; cards: Pick<ProductTypeCards, 'mobile' | 'refinancing'>; chat: Conversation; hidden?: boolean }

/** The insurance page (PAGE-13), and the one that search engines are not to know (PAGE-14). */
export function InsurancePage({ page, cards, chat, hidden = false }: InsurancePageProps) {
  const t = useText()
  return (
    <>
      <PageHead title={page.title} description={page.description} noindex={hidden} />
      <Hero heading={page.title} lead={page.lead} chatTitle={page.chatTitle} conversation={chat} />
      {page.moreTitle && page.more.length > 0 && (
        <Section heading={page.moreTitle} aside>
          <Checklist items={page.more} />
        </Section>
      )}
      <Section heading={t('pages.more')} sunk>
        <LineCards>
          <LineCard line="mobile" card={cards.mobile} />
          <LineCard line="refinancing" card={cards.refinancing} />
        </LineCards>
      </Section>
    </>
  )
}
