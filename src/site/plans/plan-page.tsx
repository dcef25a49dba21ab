import { uncontrolledData } from '#contracts/catalogue/norway.ts'
import { listedPlansOn, type Plan } from '#contracts/catalogue/plans.ts'
import type { PlanPage as PlanWords } from '#contracts/content/plan-page.ts'
import type { Day } from '#contracts/kernel/days.ts'
import { priceOn } from '#contracts/catalogue/price-book.ts'
import { formatMoney, type Ore } from '#contracts/kernel/money.ts'
import type { Conversation } from '#src/api/portal.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useToday } from '#src/api/use-today.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { MorePrices } from '#src/site/prices/more-prices.tsx'
import { Checklist } from '#src/site/page/checklist.tsx'
import { Hero } from '#src/site/landings/hero.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { planOffer } from '#src/site/page/schemas.ts'
import { Section } from '#src/site/page/section.tsx'
import { StructuredData } from '#src/site/page/structured-data.tsx'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import { Money } from '#src/ui/money.tsx'
import { ComingPrice } from './coming-price.tsx'
import { PlanGrid } from './plan-grid.tsx'
import styles from './plan-page.module.css'

export function PlanPage({ plan, page, chat }: { plan: Plan; page: PlanWords; chat: Conversation }) {
  const t = useText()
  const locale = useLocale()
  const [lead, ...more] = page.content
  const trail = [
    { title: t('frame.home'), to: pathTo('home') },
    { title: t('pages.toMobile'), to: pathTo('mobile') },
    { title: page.title },
  ]
  const money = (amount: Ore) => formatMoney(amount, locale)
  const today = useToday()
  const { price, maxMonthly, throttleAfterMb, throttleKbps } = uncontrolledData
  const usedUp = {
    price: money(priceOn(price, today).amount),
    max: money(priceOn(maxMonthly, today).amount),
    gb: throttleAfterMb / 1_000,
    kbps: throttleKbps,
  }
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <Hero
        heading={page.title}
        lead={lead}
        chatTitle={t('pages.order', { plan: page.subscriptionValue })}
        conversation={chat}
      >
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
        <PlanGrid plans={neighbours(plan, today)} />
      </Section>
      <StructuredData
        type="Product"
        of={import.meta.env.SSR && planOffer({ plan, description: page.description, trail })}
      />
    </>
  )
}

const numbered = (texts: string[]) => [...new Set(texts)].map((text) => ({ id: text, text }))

function neighbours(plan: Plan, today: Day): Plan[] {
  return listedPlansOn(today)
    .filter(({ id }) => id !== plan.id)
    .sort((a, b) => Math.abs(a.monthly - plan.monthly) - Math.abs(b.monthly - plan.monthly))
    .slice(0, 4)
    .sort((a, b) => a.monthly - b.monthly)
}

export function PlanPrice({ plan }: { plan: Plan }) {
  const t = useText()
  const locale = useLocale()
  const today = useToday()
  const [kept, fresh] = (['keep', 'new'] as const).map((choice) => orderPrice(plan.id, choice, today).setUp)
  const money = (amount = 0) => formatMoney(amount, locale)
  const setUp =
    kept !== fresh
      ? t('pages.setUpByNumber', { kept: money(kept), fresh: money(fresh) })
      : kept
        ? t('pages.setUp', { price: money(kept) })
        : t('pages.noSetUp')
  return (
    <p className={styles.price}>
      <strong>
        <Money amount={plan.monthly} />
      </strong>{' '}
      <span>{t('pages.perMonth')}</span> <span className={styles.setUp}>{setUp}</span> <ComingPrice plan={plan.id} />
    </p>
  )
}
