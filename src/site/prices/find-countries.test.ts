import { expect, test } from 'vitest'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { countryNames, countryPrices, distance, findCountries } from './find-countries.ts'

const names = countryNames('nb_NO')
const codes = (typed: string) =>
  findCountries(typed, names, 'GB England, US Amerika, ES Kanariøyene').map(({ code }) => code)

test.each([
  ['spania', ['ES']],
  ['  ØSTERRIKE ', ['AT']],
  ['osterrike', ['AT']],
  ['sve', ['CH', 'SE']],
  ['england', ['GB']],
  ['amerika', ['US', 'AS', 'VI']],
  ['kanari', ['ES']],
  ['norge', ['NO']],
])(
  'PAGE-10 a country is found by its name, without accents, by its beginning or another name: %s',
  (typed, expected) => {
    expect(codes(typed).toSorted()).toEqual(expected.toSorted())
  },
)

test.each([
  ['tailand', 'TH'],
  ['spaina', 'ES'],
  ['portugl', 'PT'],
  ['tyksland', 'DE'],
  ['danmakr', 'DK'],
  ['hellsa', 'GR'],
])('PAGE-10 typing errors are borne: %s', (typed, code) => {
  expect(codes(typed)).toContain(code)
})

test('PAGE-10 text that is not a country finds none, however long or strange', () => {
  for (const typed of ['', '  ', 'x', 'qwertyuiop', '<script>', '%$#', 'a'.repeat(60), '\u0000'])
    expect(codes(typed)).toEqual([])
})

test('PAGE-10 errors are letters added, left out, changed or swapped', () => {
  expect([
    distance('abc', 'abc'),
    distance('abc', 'acb'),
    distance('abc', 'ab'),
    distance('abc', 'abxc'),
    distance('', 'abc'),
  ]).toEqual([0, 1, 1, 1, 3])
})

test.each(LOCALES)('PAGE-10 every country but Norway has prices in both directions, and a name in %s', (locale) => {
  for (const [code, name] of Object.entries(countryNames(locale))) {
    expect(name).not.toBe(code)
    expect(countryPrices(code) === undefined).toBe(code === 'NO')
  }
})

test("PAGE-10 a country's zones, prices and the packs that reach it", () => {
  const spain = countryPrices('ES')
  expect([spain?.calling.zone, spain?.calling.sms[0].amount, spain?.calling.packs.map(({ name }) => name)]).toEqual([
    1,
    73,
    ['Ring Utland', 'Ring EU'],
  ])
  expect([spain?.use.zone, spain?.use.dataPacks.length, spain?.use.callPack]).toEqual([1, 3, undefined])
  const usa = countryPrices('US')
  expect([
    usa?.calling.sms[0].amount,
    usa?.calling.packs.map(({ name }) => name),
    usa?.use.dataPacks.map(({ sms }) => sms),
  ]).toEqual([399, ['Ring Utland'], ['400MB', '1GB SONE2', '6GB SONE2']])
  const cuba = countryPrices('CU')
  expect([cuba?.calling.zone, cuba?.calling.packs, cuba?.use.zone, cuba?.use.dataPacks]).toEqual([6, [], 4, []])
})
