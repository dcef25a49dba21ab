import type { Result } from '#contracts/kernel/result.ts'
import type { PowerOverview } from '#contracts/products/power-overview.ts'
import { useCount } from '#src/i18n/use-count.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { PowerCard } from './power-card.tsx'
import styles from './products-page.module.css'

/** The customer's power agreements (PROD-01); when the power system does not answer, that is said here and nowhere else (PROD-06). */
export function PowerProducts({ agreements }: { agreements: Result<PowerOverview[]> }) {
  const t = useText()
  const count = useCount()
  return (
    <section className={styles.line} aria-labelledby="line-power">
      <div className={styles.head}>
        <h2 id="line-power">{t('power.title')}</h2>
        {agreements.ok && <p className={styles.count}>{count('power.count', agreements.value.length)}</p>}
      </div>
      {agreements.ok ? (
        <ul className={styles.subscriptions}>
          {agreements.value.map((agreement) => (
            <li key={agreement.id}>
              <PowerCard agreement={agreement} />
            </li>
          ))}
        </ul>
      ) : (
        <Card look="inactive">
          <h3>{t('power.unreachable')}</h3>
          <p>{t('power.unreachableText')}</p>
        </Card>
      )}
    </section>
  )
}
