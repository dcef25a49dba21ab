import { callingAbroad, callingMinute, callingZoneOf } from '#contracts/catalogue/calling-abroad.ts'
import { smsFromNorwayPrice } from '#contracts/catalogue/call-price.ts'
import type { CallingZone } from '#contracts/catalogue/calling-zones.ts'
import { abroadCallPacks, callPack, dataPacks } from '#contracts/catalogue/packs.ts'
import type { Price } from '#contracts/catalogue/price.ts'
import { useAbroad, useZoneOf } from '#contracts/catalogue/use-abroad.ts'
import type { UseZone } from '#contracts/catalogue/use-zones.ts'

/** What a country costs in both directions (PAGE-10). `packs` are those that reach it. */
export type CountryPrices = {
  calling: { zone: CallingZone; minute: Price; callStart: Price; sms: Price; mms: Price; packs: (typeof abroadCallPacks)[keyof typeof abroadCallPacks][] }
  use: { zone: UseZone; prices: (typeof useAbroad)[UseZone]; dataPacks: (typeof dataPacks)[number][]; callPack?: typeof callPack }
}

/** The prices of a country (ISO 3166 code); undefined for Norway and for no country. */
export function countryPrices(code: string): CountryPrices | undefined {
  const calling = callingZoneOf(code)
  const use = useZoneOf(code)
  const sms = smsFromNorwayPrice(code)
  if (!calling || !use || !sms) return undefined
  const { callStart, mms } = callingAbroad
  return {
    calling: { zone: calling, minute: callingMinute[calling], callStart, sms, mms, packs: Object.values(abroadCallPacks).filter(({ zones }) => zones.includes(calling)) },
    use: {
      zone: use,
      prices: useAbroad[use],
      dataPacks: use > 2 ? [] : dataPacks.filter(({ where }) => where === (use === 1 ? 'norwayAndEu' : 'zone2')),
      ...(use === 2 && { callPack }),
    },
  }
}
