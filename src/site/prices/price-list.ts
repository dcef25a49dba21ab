import { priceOn, type Entry, type Price } from '#contracts/catalogue/price-book.ts'
import { formatMoney, type Ore } from '#contracts/kernel/money.ts'
import { useToday } from '#src/api/use-today.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'

/** What a visitor asked the price lists in the address, so that they answer without scripts. Figures are whole numbers. */
export type Asked = { country?: string; minutes?: number; calls?: number; messages?: number; mb?: number }

/** The most of anything that a calculator reckons with. */
export const MOST = 1_000_000

/** A figure as typed: a whole number from 0 to the most, spaces allowed; undefined when it is none. */
export function readFigure(typed: string | null): number | undefined {
  const digits = typed?.replace(/[\s\u00a0.]/g, '') ?? ''
  if (!/^\d{1,7}$/.test(digits)) return undefined
  const figure = Number(digits)
  return figure <= MOST ? figure : undefined
}

/** Reads the query of a price page; what is no figure is as if it were not asked. */
export function readAsked(query: URLSearchParams): Asked {
  const country = query.get('land')?.slice(0, 60)
  const figures = {
    minutes: readFigure(query.get('minutter')),
    calls: readFigure(query.get('samtaler')),
    messages: readFigure(query.get('meldinger')),
    mb: readFigure(query.get('mb')),
  }
  const given = Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== undefined))
  return { ...(country && { country }), ...given }
}

/** What the prices are of: a phone's plan, or mobile broadband (PAGE-10). */
export type PriceList = 'phone' | 'broadband'

/** The tabs of the price lists. Their names stand in addresses: `#norge`. */
const PRICE_TABS = ['extras', 'norway', 'broadband', 'calling', 'use', 'special', 'packs'] as const
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

/** How the price lists say what an entry of the price book is today: with its unit, "Gratis" for nothing, and a star where the operator has yet to set it. */
export function usePrices() {
  const t = useText()
  const locale = useLocale()
  const today = useToday()
  const money = (amount: Ore) => formatMoney(amount, locale)
  const amountOf = (entry: Entry) => priceOn(entry, today).amount
  const bareOf = ({ amount, setByOperator }: Price) =>
    (amount === 0 ? t('catalogue.free') : money(amount)) + (setByOperator ? '*' : '')
  const bare = (entry: Entry) => bareOf(priceOn(entry, today))
  const say = (each: Price) =>
    each.amount === 0 ? bareOf(each) : t(`catalogue.unit.${each.unit}`, { price: bareOf(each) })
  const price = (entry: Entry) => say(priceOn(entry, today))
  return { today, money, amountOf, bare, price }
}
