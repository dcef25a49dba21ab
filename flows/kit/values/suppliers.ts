import { anyOf } from '../hear/sentence/forms.ts'
import { anyChoice, anySupplierWord, supplierWords } from '../words/language-words.ts'
import { lettersApart } from '../words/typo.ts'

/** A supplier that is not here is as good: the list is one evidence among others. */
const SUPPLIERS = [...supplierWords('sellers')]

const plain = (text: string) => text.toLowerCase()

const AS_WRITTEN = supplierWords('sellersAsWritten')

const LONGEST_FIRST = SUPPLIERS.toSorted((a, b) => b.length - a.length)

const FEWEST_OF_SLIP = 6
/** "Ok mener jeg" agrees. */
const SHORTEST_OF_MEANT = 3

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

const GRID_COMPANIES = new RegExp(String.raw`(?<!\p{L})(?:${anySupplierWord('gridPhrases')})(?![\p{L}\d])`, 'iu')

export const gridCompanyIn = (said: string): string | undefined => GRID_COMPANIES.exec(said)?.[0]

/** Leads to a company: behind it a name counts in small letters too ("vi er hos ok", "byter från eon"). */
const LEAD = String.raw`(?<!\p{L})(?:${anyChoice('beforeSupplier')})\s`
const BEHIND_LEAD = new Map(
  [...AS_WRITTEN].map((name) => [name, new RegExp(String.raw`(?<=${LEAD})${name}(?![\p{L}\d])`, 'iu')]),
)
/** "Nej eon menar jag". */
const MEANT = new Map(
  [...AS_WRITTEN]
    .filter((name) => name.length >= SHORTEST_OF_MEANT)
    .map((name) => [
      name,
      new RegExp(
        String.raw`(?<=^(?:(?:${anyOf('opens', 'repairs')})[\s,]+)*)${name}(?=\s+(?:${anyOf('meant')})\s+(?:${anyOf('subject')})(?!\p{L}))`,
        'iu',
      ),
    ]),
)
const LED = new RegExp(String.raw`${LEAD}+\p{L}[\p{L}.&-]*`, 'giu')

function placeAsWritten(said: string, name: string): number {
  const written = said.indexOf(name)
  return written >= 0 ? written : ((BEHIND_LEAD.get(name)?.exec(said) ?? MEANT.get(name)?.exec(said))?.index ?? -1)
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
