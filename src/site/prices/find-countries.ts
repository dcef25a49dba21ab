import {
  abroadCallPacks,
  callingAbroad,
  callingMinute,
  callingZoneOf,
  callPack,
  dataPacks,
  useAbroad,
  useZoneOf,
} from '#contracts/catalogue/abroad.ts'
import type { Entry } from '#contracts/catalogue/price-book.ts'
import { useZones, type CallingZone, type UseZone } from '#contracts/catalogue/zones.ts'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'

type FoundCountry = { code: string; name: string }

/**
 * Best match first: exact, prefix, word prefix, substring; else the fewest typing errors, at most two. `aliases` is
 * such as "GB England, US USA".
 */
export function findCountries(typed: string, names: CountryNames, aliases = ''): FoundCountry[] {
  const asked = plain(typed)
  if (!asked) return []
  const known = [...Object.entries(names), ...readAliases(aliases)].map(([code, name]) => ({
    code,
    name,
    written: plain(name),
  }))
  const direct = rank(known, ({ written }) => fit(written, asked))
  return direct.length > 0 ? direct : nearest(known, asked)
}

type Known = FoundCountry & { written: string }

function rank(known: readonly Known[], measure: (each: Known) => number | undefined): FoundCountry[] {
  const found = known
    .flatMap((each) => {
      const figure = measure(each)
      return figure === undefined ? [] : [{ ...each, figure }]
    })
    .sort((a, b) => a.figure - b.figure || a.written.localeCompare(b.written))
  return found
    .filter(({ code }, at) => found.findIndex((other) => other.code === code) === at)
    .map(({ code, name }) => ({ code, name }))
}

function nearest(known: readonly Known[], asked: string): FoundCountry[] {
  const errors = known.map((each) => nearly(each.written, asked))
  const fewest = Math.min(...errors.map((each) => each ?? Infinity))
  return rank(
    known.filter((_, at) => errors[at] === fewest),
    () => fewest,
  )
}

function fit(written: string, asked: string): number | undefined {
  if (written === asked) return 0
  if (written.startsWith(asked)) return 1
  if (written.includes(` ${asked}`)) return 2
  return asked.length > 2 && written.includes(asked) ? 3 : undefined
}

function nearly(written: string, asked: string): number | undefined {
  const allowed = asked.length < 4 ? 0 : asked.length < 7 ? 1 : 2
  const errors = Math.min(
    distance(asked, written),
    distance(asked, written.slice(0, asked.length)),
    distance(asked, written.slice(0, asked.length + 1)),
  )
  return errors <= allowed ? errors : undefined
}

/** Edit distance in which swapping two neighbouring letters counts as one edit. */
export function distance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const readAliases = (aliases: string): [string, string][] =>
  aliases.split(',').flatMap((each) => {
    const [code = '', ...name] = each.trim().split(' ')
    return name.length > 0 ? [[code, name.join(' ')]] : []
  })

/** Names by ISO 3166 code. */
export type CountryNames = Readonly<Record<string, string>>

/**
 * Norway and every country with a price. Give the page the server's names, as browsers may name countries differently.
 */
export function countryNames(locale: Locale): CountryNames {
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'region' })
  return Object.fromEntries(['NO', ...Object.values(useZones).flat()].map((code) => [code, names.of(code) ?? code]))
}

/** Price book entries for calls to a country and use in it (PAGE-10). `packs` are the call packs that cover it. */
export type CountryPrices = {
  calling: {
    zone: CallingZone
    minute: Entry
    callStart: Entry
    sms: Entry
    mms: Entry
    packs: (typeof abroadCallPacks)[keyof typeof abroadCallPacks][]
  }
  use: {
    zone: UseZone
    prices: (typeof useAbroad)[UseZone]
    dataPacks: (typeof dataPacks)[number][]
    callPack?: typeof callPack
  }
}

/** `code` is an ISO 3166 code; undefined for Norway and for unknown codes. */
export function countryPrices(code: string): CountryPrices | undefined {
  const calling = callingZoneOf(code)
  const use = useZoneOf(code)
  if (!calling || !use) return undefined
  const { callStart, mms, smsToEu, smsToOthers } = callingAbroad
  return {
    calling: {
      zone: calling,
      minute: callingMinute[calling],
      callStart,
      sms: calling === 1 ? smsToEu : smsToOthers,
      mms,
      packs: Object.values(abroadCallPacks).filter(({ zones }) => zones.some((zone) => zone === calling)),
    },
    use: {
      zone: use,
      prices: useAbroad[use],
      dataPacks: use > 2 ? [] : dataPacks.filter(({ where }) => where === (use === 1 ? 'norwayAndEu' : 'zone2')),
      ...(use === 2 && { callPack }),
    },
  }
}
