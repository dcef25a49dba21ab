import type { ChatLanding } from '#contracts/content/chat-landing.ts'
import type { ProductTypeCards } from '#contracts/content/product-type-cards.ts'
import type { Conversation } from '#src/api/portal.ts'
import { Hero } from './hero.tsx'
import { LineCard } from './line-card.tsx'
import { LineCards } from './line-cards.tsx'
import { PageHead } from './page-head.tsx'
import { Section } from './section.tsx'

type IntroPageProps = { page: ChatLanding; cards: Pick<ProductTypeCards, 'mobile' | 'insurance' | 'refinancing'>; chat: Conversation }

/** A short conversation on what there is, and the pages of each line, greyed out where it is not sold (PAGE-02). */
export function IntroPage({ page, cards, chat }: IntroPageProps) {
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <Hero heading={page.title} lead={page.lead} chatTitle={page.chatTitle} conversation={chat} />
      <Section heading={page.moreTitle ?? page.title}>
        <LineCards>
          <LineCard line="insurance" card={cards.insurance} />
          <LineCard line="refinancing" card={cards.refinancing} />
          <LineCard line="mobile" card={cards.mobile} />
        </LineCards>
      </Section>
    </>
  )
}
