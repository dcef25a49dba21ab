import type { ReactNode } from 'react'
import type { PriceQuery, PriceList, PriceTab } from './price-list.ts'
import { BroadbandPrices } from './broadband-prices.tsx'
import { CallingPrices } from './calling-prices.tsx'
import type { CountryNames } from './find-countries.ts'
import { ExtrasPrices } from './extras-prices.tsx'
import { NorwayPrices } from './norway-prices.tsx'
import { PackPrices } from './pack-prices.tsx'
import styles from './price-lists.module.css'
import { SpecialPrices } from './special-prices.tsx'
import { UseAbroadPrices } from './use-abroad-prices.tsx'

type PricePanelProps = {
  tab: PriceTab
  list: PriceList
  names: CountryNames
  asked?: PriceQuery | undefined
  search?: ReactNode
}

export function PricePanel({ tab, list, names, asked, search }: PricePanelProps) {
  return (
    <div className={styles.panel}>
      {tab === 'extras' && <ExtrasPrices list={list} />}
      {tab === 'norway' && <NorwayPrices asked={asked} />}
      {tab === 'broadband' && <BroadbandPrices asked={asked} />}
      {(tab === 'calling' || tab === 'use') && search}
      {tab === 'calling' && <CallingPrices names={names} />}
      {tab === 'use' && <UseAbroadPrices names={names} />}
      {tab === 'special' && <SpecialPrices />}
      {tab === 'packs' && <PackPrices />}
    </div>
  )
}
