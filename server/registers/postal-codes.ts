import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { Country } from '#contracts/kernel/country.ts'
import { isSlipOf } from '#flows/kit/words/typo.ts'
import type { Registers } from '#flows/kit/values/registers.ts'
import * as v from 'valibot'
import { PROJECT_ROOT } from '#server/project-root.ts'

const FILE = join(PROJECT_ROOT, 'server/registers/postal-codes.tsv')

/** The postal registers of Norway, Sweden and Denmark; sources and gaps stand in the file. */
export function readPostalCodes(): Pick<Registers, 'placeOf' | 'placeNamed' | 'placeMeant' | 'knowsPlaces'> {
  const places: Record<Country, Map<string, string>> = { NO: new Map(), SE: new Map(), DK: new Map() }
  const named: Record<Country, Map<string, string>> = { NO: new Map(), SE: new Map(), DK: new Map() }
  for (const row of readFileSync(FILE, 'utf8').split('\n')) {
    const [written, code, place] = row.split('\t')
    const country = v.safeParse(Country, written)
    if (!country.success || !code || !place) continue
    places[country.output].set(code, place)
    const names = named[country.output]
    names.set(folded(place), place)
    const town = place.replace(/ (?:\p{Lu}{1,2}|\d{1,2})$/u, '')
    if (!names.has(folded(town))) names.set(folded(town), town)
  }
  return {
    knowsPlaces: true,
    placeOf: (country, code) => places[country].get(code),
    placeNamed: (country, name) => named[country].get(folded(name)),
    placeMeant: (country, name) => {
      const written = folded(name)
      const near = [...named[country]].filter(([place]) => isSlipOf(written, place))
      return near.length === 1 ? near[0]?.[1] : undefined
    },
  }
}

/** "Tromsø", "TROMSØ" and "tromso" are one place. */
const folded = (name: string) =>
  name
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/aa/g, 'a')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s.-]+/g, ' ')
    .trim()
