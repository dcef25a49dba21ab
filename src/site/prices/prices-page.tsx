import { useLocation, useNavigate } from 'react-router'
import { VAT_PERCENT } from '#contracts/catalogue/terms.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pricesPath } from './more-prices.tsx'
import { type PriceQuery, anchorOf, tabAt, tabsOf, type PriceList } from './price-list.ts'
import type { CountryNames } from './find-countries.ts'
import { CountrySearch } from './country-search.tsx'
import { PricePanel } from './price-panel.tsx'
import { PriceTabs } from './price-tabs.tsx'
import { PriceTexts } from './price-texts.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import styles from './prices-page.module.css'

type PricesPageProps = { list: PriceList; names: CountryNames; asked: PriceQuery }

export function PricesPage(props: PricesPageProps) {
  return (
    <PriceTexts>
      <Prices {...props} />
    </PriceTexts>
  )
}

function Prices({ list, names, asked }: PricesPageProps) {
  const t = useText()
  const navigate = useNavigate()
  const { hash, search } = useLocation()
  const live = useHydrated()
  const broadband = list === 'broadband'
  const title = t(broadband ? 'prices.title.broadband' : 'prices.title')
  return (
    <>
      <PageHead title={title} description={t('prices.description')} />
      <PageIntro heading={<Parted title={title} />} lead={t(broadband ? 'prices.lead.broadband' : 'prices.lead')} />
      <div className={styles.page}>
        <CountrySearch names={names} asked={asked.country} list={list} />
        <PriceTabs
          beside
          tabs={tabsOf(list).map((tab) => ({
            tab,
            panel: <PricePanel tab={tab} list={list} names={names} asked={asked} />,
          }))}
          chosen={(live && tabAt(hash, list)) || 'extras'}
          onChoose={(tab) =>
            void navigate({ hash: anchorOf(tab), search }, { replace: true, preventScrollReset: true })
          }
        />
        <footer className={styles.foot}>
          <p>{t('catalogue.vat', { percent: VAT_PERCENT })}</p>
          <p className={styles.ways} data-print="no">
            <LinkButton to={pricesPath(broadband ? 'phone' : 'broadband')} variant="secondary">
              {t(broadband ? 'prices.toPhone' : 'prices.toBroadband')}
            </LinkButton>
            <Button variant="quiet" onClick={() => print()}>
              {t('prices.print')}
            </Button>
          </p>
        </footer>
      </div>
    </>
  )
}

function Parted({ title }: { title: string }) {
  const [name, ...rest] = title.split(/(?<=-) /)
  return (
    <>
      <span className={styles.whole}>{name}</span> {rest.join(' ')}
    </>
  )
}
