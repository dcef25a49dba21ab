import { advertised } from '#contracts/catalogue/advertised.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import type { ProductTypeCards } from '#contracts/content/product-type-cards.ts'
import type { Conversation } from '#src/api/portal.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Checklist } from './checklist.tsx'
import { Hero } from './hero.tsx'
import { LineCard } from './line-card.tsx'
import styles from './mobile-page.module.css'
import { PageHead } from './page-head.tsx'
import { Section } from './section.tsx'

const HOW = ['check', 'choose', 'banks', 'decide'] as const
const SAFE = ['consent', 'number', 'deleted', 'free'] as const

type RefinancingPageProps = { cards: Pick<ProductTypeCards, 'mobile' | 'insurance'>; chat: Conversation; noindex: boolean }

/** The refinancing page (PAGE-16): the debt check is its hero. */
export function RefinancingPage({ cards, chat, noindex }: RefinancingPageProps) {
  const t = useText()
  const locale = useLocale()
  const values = { banks: advertised.refinancingBanks, saving: formatMoney(advertised.refinancingAverageSaving, locale) }
  return (
    <div data-tint="refinancing">
      <PageHead title={t('refinancing.title')} description={t('refinancing.description', values)} noindex={noindex} />
      <Hero heading={t('refinancing.title')} lead={t('refinancing.lead', values)} chatTitle={t('refinancing.chat')} conversation={chat} />
      <Section heading={t('refinancing.how')} aside>
        <Checklist items={HOW.map((id) => ({ id, text: t(`refinancing.how.${id}`, values) }))} />
      </Section>
      <Section heading={t('refinancing.safe')} intro={t('refinancing.average', values)} sunk aside>
        <Checklist items={SAFE.map((id) => ({ id, text: t(`refinancing.safe.${id}`) }))} />
      </Section>
      <Section heading={t('pages.more')}>
        <div className={styles.lines}>
          <LineCard line="mobile" card={cards.mobile} />
          <LineCard line="insurance" card={cards.insurance} />
        </div>
      </Section>
    </div>
  )
}
