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
  for (const { country, code, place } of postalRows()) {
    places[country].set(code, place)
    const names = named[country]
    names.set(folded(place), place)
    const town = townOf(place)
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

/** The towns of a country and the postal codes of each, by `folded` name. */
export function readTowns(country: Country): Map<string, { town: string; codes: string[] }> {
  const towns = new Map<string, { town: string; codes: string[] }>()
  for (const row of postalRows()) {
    if (row.country !== country) continue
    const town = townOf(row.place)
    const known = towns.get(folded(town)) ?? { town, codes: [] }
    known.codes.push(row.code)
    towns.set(folded(town), known)
  }
  return towns
}

function postalRows(): { country: Country; code: string; place: string }[] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .flatMap((row) => {
      const [written, code, place] = row.split('\t')
      const country = v.safeParse(Country, written)
      return country.success && code && place ? [{ country: country.output, code, place }] : []
    })
}

/** "Aarhus C" and "København 12" are parts of a town. */
const townOf = (place: string) => place.replace(/ (?:\p{Lu}{1,2}|\d{1,2})$/u, '')

/** "Tromsø", "TROMSØ" and "tromso" are one place. */
export const folded = (name: string) =>
  name
    .toLowerCase()
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/aa/g, 'a')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s.-]+/g, ' ')
    .trim()
