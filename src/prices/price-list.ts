/** What the prices are of: a phone's plan, or mobile broadband (PAGE-10). */
export type PriceList = 'phone' | 'broadband'

/** The tabs of the price lists. Their names stand in addresses: `#norge`. */
export const PRICE_TABS = ['extras', 'norway', 'broadband', 'calling', 'use', 'special', 'packs'] as const
export type PriceTab = (typeof PRICE_TABS)[number]

const ANCHORS: Record<PriceTab, string> = {
  extras: 'tilleggstjenester',
  norway: 'norge',
  broadband: 'mobilt-bredband',
  calling: 'fra-norge',
  use: 'i-utlandet',
  special: 'spesialnummer',
  packs: 'ekstra-data',
}

/** The id of a tab's prices on the page. */
export const anchorOf = (tab: PriceTab): string => ANCHORS[tab]

/** The tabs of a price list, in order: where a phone has the prices in Norway, mobile broadband has its own (PAGE-10). */
export function tabsOf(list: PriceList): PriceTab[] {
  return PRICE_TABS.filter((tab) => tab !== (list === 'phone' ? 'broadband' : 'norway'))
}

/** The tab an address's fragment names; undefined when it names none of the list. */
export function tabAt(hash: string, list: PriceList): PriceTab | undefined {
  return tabsOf(list).find((tab) => `#${anchorOf(tab)}` === hash)
}
