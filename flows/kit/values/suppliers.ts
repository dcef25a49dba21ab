import { anyChoice } from '../words/choice-words.ts'
import { lettersApart } from '../words/typo.ts'

/**
 * Companies that sell power to homes in Norway, Sweden and Denmark, written down from general knowledge; not a register.
 * A supplier that is not here is as good: the list is one evidence among others.
 */
const SUPPLIERS: readonly string[] = `
  Fjordkraft|Tibber|Fortum|Hafslund|Hafslund Strøm|Eviny|Lyse|Å Strøm|Ishavskraft|NorgesEnergi|Gudbrandsdal Energi|Agva|Motkraft
  |Kraftriket|Trøndelagkraft|Ustekveikja|Polar Kraft|Nordlysenergi|Telinet|Glitre Energi|Entelios|Wattn|Svorka|Folkekraft
  |Vattenfall|E.ON|EON|Göta Energi|Bixia|GodEl|God El|Greenely|Skellefteå Kraft|Telge Energi|Telge|Jämtkraft|Mälarenergi
  |Dalakraft|Öresundskraft|Kraftringen|Göteborg Energi|Umeå Energi|Luleå Energi|Storuman Energi|Svea Energi
  |Svealands Elbolag|Cheap Energy|Elskling|Enkla Elbolaget|Nordic Green Energy|Nordisk Energi|Stockholms Elbolag|Karlstads Energi
  |Tekniska verken|Varbergs Energi|Växjö Energi|Borås Energi|Halmstads Energi|Sala-Heby Energi|Kalmar Energi
  |Falkenberg Energi|Affärsverken|Gävle Energi|Eskilstuna Energi|Falu Energi|Linde Energi|Nossebro Energi|Landskrona Energi
  |Ørsted|Norlys|Andel Energi|Modstrøm|EWII|OK|Energi Fyn|Vindstød|NRGi|Natur-Energi|Naturenergi|SEAS-NVE|Verdo|Jysk Energi
  |Barry|AURA Energi|AURA|Energi Viborg|Energi Danmark|Nettopower|DCC Energi|Strømlinet|Velkommen|Gul Strøm|b.energy|Preasy
  |Forsyning Helsingør|Nord Energi|RAH|Thy-Mors Energi|Reel|Watts|Go Energi|Vestforsyning|Scanenergi|Samstrøm
`
  .split('|')
  .map((name) => name.trim())

const plain = (text: string) => text.toLowerCase()

/** Names that are words of everyday speech too, so that they count only as they are written. */
const AS_WRITTEN = new Set(['OK', 'AURA', 'Barry', 'Reel', 'Watts', 'RAH', 'Velkommen', 'Lyse', 'EON', 'Telge'])

const LONGEST_FIRST = SUPPLIERS.toSorted((a, b) => b.length - a.length)

const FEWEST_OF_SLIP = 6

/** A supplier as it writes itself: "VATTENFALL" and "vattenfal" are Vattenfall. Unknown ones get their capitals only. */
export function supplierCalled(written: string): string {
  const known = SUPPLIERS.filter((name) => !AS_WRITTEN.has(name))
  const isSlip = (name: string) =>
    written.length >= FEWEST_OF_SLIP &&
    name[0] === written[0]?.toUpperCase() &&
    lettersApart(plain(written), plain(name), 1) <= 1
  const same = known.find((name) => plain(name) === plain(written)) ?? known.find(isSlip)
  if (same !== undefined) return same
  const isLower = written === plain(written) && /^[\p{L} ]+$/u.test(written) && !SUPPLIERS.includes(written)
  return isLower ? written.replace(/(?<=^|\s)\p{L}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase()) : written
}

/** The known supplier that is all of what is said, in whatever letters. */
export const supplierNamed = (said: string): string | undefined =>
  SUPPLIERS.find((name) => plain(name) === plain(said.replace(/[\s.!]+$/, '').trim()))

/** Companies that own the grid and sell no power to homes: the bill names them too, and nobody changes them. */
const GRID_COMPANIES =
  /(?<!\p{L})(?:Ellevio|Vattenfall Eldistribution|E\.ON Energidistribution|Radius(?: Elnet)?|N1|Cerius|Konstant|Dinel|Evonet|Trefor El-?net)(?![\p{L}\d])/iu

export const gridCompanyIn = (said: string): string | undefined => GRID_COMPANIES.exec(said)?.[0]

/** Leads to a company: behind it a name counts in small letters too ("vi er hos ok", "byter från eon"). */
const LEAD = String.raw`(?<!\p{L})(?:${anyChoice('beforeSupplier')})\s`
const BEHIND_LEAD = new Map(
  [...AS_WRITTEN].map((name) => [name, new RegExp(String.raw`(?<=${LEAD})${name}(?![\p{L}\d])`, 'iu')]),
)
const LED = new RegExp(String.raw`${LEAD}+\p{L}[\p{L}.&-]*`, 'giu')

function placeAsWritten(said: string, name: string): number {
  const written = said.indexOf(name)
  return written >= 0 ? written : (BEHIND_LEAD.get(name)?.exec(said)?.index ?? -1)
}

/** The known suppliers right behind a word that leads to a company. */
export const suppliersLedTo = (said: string): string[] => (said.match(LED) ?? []).flatMap(suppliersIn)

/** The known suppliers named in a text, as they are written there. */
export function suppliersIn(said: string): string[] {
  let rest = said
  return LONGEST_FIRST.flatMap((name) => {
    const at = AS_WRITTEN.has(name) ? placeAsWritten(rest, name) : plain(rest).indexOf(plain(name))
    const isWhole = !/[\p{L}\d]$/u.test(rest.slice(0, at)) && !/^[\p{L}\d]/u.test(rest.slice(at + name.length))
    if (at < 0 || !isWhole) return []
    const written = AS_WRITTEN.has(name) ? name : rest.slice(at, at + name.length)
    rest = `${rest.slice(0, at)} ${rest.slice(at + name.length)}`
    return [written]
  })
}
