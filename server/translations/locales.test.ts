import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parsePo } from 'pofile-ts'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { flows } from '#flows/registry.ts'
import { accountFieldTexts } from '#locales/account-fields.ts'
import {
  compilePo,
  AREAS_APART,
  catalogueFiles,
  missingTexts,
  readCatalogue,
  readFlowWords,
  textsIn,
} from './po-files.ts'
import { placeholdersOf, poFault } from './read-overrides.ts'

const LOCALES_OF = new Map([
  ['flows-mobile.po', flows.mobile_onboarding.locales],
  ['flows-debt.po', flows.debt_check.locales],
  ['flows-insurance.po', flows.insurance_leads.locales],
  ['flows-intro.po', flows.mobile_intro.locales],
  ['flows-intro-power.po', flows.power_intro.locales],
  ['flows-questions-mobile.po', flows.mobile_onboarding.locales],
  ['flows-power.po', flows.power_onboarding.locales],
])

const areas = [
  ...new Set(
    LOCALES.flatMap((locale) =>
      [...catalogueFiles(locale, 'server'), ...AREAS_APART.flatMap((area) => catalogueFiles(locale, area))].map(
        (file) => basename(file),
      ),
    ),
  ),
]
const itemsOf = (locale: string, area: string) =>
  parsePo(readFileSync(`locales/${locale}/${area}`, 'utf8')).items.filter(({ msgid }) => msgid)
const ids = (locale: string, area: string) =>
  itemsOf(locale, area)
    .map(({ msgid }) => msgid)
    .sort()

describe.each(areas)('SHELL-01 %s', (area) => {
  const locales = LOCALES_OF.get(area) ?? LOCALES

  test('has the same texts in each locale it is offered in', () => {
    for (const locale of locales) expect(ids(locale, area)).toEqual(ids(locales[0] ?? 'nb_NO', area))
  })

  test('says something under every id, once', () => {
    for (const locale of locales) {
      expect(new Set(ids(locale, area)).size).toBe(ids(locale, area).length)
      expect(
        itemsOf(locale, area)
          .filter(({ msgstr }) => !msgstr[0]?.trim())
          .map(({ msgid }) => msgid),
      ).toEqual([])
    }
  })

  test('CALL-17 is a PO file whose header has language and encoding', () => {
    for (const locale of locales) {
      const text = readFileSync(`locales/${locale}/${area}`, 'utf8')
      expect([locale, poFault(text)]).toEqual([locale, undefined])
      const { headers, items } = parsePo(text)
      expect([headers.Language, headers['Content-Type']]).toEqual([locale, 'text/plain; charset=UTF-8'])
      expect(items.filter(({ msgid_plural }) => msgid_plural)).toEqual([])
    }
  })

  test('CALL-17 asks for the same values in each locale', () => {
    const asked = (locale: string) =>
      Object.entries(compilePo(readFileSync(`locales/${locale}/${area}`, 'utf8'), area))
        .map(([id, message]) => `${id} ${placeholdersOf(message).join(' ')}`)
        .sort()
    for (const locale of locales) expect(asked(locale)).toEqual(asked(locales[0] ?? 'nb_NO'))
  })
})

const beside = readFlowWords(new URL('../../', import.meta.url))

test.each(beside)(
  'SHELL-01 $path says every text in the languages of its flow, with the same values in each',
  (words) => {
    const flow = Object.values(flows).find(({ name }) => words.path === `flows/${name.replaceAll('_', '-')}/words.json`)
    expect(flow?.name).toBeDefined()
    const asked = (locale: Locale) => {
      const compiled = readCatalogue(locale, 'server')
      return textsIn(words, locale).map(([id]) => `${id} ${placeholdersOf(compiled[id] ?? []).join(' ')}`)
    }
    for (const locale of LOCALES)
      expect([locale, asked(locale)]).toEqual([
        locale,
        flow?.locales.includes(locale) ? asked(flow.locales[0] ?? 'nb_NO') : [],
      ])
  },
)

test('SHELL-01 a text of a page that one locale lacks is found, with the locale and the id', () => {
  expect(missingTexts('account')).toEqual([])
  const read = (locale: Locale) => (locale === 'sv_SE' ? { a: ['A'] } : { a: ['A'], b: ['B'] })
  expect(missingTexts('account', read)).toEqual(['locales/sv_SE lacks b'])
})

test('SHELL-01 no id stands in two areas, and every text is valid ICU', () => {
  const all = [
    ...areas.flatMap((area) => ids(LOCALES_OF.get(area)?.[0] ?? 'nb_NO', area)),
    ...beside.flatMap(({ words }) => Object.keys(words)),
  ]
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([])
  for (const locale of LOCALES)
    expect(() => [
      readCatalogue(locale, 'server'),
      ...AREAS_APART.map((area) => readCatalogue(locale, area)),
    ]).not.toThrow()
})

test('ONE-02 SHELL-01 the texts of the account’s fields have the same ids in each locale, and none is in a PO file too', () => {
  const inFiles = new Set(areas.flatMap((area) => ids(LOCALES_OF.get(area)?.[0] ?? 'nb_NO', area)))
  const [first, ...others] = LOCALES.map((locale) =>
    accountFieldTexts(locale).flatMap(({ texts }) => Object.entries(texts)),
  )
  for (const texts of others) expect(texts.map(([id]) => id)).toEqual(first?.map(([id]) => id))
  for (const texts of [first ?? [], ...others]) expect(texts.filter(([, text]) => !text.trim())).toEqual([])
  expect(first?.filter(([id]) => inFiles.has(id))).toEqual([])
})

const namedIn = (files: readonly string[]) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bt\('([\w.]+)'/g)].flatMap(([, id]) => (id ? [id] : [])),
  )

const SCREENS: Record<(typeof AREAS_APART)[number], readonly string[]> = {
  account: [
    'src/customer/account/',
    'src/customer/card-page/',
    'src/customer/passkeys/',
    'src/customer/privacy/',
    'src/customer/recovery/',
    'src/customer/sign-in/',
    'src/customer/sign-up/',
  ],
  elsewhere: ['src/site/elsewhere/'],
  prices: ['src/site/prices/'],
  products: ['src/customer/card-page/', 'src/customer/orders/', 'src/customer/products/', 'src/customer/withdrawal/'],
  sandbox: ['src/sandbox/'],
}
const isOf = (area: (typeof AREAS_APART)[number]) => (file: string) =>
  SCREENS[area].some((folder) => file.startsWith(folder))

test('SHELL-01 every text used on screen exists, in its own area', () => {
  const files = globSync(['src/**/*.tsx', 'src/**/*.ts'], { exclude: (file) => /\.test\./.test(file) })
  const known = readCatalogue('nb_NO', 'browser')
  const named = namedIn(files.filter((file) => !AREAS_APART.some((area) => isOf(area)(file))))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((id) => !(id in known))).toEqual([])
  for (const area of AREAS_APART) {
    const knownThere = { ...known, ...readCatalogue('nb_NO', area) }
    expect(namedIn(files.filter(isOf(area))).filter((id) => !(id in knownThere))).toEqual([])
  }
})
