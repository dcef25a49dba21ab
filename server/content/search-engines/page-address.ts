import type { Locale } from '#contracts/kernel/locale.ts'
import { canonicalPath, findPage, type FoundPage } from '#contracts/pages/find-page.ts'
import type { Section } from '#contracts/pages/page.ts'
import type { PageAddress } from '#contracts/pages/page-address.ts'
import { isActive, pageDecision, type PageDecision } from '#contracts/products/offers.ts'
import type { Site, Sites } from '#server/edge/sites.ts'

/** What is to be told of the page at a path of a site (PAGE-25, SHELL-15, SHELL-16). */
export function pageAddress(pathname: string, here: Site, sites: Sites['all'], locale = here.locale): PageAddress {
  const found = findPage(pathname)
  const decision = decisionOf(found, locale)
  const path = decision === 'wayOn' ? undefined : indexedPath(found, here.locale)
  return {
    canonical: path && here.origin + path,
    alternates: path === undefined ? [] : alternatesOf(found, sites),
    section: sectionIn(here.locale, found.row.section),
    fullscreen: decision === 'sold' && (found.row.fullscreen ?? false),
    decision,
    product: found.row.product,
  }
}

function decisionOf({ row }: FoundPage, locale: Locale): PageDecision {
  return row.product === undefined ? 'sold' : pageDecision(row.product, row.kind, locale)
}

/** The home page's subject is what is sold there. */
const sectionIn = (locale: Locale, section: Section = 'home'): Section =>
  section === 'home' && isActive('power', locale) ? 'power' : section

/** The path a page is indexed by in a locale; undefined where it is not, or what it sells is not sold there (SHELL-17). */
export function indexedPath(found: FoundPage, locale: Locale): string | undefined {
  const { product } = found.row
  return product === undefined || isActive(product, locale) ? canonicalPath(found) : undefined
}

/** The page on every site that has it, where several have. */
export function alternatesOf(found: FoundPage, sites: Sites['all']): PageAddress['alternates'] {
  if (found.row.alone) return []
  const having = sites.flatMap(({ locale, origin }) => {
    const path = indexedPath(found, locale)
    return path === undefined ? [] : [{ locale, href: origin + path }]
  })
  return having.length > 1 ? having : []
}
