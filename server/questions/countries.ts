import { callingZones } from '#contracts/catalogue/zones.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import { indexOfPhrase, tokensOf } from '#flows/kit/words/tokens.ts'
import { isSlipOf } from '#flows/kit/words/typo.ts'

const ALSO: Record<string, string> = {
  US: 'usa|u s a|statene|amerika|sambandsstatene|united states|the us|the states|america|new york|florida|california|hawaii|los angeles|miami|las vegas|chicago',
  GB: 'storbritannia|england|skottland|scotland|wales|nord irland|northern ireland|uk|u k|london|manchester|liverpool|great britain|britain|edinburgh|det forente kongerike',
  ES: 'spania|spain|kanariøyene|kanarieøyane|gran canaria|tenerife|lanzarote|mallorca|ibiza|menorca|barcelona|alicante|malaga|madrid|marbella|torrevieja|costa del sol',
  GR: 'hellas|greece|kreta|rhodos|korfu|santorini|aten|athen|samos|zakynthos',
  TR: 'tyrkia|turkey|alanya|antalya|istanbul|bodrum|tyrkiet|turkiye',
  TH: 'bangkok|phuket|pattaya|hua hin|koh samui|krabi',
  DK: 'danmark|denmark|københavn|copenhagen|jylland|legoland|billund|bornholm',
  SE: 'sverige|sweden|stockholm|gøteborg|gøteborg|malmø|svinesund|strømstad|charlottenberg|gotland|sälen|sverje',
  DE: 'tyskland|germany|berlin|hamburg|münchen|kiel',
  FR: 'frankrike|france|paris|korsika|rivieraen',
  IT: 'italia|italy|roma|milano|venezia|sicilia|sardinia|toscana|firenze|gardasjøen',
  PT: 'lisboa|algarve|madeira|azorene',
  CY: 'kypros|cyprus|ayia napa|larnaca|paphos|limassol',
  HR: 'kroatia|croatia|dubrovnik|zagreb',
  BG: 'bulgaria|sunny beach|varna',
  CN: 'kina|china|beijing|shanghai',
  HK: 'hong kong|hongkong',
  MO: 'macao|macau',
  AE: 'dubai|abu dhabi|emiratene|forente arabiske emirater|uae|u a e|united arab emirates',
  MX: 'mexico|cancun',
  JP: 'tokyo',
  KR: 'sør korea|sørkorea|south korea|seoul|korea',
  KP: 'nord korea|nordkorea|north korea',
  NL: 'nederland|holland|amsterdam|the netherlands|netherlands',
  CZ: 'tsjekkia|praha|czech republic|czechia|prague',
  AT: 'østerrike|austerrike|austria|wien',
  BE: 'belgia|belgium|brussel|brugge',
  CH: 'sveits|switzerland|zürich|geneve|genève',
  IE: 'irland|ireland|dublin',
  IS: 'island|iceland|reykjavik',
  FI: 'finland|helsinki|helsingfors|åland',
  PL: 'polen|poland|warszawa|krakow|gdansk',
  EE: 'estland|estonia|tallinn',
  LV: 'latvia|riga',
  LT: 'litauen|lithuania|vilnius',
  HU: 'ungarn|hungary|budapest',
  ID: 'bali|indonesia|jakarta|lombok',
  IN: 'india|goa|delhi|mumbai',
  EG: 'egypt|hurghada|kairo|sharm el sheikh',
  MA: 'marokko|morocco|marrakech|agadir',
  ZA: 'sør afrika|sørafrika|south africa|cape town',
  CV: 'kapp verde|cape verde',
  DO: 'den dominikanske republikk|dominikanske republikk|dominican republic|punta cana',
  CU: 'cuba|kuba|havana',
  BR: 'brasil|brazil|rio de janeiro',
  AR: 'argentina|buenos aires',
  AU: 'australia|sydney|melbourne',
  CA: 'canada|toronto|vancouver',
  FO: 'færøyene|færøyane|faroe islands',
  GL: 'grønland|greenland',
  PH: 'filippinene|filippinane|philippines|manila',
  VN: 'vietnam|hanoi',
  MV: 'maldivene|maldives',
  LK: 'sri lanka',
  RU: 'russland|russia|moskva',
  UA: 'ukraina|ukraine|kiev|kyiv',
  BA: 'bosnia|bosnia hercegovina|sarajevo',
  MK: 'makedonia|nord makedonia|macedonia',
  RS: 'serbia|beograd',
  XK: 'kosovo',
  ME: 'montenegro',
  AL: 'albania',
  IQ: 'irak|iraq',
  SY: 'syria',
  SA: 'saudi arabia|saudi',
  VA: 'vatikanet|vatikanstaten',
  CD: 'kongo',
  CG: 'kongo brazzaville',
  CI: 'elfenbenskysten|ivory coast',
  TZ: 'tanzania|zanzibar',
  GM: 'gambia|the gambia',
  SG: 'singapore|singapor',
  NZ: 'new zealand',
  IL: 'israel|tel aviv',
  PS: 'palestina|gaza|vestbredden',
  TW: 'taiwan',
}

const SHORT = new Set(['usa', 'uk', 'uae', 'u k'])

const MOST_ALONE = 2
const BEFORE = new Set('i til till fra från frå in to from på at om mot via med og och and eller or'.split(' '))

type Named = { code: string; phrase: string[] }

export type FindCountries = (said: readonly string[], isKnown: (word: string) => boolean) => string[]

export function createFindCountries(): FindCountries {
  const codes = Object.values(callingZones).flat()
  const names = ['nb', 'nn', 'sv', 'da', 'en'].map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  const named: Named[] = codes.flatMap((code) => {
    const written = [...names.flatMap((name) => name.of(code) ?? []), ...(ALSO[code]?.split('|') ?? [])]
    return [...new Set(written.map((name) => tokensOf(name).join(' ')))]
      .filter((name) => name.length > 3 || SHORT.has(name))
      .map((name) => ({ code, phrase: name.split(' ') }))
  })
  named.sort((a, b) => b.phrase.length - a.phrase.length)
  return (said, isKnown) => {
    const exact = matches(named, said, (word, wanted) => word === wanted)
    if (exact.length > 0) return exact
    // "Surname" is no slip of Suriname: a country that is misspelt stands behind "to" or "in", or almost alone.
    const mayBeSlip = (word: string, at: number) =>
      !isKnown(word) && (said.length <= MOST_ALONE || BEFORE.has(said[at - 1] ?? ''))
    const unknown = new Set(said.filter(mayBeSlip))
    if (unknown.size === 0) return []
    const slips = matches(
      named,
      said,
      (word, wanted) => wanted.length >= 5 && unknown.has(word) && isSlipOf(word, wanted),
    )
    return slips.length === 1 ? slips : []
  }
}

/** Longer names match first and consume their words, so that "Nord-Irland" is not read as Ireland. */
function matches(
  named: readonly Named[],
  said: readonly string[],
  same: (word: string, wanted: string) => boolean,
): string[] {
  const left = [...said]
  const found = new Set<string>()
  for (const { code, phrase } of named) {
    const at = indexOfPhrase(left, phrase, same)
    if (at < 0) continue
    found.add(code)
    left.fill('', at, at + phrase.length)
  }
  return [...found]
}

export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(code) ?? code
}
