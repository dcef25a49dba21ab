import { Link } from 'react-router'
import { pathTo } from '#contracts/pages/path-to.ts'
import { type Plan, childPlan } from '#contracts/catalogue/plans.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { Text } from '#locales/message-id.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Money } from '#src/ui/money.tsx'
import { ComingPrice } from './coming-price.tsx'
import styles from './plan-card.module.css'

export function PlanCard({ plan }: { plan: Plan }) {
  const t = useText()
  return (
    <article className={styles.plan}>
      <h3 className={styles.name}>
        <Link to={pathTo('plan', { plan: plan.id })}>{plan.name}</Link>
      </h3>
      <ul className={styles.facts}>
        {planFacts(plan, t).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className={styles.price}>
        <strong>
          <Money amount={plan.monthly} />
        </strong>{' '}
        {t('pages.perMonth')} <ComingPrice plan={plan.id} />
      </p>
      <span className={styles.go}>
        <Icon name="arrow" />
      </span>
    </article>
  )
}

function planFacts(plan: Plan, t: Text): string[] {
  const facts = []
  if (plan.kind === 'child') facts.push(t('pages.forChild', { age: childPlan.underAge }))
  if (plan.kind === 'broadband') facts.push(t('pages.forDevices'))
  if (plan.freeUse) facts.push(t('pages.freeUse'))
  if (plan.kind === 'package' && plan.dataMb === 0) facts.push(t('pages.noData'))
  if (plan.kind === 'flex' || plan.kind === 'broadband') facts.push(t('pages.payByUse'))
  return facts
}
