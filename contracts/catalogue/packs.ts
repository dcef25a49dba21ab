import { kroner, type Ore } from '../kernel/money.ts'

/** Data to buy when it runs out, by where it is used; `sms` is the size to text to `dataPackShortNumber` (PRICE-01). */
export const dataPacks: readonly { where: 'norwayAndEu' | 'zone2'; mb: number; price: Ore; sms: string }[] = [
  { where: 'norwayAndEu', mb: 1_000, price: kroner(149), sms: '1GB' },
  { where: 'norwayAndEu', mb: 5_000, price: kroner(299), sms: '5GB' },
  { where: 'norwayAndEu', mb: 15_000, price: kroner(399), sms: '15GB' },
  { where: 'zone2', mb: 400, price: kroner(49), sms: '400MB' },
  { where: 'zone2', mb: 1_000, price: kroner(99), sms: '1GB SONE2' },
  { where: 'zone2', mb: 6_000, price: kroner(399), sms: '6GB SONE2' },
]

/** Where packs are ordered by SMS. The operator's to set (PRICE-03). */
export const dataPackShortNumber = '2299'

/** Calls and messages in zone 2: `units` minutes, SMS or MMS, taken from one pot. */
export const callPack: { units: number; price: Ore } = { units: 200, price: kroner(299) }

/** Minutes a month from Norway to abroad: Ring Utland to zones 1 to 3 (83 countries), Ring EU to zone 1. */
export const abroadCallPacks = {
  ringUtland: { name: 'Ring Utland', minutes: 500, monthly: kroner(249), zones: [1, 2, 3] },
  ringEu: { name: 'Ring EU', minutes: 600, monthly: kroner(99), zones: [1] },
}
