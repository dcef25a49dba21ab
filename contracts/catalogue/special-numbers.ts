import { per, plausible, type Entry } from './price-book.ts'

export const shortNumberSms = [per('message', 1)] satisfies Entry

type SpecialNumber = { call: Entry; minute: Entry }
const priced = (call: number, minute: number): SpecialNumber => ({
  call: [plausible('call', call)],
  minute: [plausible('minute', minute)],
})

export const directoryNumbers = {
  directory1880: priced(19.9, 24.9),
  directory1881: priced(22.9, 29.9),
  directory1882: priced(19.9, 26.9),
  directoryForeign: priced(24.9, 34.9),
} satisfies Record<string, SpecialNumber>

export const premiumNumbers = {
  series800: priced(0, 0),
  series820: priced(1.99, 9.9),
  series829: priced(1.99, 19.9),
} satisfies Record<string, SpecialNumber>

export const satelliteNumbers = {
  inmarsat: priced(2.99, 79),
  iridium: priced(2.99, 89),
  thuraya: priced(2.99, 59),
  globalstar: priced(2.99, 69),
} satisfies Record<string, SpecialNumber>

export const onBoardNumbers = {
  shipCall: priced(0.99, 29.9),
  shipReceive: priced(0, 19.9),
  aircraftCall: priced(0.99, 39.9),
  aircraftReceive: priced(0, 29.9),
} satisfies Record<string, SpecialNumber>
