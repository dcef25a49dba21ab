import type { PowerCountry } from '#contracts/catalogue/power-area.ts'

/** Street and postal code as one text that is the same however they are written ("Storgatan 1 b" and "storgatan 1B"). */
export function addressKey(country: PowerCountry, { street, postalCode }: { street: string; postalCode: string }): string {
  const line = street.normalize('NFC').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim().replace(/(\d) (\p{L})$/u, '$1$2')
  return `${country} ${postalCode.replace(/\D/g, '')} ${line}`
}
