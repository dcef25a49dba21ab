import * as v from 'valibot'
import { NamedCover, type InsuranceSubscription } from '#contracts/products/insurance.ts'
import { useCount, useText } from '#src/i18n/use-text.ts'
import type { Text } from '#locales/message-id.ts'
import { LineGlyph } from '#src/site/landings/line-glyph.tsx'
import { buttonLook } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Facts } from '#src/customer/products/facts.tsx'
import card from '#src/customer/products/parts/product-card.module.css'
import styles from '#src/customer/products/overview-page.module.css'

export function InsuranceCard({
  insurances,
  insurerUrl,
}: {
  insurances: readonly InsuranceSubscription[]
  insurerUrl: string
}) {
  const t = useText()
  const count = useCount()
  return (
    <Card className={card.card} data-tint="insurance" aria-labelledby="insurances">
      <div className={styles.titled}>
        <LineGlyph line="insurance" />
        <h3 id="insurances">{t('products.insurance.title')}</h3>
      </div>
      <Facts
        facts={insurances.map(
          ({ subscriptionName, count: things }) =>
            [coverOf(subscriptionName, t), count('products.insurance.count', things)] as const,
        )}
      />
      <p>
        <a className={buttonLook({ variant: 'secondary' })} href={insurerUrl} target="_blank" rel="noreferrer">
          {t('products.insurance.self')} ({t('products.newTab')})
        </a>
      </p>
    </Card>
  )
}

function coverOf(type: string, t: Text): string {
  return v.is(NamedCover, type) ? t(`products.cover.${type}`) : type
}
