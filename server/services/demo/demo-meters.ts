import type { PowerCountry } from '#contracts/catalogue/power-area.ts'

/** Addresses of which the register says something else than one metering point; the README lists them. No place: the address is not known. */
export const DEMO_METERS: readonly { country: PowerCountry; street: string; postalCode: string; places: readonly string[] }[] = [
  { country: 'SE', street: 'Storgatan 1', postalCode: '11120', places: ['lgh 1001', 'lgh 1101', 'lgh 1102'] },
  { country: 'SE', street: 'Landsvägen 9', postalCode: '98138', places: [] },
  { country: 'DK', street: 'Bredgade 1', postalCode: '1260', places: ['st. tv.', '1. th.'] },
  { country: 'DK', street: 'Landevejen 9', postalCode: '9990', places: [] },
]
