import type { Plan } from '#contracts/catalogue/plans.ts'
import { PlanCard } from './plan-card.tsx'
import styles from './plan-grid.module.css'

export function PlanGrid({ plans }: { plans: readonly Plan[] }) {
  return (
    <ul className={styles.grid}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} />
        </li>
      ))}
    </ul>
  )
}
