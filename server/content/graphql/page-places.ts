import type { Locale } from '#contracts/kernel/locale.ts'
import { PLAN_IDS } from '#contracts/catalogue/plans.ts'
import type { Cms } from '#server/content/create-embedded-content.ts'
import { findPage, numberOf, type FoundPage } from '#server/content/find-page.ts'

/** Where GraphQL has a page: the page it is, and the group its fields stand in. */
type Place = { page: string; group: string }

/** The addresses that portal.md 7 lists, and what stands there; any other page is at its own name. */
const PLACES: Readonly<Record<string, Place>> = {
  'home-landing-page': { page: 'home', group: 'homeLandingPage' },
  'mobile-landing-page': { page: 'mobile-landing', group: 'mobileLandingPage' },
  'mobile-subscriptions': { page: 'mobile-landing', group: 'mobileSubscriptions' },
  'scoopr-product-types': { page: 'product-type-cards', group: 'scooprProductTypes' },
  'refinancing-landing-page': { page: 'refinancing-landing-page', group: 'refinancingLandingPage' },
  'competition-page2020': { page: 'competition', group: 'competitionPage' },
  'brukervilkar-forsikring': { page: 'insurance-terms', group: 'brukervilkarForsikring' },
  'insurance-landing-page': { page: 'insurance', group: 'insuranceLandingPage' },
  'mobile-product': { page: '30gb', group: 'mobileProduct' },
  ...Object.fromEntries(
    PLAN_IDS.map((plan) => [`mobile-product/mobile-product-${plan}`, { page: plan, group: 'mobileProduct' }]),
  ),
}

/** A page as GraphQL gives it. */
export type PlacedPage = FoundPage & { uri: string; group: string }

/** The published page at an address in exactly this locale. */
export function pageAt(cms: Cms, locale: Locale, written: string): PlacedPage | undefined {
  const uri = written.replace(/^\/+|\/+$/g, '')
  const { page, group } = placeOf(uri)
  const found = findPage(cms, locale, page)
  return found && { ...found, uri, group: Object.hasOwn(PLACES, uri) ? group : groupOf(found.document.name) }
}

/** The published page of a number. */
export function pageOfNumber(cms: Cms, locale: Locale, number: number): PlacedPage | undefined {
  const uri = [...Object.keys(PLACES), ...cms.pages(locale).keys()].find(
    (candidate) => numberOf(placeOf(candidate).page) === number,
  )
  return uri === undefined ? undefined : pageAt(cms, locale, uri)
}

const placeOf = (uri: string): Place =>
  (Object.hasOwn(PLACES, uri) ? PLACES[uri] : undefined) ?? { page: uri, group: groupOf(uri) }

/** Every group with the name of the page whose fields it has; a plan's is "plan". */
export function groupsOf(names: Iterable<string>): ReadonlyMap<string, string> {
  const own = [...names].filter((name) => name !== 'plans').map((name): [string, string] => [groupOf(name), name])
  const placed = Object.values(PLACES).map(({ page, group }): [string, string] => [
    group,
    group === 'mobileProduct' ? 'plan' : page,
  ])
  return new Map([...own, ...placed])
}

/** The group of a page: its name in one word, that of its folder for a page in one. */
const groupOf = (name: string) =>
  name.replace(/\/.*$/, '').replace(/-+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
