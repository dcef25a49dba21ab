import { planOn } from '#contracts/catalogue/plans.ts'
import type { Conversation } from '#src/api/portal.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useToday } from '#src/api/use-today.ts'
import { useText } from '#src/i18n/use-text.ts'
import { LinkButton } from '#src/ui/button.tsx'
import type { LineWords } from '#src/site/page/card-words.ts'
import { Checklist } from '#src/site/page/checklist.tsx'
import { FaqSection } from '#src/site/articles/faq-section.tsx'
import type { FaqOfLine } from '#src/site/articles/faq-words.ts'
import { Hero } from './hero.tsx'
import { LineCards } from './line-cards.tsx'
import type { MobileWords } from './mobile-words.ts'
import styles from './mobile-page.module.css'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PlanGrid } from '#src/site/plans/plan-grid.tsx'
import { Rating } from '#src/site/page/rating.tsx'
import { Section } from '#src/site/page/section.tsx'
import { Testimonials } from './testimonials.tsx'

const TEASERS = ['flex', '6gb', '30gb', 'barn-1gb'] as const

type MobilePageProps = { page: MobileWords; cards: LineWords[]; faq: FaqOfLine; chat: Conversation }

export function MobilePage({ page, cards, faq, chat }: MobilePageProps) {
  const t = useText()
  const today = useToday()
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <Hero heading={page.title} lead={page.lead} chatTitle={page.chatH2} conversation={chat}>
        <Rating rating={page.rating} sample={page.ratingSample} />
      </Hero>
      <Section heading={page.whyWeTitle} intro={page.whyWeContent} aside>
        <Checklist items={page.whyWe} />
      </Section>
      <Section heading={t('pages.plansTeaser')} sunk>
        <PlanGrid plans={TEASERS.map((id) => planOn(id, today))} />
        <LinkButton to={pathTo('mobile-products')} variant="secondary" className={styles.all}>
          {t('pages.allPlans')}
        </LinkButton>
      </Section>
      <Section heading={t('pages.testimonials')}>
        <Testimonials testimonials={page.testimonials} />
      </Section>
      <FaqSection {...faq} />
      <Section heading={t('pages.more')}>
        <LineCards cards={cards} />
      </Section>
    </>
  )
}
