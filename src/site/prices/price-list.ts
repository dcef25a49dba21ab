import { priceOn, type Entry, type Price } from '#contracts/catalogue/price-book.ts'
import { formatMoney, type Ore } from '#contracts/kernel/money.ts'
import { useToday } from '#src/api/use-today.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'

export type PriceQuery = { country?: string; minutes?: number; calls?: number; messages?: number; mb?: number }

export const MOST = 1_000_000

/** A whole number from 0 to `MOST`, with or without spaces; undefined when invalid. */
export function readFigure(typed: string | null): number | undefined {
  const digits = typed?.replace(/[\s\u00a0.]/g, '') ?? ''
  if (!/^\d{1,7}$/.test(digits)) return undefined
  const figure = Number(digits)
  return figure <= MOST ? figure : undefined
}

export function readPriceQuery(query: URLSearchParams): PriceQuery {
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

export type PriceList = 'phone' | 'broadband'

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

export const anchorOf = (tab: PriceTab): string => ANCHORS[tab]

export function tabsOf(list: PriceList): PriceTab[] {
  return PRICE_TABS.filter((tab) => tab !== (list === 'phone' ? 'broadband' : 'norway'))
}

export function tabAt(hash: string, list: PriceList): PriceTab | undefined {
  return tabsOf(list).find((tab) => `#${anchorOf(tab)}` === hash)
}

/** Formats today's price with its unit; 0 shows as "Gratis", and a star marks prices the operator has yet to set. */
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
