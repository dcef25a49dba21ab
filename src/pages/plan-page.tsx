import { uncontrolledData } from '#contracts/catalogue/data-cap.ts'
import { listedPlans, type Plan } from '#contracts/catalogue/plans.ts'
import type { PlanPage as PlanWords } from '#contracts/content/plan-page.ts'
import { formatMoney, type Ore } from '#contracts/kernel/money.ts'
import type { Conversation } from '#src/api/portal.ts'
import { paths } from '#src/paths.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { MorePrices } from '#src/prices/more-prices.tsx'
import { Checklist } from './checklist.tsx'
import { Hero } from './hero.tsx'
import { PageHead } from './page-head.tsx'
import { PlanGrid } from './plan-grid.tsx'
import { PlanPrice } from './plan-price.tsx'
import styles from './plan-page.module.css'
import { planOffer } from './schemas.ts'
import { Section } from './section.tsx'
import { StructuredData } from './structured-data.tsx'

/** A plan's own page, with the plan already chosen in the conversation (PAGE-08). */
export function PlanPage({ plan, page, chat }: { plan: Plan; page: PlanWords; chat: Conversation }) {
  const t = useText()
  const locale = useLocale()
  const [lead, ...more] = page.content
  const trail = [{ title: t('frame.home'), to: paths.home() }, { title: t('pages.toMobile'), to: paths.mobile() }, { title: page.title }]
  const money = (amount: Ore) => formatMoney(amount, locale)
  const { price, maxMonthly, throttleAfterMb, throttleKbps } = uncontrolledData
  const usedUp = { price: money(price.amount), max: money(maxMonthly), gb: throttleAfterMb / 1_000, kbps: throttleKbps }
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <Hero heading={page.title} lead={lead} chatTitle={t('pages.order', { plan: page.subscriptionValue })} conversation={chat}>
        <PlanPrice plan={plan} />
      </Hero>
      <Section heading={t('pages.included')} intro={more.join(' ')} aside>
        <Checklist items={numbered([...page.includedLeft, ...page.includedRight])} />
      </Section>
      <Section heading={t('pages.excluded')} aside>
        <Checklist kind="extra" items={numbered([...page.excludedLeft, ...page.excludedRight])} />
        <p className={styles.small}>
          {plan.whenUsedUp !== 'metered' && t(`pages.usedUp.${plan.whenUsedUp}`, usedUp)} {t('pages.pricesVat')}
        </p>
        <MorePrices list={plan.kind === 'broadband' ? 'broadband' : 'phone'} className={styles.more} />
      </Section>
      <Section heading={t('pages.otherPlans')} sunk>
        <PlanGrid plans={neighbours(plan)} />
      </Section>
      <StructuredData of={import.meta.env.SSR && planOffer({ plan, description: page.description, trail })} />
    </>
  )
}

const numbered = (texts: string[]) => [...new Set(texts)].map((text) => ({ id: text, text }))

/** The listed plans next to this one in price, at most four. */
function neighbours(plan: Plan): Plan[] {
  return listedPlans()
    .filter(({ id }) => id !== plan.id)
    .sort((a, b) => Math.abs(a.monthly - plan.monthly) - Math.abs(b.monthly - plan.monthly))
    .slice(0, 4)
    .sort((a, b) => a.monthly - b.monthly)
}
