import type { Locale } from '#contracts/kernel/locale.ts'
import { canonicalPath, findPage, type FoundPage } from '#contracts/pages/find-page.ts'
import { textsOf } from '#contracts/pages/page-texts.ts'
import type { Section } from '#contracts/pages/page.ts'
import type { PageAddress } from '#contracts/pages/page-address.ts'
import { isActive, pageDecision, type PageDecision } from '#contracts/products/offers.ts'
import type { Site, Sites } from '#server/edge/sites.ts'

export function pageAddress(pathname: string, here: Site, sites: Sites['all'], locale = here.locale): PageAddress {
  const found = findPage(pathname)
  const decision = decisionOf(found, locale)
  const path = decision === 'wayOn' ? undefined : indexedPath(found, here.locale)
  return {
    canonical: path && here.origin + path,
    alternates: path === undefined ? [] : alternatesOf(found, sites),
    ...textsOf(found.row.name),
    schemas: found.row.schemas ?? [],
    section: sectionIn(here.locale, found.row.section),
    fullscreen: decision === 'sold' && (found.row.fullscreen ?? false),
    workplace: found.row.workplace ?? false,
    bar: found.row.bar ?? decision === 'notFound',
    decision,
    product: found.row.product,
  }
}

function decisionOf({ row }: FoundPage, locale: Locale): PageDecision {
  return row.product === undefined ? 'sold' : pageDecision(row.product, row.kind, locale)
}

const sectionIn = (locale: Locale, section: Section = 'home'): Section =>
  section === 'home' && isActive('power', locale) ? 'power' : section

/** `undefined` if the page is not indexed or its product is not sold in the locale (SHELL-17). */
export function indexedPath(found: FoundPage, locale: Locale): string | undefined {
  const { product } = found.row
  return product === undefined || isActive(product, locale) ? canonicalPath(found) : undefined
}

export function alternatesOf(found: FoundPage, sites: Sites['all']): PageAddress['alternates'] {
  if (found.row.alone) return []
  const having = sites.flatMap(({ locale, origin }) => {
    const path = indexedPath(found, locale)
    return path === undefined ? [] : [{ locale, href: origin + path }]
  })
  return having.length > 1 ? having : []
}
