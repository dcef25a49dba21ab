import { camelCase, DOCUMENTS, type DocumentDeclaration } from '#contracts/content/documents.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { PLAN_IDS } from '#contracts/catalogue/plans.ts'
import type { Cms } from '#server/content/create-embedded-content.ts'
import { findPage, numberOf, type FoundPage } from '#server/content/find-page.ts'

type Place = { page: string; group: string }

const PLACES: Readonly<Record<string, Place>> = {
  ...Object.fromEntries(
    Object.entries<DocumentDeclaration>(DOCUMENTS).flatMap(([page, { outside, also = {} }]) =>
      [...(outside ? [[outside.uri, outside.group] as const] : []), ...Object.entries(also)].map(
        ([uri, group]): [string, Place] => [uri, { page, group }],
      ),
    ),
  ),
  'mobile-product': { page: '30gb', group: 'mobileProduct' },
  ...Object.fromEntries(
    PLAN_IDS.map((plan) => [`mobile-product/mobile-product-${plan}`, { page: plan, group: 'mobileProduct' }]),
  ),
}

export type PlacedPage = FoundPage & { uri: string; group: string }

export function pageAt(cms: Cms, locale: Locale, written: string): PlacedPage | undefined {
  const uri = written.replace(/^\/+|\/+$/g, '')
  const { page, group } = placeOf(uri)
  const found = findPage(cms, locale, page)
  return found && { ...found, uri, group: Object.hasOwn(PLACES, uri) ? group : camelCase(found.document.name) }
}

export function pageOfNumber(cms: Cms, locale: Locale, number: number): PlacedPage | undefined {
  const uri = [...Object.keys(PLACES), ...cms.pages(locale).keys()].find(
    (candidate) => numberOf(placeOf(candidate).page) === number,
  )
  return uri === undefined ? undefined : pageAt(cms, locale, uri)
}

const placeOf = (uri: string): Place =>
  (Object.hasOwn(PLACES, uri) ? PLACES[uri] : undefined) ?? { page: uri, group: camelCase(uri) }

export function groupsOf(names: Iterable<string>): ReadonlyMap<string, string> {
  const own = [...names].filter((name) => name !== 'plans').map((name): [string, string] => [camelCase(name), name])
  const placed = Object.values(PLACES).map(({ page, group }): [string, string] => [
    group,
    group === 'mobileProduct' ? 'plan' : page,
  ])
  return new Map([...own, ...placed])
}
