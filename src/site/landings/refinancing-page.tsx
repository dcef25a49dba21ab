import type { RefinancingLanding } from '#contracts/content/landings.ts'
import type { Conversation } from '#src/api/portal.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { LineWords } from '#src/site/page/card-words.ts'
import { Checklist } from '#src/site/page/checklist.tsx'
import { FaqSection } from '#src/site/articles/faq-section.tsx'
import type { FaqOfLine } from '#src/site/articles/faq-words.ts'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import { Lenders } from './lenders.tsx'
import { LineCards } from './line-cards.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { Rating } from '#src/site/page/rating.tsx'
import { Section } from '#src/site/page/section.tsx'
import { Steps } from './steps.tsx'
import { Testimonials } from './testimonials.tsx'

type RefinancingPageProps = {
  page: RefinancingLanding
  ratedBy: number | undefined
  cards: LineWords[]
  faq: FaqOfLine
  chat: Conversation
}

/** `ratedBy` is the number of customers who gave the rating (PAGE-16, PAGE-17). */
export function RefinancingPage({ page, ratedBy, cards, faq, chat }: RefinancingPageProps) {
  const t = useText()
  return (
    <div data-tint="refinancing">
      <PageHead title={page.title} description={page.description ?? page.lead} />
      <Hero
        line="refinancing"
        heading={page.title}
        lead={page.lead ?? page.description}
        chatTitle={page.chatText}
        conversation={chat}
      >
        <Rating rating={page.rating} sample={page.ratingSample} count={ratedBy} />
      </Hero>
      {page.figures.length > 0 && <Figures figures={page.figures} />}
      {page.how.length > 0 && (
        <Section heading={page.howTitle ?? page.title}>
          <Steps steps={page.how} />
        </Section>
      )}
      <Section heading={page.logoTitle} sunk centred>
        <Lenders />
      </Section>
      <Section heading={page.trustTitle} intro={page.trustText} aside>
        <Checklist items={page.trustList} />
      </Section>
      {page.testimonials.length > 0 && (
        <Section heading={t('pages.testimonials')}>
          <Testimonials testimonials={page.testimonials} />
        </Section>
      )}
      <FaqSection {...faq} />
      <Section heading={t('pages.more')}>
        <LineCards cards={cards} />
      </Section>
    </div>
  )
}
