import { readFileSync } from 'node:fs'
import { parsePo } from 'pofile-ts'
import { expect, test } from 'vitest'
import { LOCALES } from '../kernel/locale.ts'
import { callingAbroad, useAbroad } from './abroad.ts'
import { extras } from './extras.ts'
import { afterPackage, flexUse } from './norway.ts'
import { directoryNumbers, onBoardNumbers, premiumNumbers, satelliteNumbers } from './special-numbers.ts'

const tables = {
  extras,
  norway: { ...afterPackage, ...flexUse },
  calling: callingAbroad,
  use: useAbroad[1],
  directory: directoryNumbers,
  premium: premiumNumbers,
  satellite: satelliteNumbers,
  onBoard: onBoardNumbers,
}
const units = ['once', 'month', 'minute', 'call', 'message', 'megabyte', 'gigabyte'].map(
  (unit) => `catalogue.unit.${unit}`,
)
const rows = Object.entries(tables).flatMap(([table, prices]) =>
  Object.keys(prices).map((row) => `catalogue.${table}.${row}`),
)

const textsOf = (locale: string) => {
  const { items } = parsePo(readFileSync(new URL(`../../locales/${locale}/catalogue.po`, import.meta.url), 'utf8'))
  return new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr.join('')]))
}

test.each(LOCALES)('PRICE-01 every price row and unit has its label in %s', (locale) => {
  const texts = textsOf(locale)
  expect([...rows, ...units].filter((id) => !texts.get(id))).toEqual([])
})

test.each(LOCALES)(
  "PRICE-01 %s labels no price row that does not exist, and lacks none of the other locales' texts",
  (locale) => {
    const ids = [...textsOf(locale).keys()]
    const inTables = ids.filter((id) => Object.keys(tables).some((table) => id.startsWith(`catalogue.${table}.`)))
    const notes = new Set(['catalogue.calling.bySecond', 'catalogue.use.mixed'])
    expect(inTables.filter((id) => !rows.includes(id) && !notes.has(id))).toEqual([])
    expect(ids).toEqual([...textsOf('nb_NO').keys()])
  },
)
