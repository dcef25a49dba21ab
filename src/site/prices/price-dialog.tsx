import { Suspense, useState } from 'react'
import { VAT_PERCENT } from '#contracts/catalogue/terms.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Loader } from '#src/ui/loader.tsx'
import { countryNames } from './find-countries.ts'
import { CountrySearch } from './country-search.tsx'
import { tabsOf, type PriceList, type PriceTab } from './price-list.ts'
import styles from './price-dialog.module.css'
import { PricePanel } from './price-panel.tsx'
import { PriceTabs } from './price-tabs.tsx'
import { PriceTexts } from './price-texts.tsx'

type PriceDialogProps = { open: boolean; onClose: () => void; title: string; list: PriceList }

export function PriceDialog({ open, onClose, title, list }: PriceDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} fill wide>
      <div className={styles.body}>
        <Suspense fallback={<Loader />}>
          <PriceTexts>
            <Lists list={list} />
          </PriceTexts>
        </Suspense>
      </div>
    </Dialog>
  )
}

function Lists({ list }: { list: PriceList }) {
  const t = useText()
  const names = countryNames(useLocale())
  const [chosen, setChosen] = useState<PriceTab>('extras')
  const search = <CountrySearch names={names} list={list} level={3} />
  return (
    <>
      <PriceTabs
        tabs={tabsOf(list).map((tab) => ({
          tab,
          panel: tab === chosen && <PricePanel tab={tab} list={list} names={names} search={search} />,
        }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <p className={styles.vat}>{t('catalogue.vat', { percent: VAT_PERCENT })}</p>
    </>
  )
}
