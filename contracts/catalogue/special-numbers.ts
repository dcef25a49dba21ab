import { per, plausible, type Entry } from './price-book.ts'

/** SMS to service numbers of three to five digits (PRICE-01). */
export const shortNumberSms = [per('message', 1)] satisfies Entry

type SpecialNumber = { call: Entry; minute: Entry }
const priced = (call: number, minute: number): SpecialNumber => ({
  call: [plausible('call', call)],
  minute: [plausible('minute', minute)],
})

/** Directory enquiries, per number. Labels: `catalogue.directory.<row>`. */
export const directoryNumbers = {
  directory1880: priced(19.9, 24.9),
  directory1881: priced(22.9, 29.9),
  directory1882: priced(19.9, 26.9),
  directoryForeign: priced(24.9, 34.9),
} satisfies Record<string, SpecialNumber>

/** 800, 820 and 829 numbers. Labels: `catalogue.premium.<row>`. */
export const premiumNumbers = {
  series800: priced(0, 0),
  series820: priced(1.99, 9.9),
  series829: priced(1.99, 19.9),
} satisfies Record<string, SpecialNumber>

/** Satellite phones. Labels: `catalogue.satellite.<row>`. */
export const satelliteNumbers = {
  inmarsat: priced(2.99, 79),
  iridium: priced(2.99, 89),
  thuraya: priced(2.99, 59),
  globalstar: priced(2.99, 69),
} satisfies Record<string, SpecialNumber>

/** Networks on board ships and aircraft, where the phone is used there. Labels: `catalogue.onBoard.<row>`. */
export const onBoardNumbers = {
  shipCall: priced(0.99, 29.9),
  shipReceive: priced(0, 19.9),
  aircraftCall: priced(0.99, 39.9),
  aircraftReceive: priced(0, 29.9),
} satisfies Record<string, SpecialNumber>
