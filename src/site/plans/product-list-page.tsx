import { listedPlansOn, type Plan } from '#contracts/catalogue/plans.ts'
import type { ProductList } from '#contracts/content/product-list.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useToday } from '#src/api/use-today.ts'
import { useText } from '#src/i18n/use-text.ts'
import { MorePrices } from '#src/site/prices/more-prices.tsx'
import { BotFace } from '#src/ui/bot-face.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import { PlanGrid } from './plan-grid.tsx'
import styles from './product-list-page.module.css'

const FAMILIES: Plan['kind'][] = ['package', 'flex', 'child', 'broadband']

export function ProductListPage({ page }: { page: ProductList }) {
  const t = useText()
  const today = useToday()
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <PageIntro heading={page.title} lead={page.content}>
        <MorePrices />
      </PageIntro>
      <div className={styles.list}>
        {FAMILIES.map((family) => (
          <section key={family} className={styles.family} aria-labelledby={`family-${family}`}>
            <h2 id={`family-${family}`}>{t(`pages.family.${family}`)}</h2>
            <PlanGrid plans={listedPlansOn(today).filter(({ kind }) => kind === family)} />
          </section>
        ))}
        <p className={styles.vat}>{t('pages.pricesVat')}</p>
        <aside className={styles.help} data-print="no">
          <BotFace mood="thinking" size={72} />
          <p>{page.helpText}</p>
          <LinkButton to={pathTo('mobile')}>{page.helpButtonText}</LinkButton>
        </aside>
      </div>
    </>
  )
}
