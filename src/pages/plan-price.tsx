import { orderPrice } from '#contracts/catalogue/order-price.ts'
import type { Plan } from '#contracts/catalogue/plans.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Money } from '#src/ui/money.tsx'
import styles from './plan-page.module.css'

/** What a plan costs a month, and once at the start with the customer's own number and with a new one. */
export function PlanPrice({ plan }: { plan: Plan }) {
  const t = useText()
  const locale = useLocale()
  const [kept, fresh] = (['keep', 'new'] as const).map((choice) => orderPrice(plan.id, choice).setUp)
  const money = (amount = 0) => formatMoney(amount, locale)
  const setUp = kept !== fresh ? t('pages.setUpByNumber', { kept: money(kept), fresh: money(fresh) }) : kept ? t('pages.setUp', { price: money(kept) }) : t('pages.noSetUp')
  return (
    <p className={styles.price}>
      <strong>
        <Money amount={plan.monthly} />
      </strong>{' '}
      <span>{t('pages.perMonth')}</span>{' '}
      <span className={styles.setUp}>{setUp}</span>
    </p>
  )
}
