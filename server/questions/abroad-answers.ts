import {
  abroadCallPacks,
  callingAbroad,
  callingMinute,
  callingZoneOf,
  dataPacks,
  smsFromNorwayPrice,
  pricesAbroadOn,
  useZoneOf,
} from '#contracts/catalogue/abroad.ts'
import { priceOn } from '#contracts/catalogue/price-book.ts'
import { useZones, type CallingZone, type UseZone } from '#contracts/catalogue/zones.ts'
import type { AnswerParts } from './answer-parts.ts'
import { countryName } from './countries.ts'

export function abroadAnswers({ locale, day, say, money, priced, found }: AnswerParts) {
  const onAbroad = (topic: string, sentences: readonly string[]) =>
    found(topic, sentences, say('found.abroad.title'), '/kundeservice#about-abroad')

  return {
    useIn: (country: string) => {
      const zone = useZoneOf(country) ?? 4
      return onAbroad(`use ${country}`, useSentences(zone, countryName(country, locale)))
    },

    useInBoth: (one: string, other: string) =>
      onAbroad(
        `use ${one} ${other}`,
        [one, other].flatMap((country) =>
          useSentences(useZoneOf(country) ?? 4, countryName(country, locale)).slice(0, 1),
        ),
      ),

    zones: (country: string) => {
      const use = useZoneOf(country) ?? 4
      const values = {
        country: countryName(country, locale),
        use,
        calling: callingZoneOf(country) ?? 6,
        data: money(pricesAbroadOn(use, day).data.amount),
        minute: money(pricesAbroadOn(use, day).minute.amount),
      }
      return onAbroad(`zones ${country}`, [
        say('found.zones', values),
        use === 1 ? say('found.zone1') : say('found.zonePrices', values),
      ])
    },

    callingTo: (zone: CallingZone) =>
      onAbroad(`calling zone ${zone}`, [
        say('found.callingZone', {
          zone,
          minute: priced(callingMinute[zone]),
          start: priced(callingAbroad.callStart),
        }),
      ]),

    zone: (zone: UseZone) => {
      const examples = {
        1: ['SE', 'DK', 'ES', 'GR'],
        2: ['US', 'GB', 'TR', 'TH'],
        3: ['AE', 'BR', 'EG', 'ZA'],
        4: ['CU', 'MV', 'KE', 'CV'],
      }[zone].filter((code) => useZones[zone].includes(code))
      const values = {
        zone,
        examples: examples.map((code) => countryName(code, locale)).join(', '),
        data: money(pricesAbroadOn(zone, day).data.amount),
        minute: money(pricesAbroadOn(zone, day).minute.amount),
      }
      return onAbroad(`zone ${zone}`, [
        say('found.zoneOf', values),
        zone === 1 ? say('found.zone1') : say('found.zonePrices', values),
      ])
    },

    calling: (country: string) => {
      const zone = callingZoneOf(country) ?? 6
      const sms = smsFromNorwayPrice(country, day) ?? priceOn(callingAbroad.smsToOthers, day)
      const values = {
        country: countryName(country, locale),
        minute: priced(callingMinute[zone]),
        start: priced(callingAbroad.callStart),
        sms: money(sms.amount),
      }
      const { ringEu, ringUtland } = abroadCallPacks
      const pack = [ringEu, ringUtland].find(({ zones }) => zones.some((reached) => reached === zone))
      return onAbroad(`calling ${country}`, [
        say('found.calling', values),
        ...(pack
          ? [say('found.calling.pack', { pack: pack.name, minutes: pack.minutes, price: priced(pack.monthly) })]
          : []),
      ])
    },
  }

  function useSentences(zone: UseZone, country: string): string[] {
    if (zone === 1) return [say('found.use.1', { country })]
    const { data, minute, receiveMinute, callStart } = pricesAbroadOn(zone, day)
    const values = {
      country,
      zone,
      data: money(data.amount),
      minute: money(minute.amount),
      receive: money(receiveMinute.amount),
      start: money(callStart.amount),
    }
    const pack = zone === 2 ? dataPacks.find(({ where, mb }) => where === 'zone2' && mb === 1_000) : undefined
    return [say('found.use', values), ...(pack ? [say('found.use.pack', { price: priced(pack.price) })] : [])]
  }
}
