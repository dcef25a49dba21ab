import * as v from 'valibot'
import { PLAN_IDS } from '#contracts/catalogue/plans.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { WrittenPage } from './create-reader.ts'
import type { Cms } from './create-embedded-content.ts'

const Plans = v.object({ plans: v.record(v.string(), v.looseObject({})) })

/** The names that calls know pages by (portal.md 7, 'Content'), and the pages' own. */
const PAGE_IDS: Readonly<Record<string, string>> = {
  customerService: 'customer-service',
  dataPolicy: 'privacy',
  cookies: 'cookies',
  userAgreement: 'consent-terms',
  mobilUserAgreement: 'order-terms',
  home: 'home',
  mobile: 'mobile-landing',
  mobileSubscriptions: 'product-list',
  refinancing: 'refinancing-landing-page',
  insurance: 'insurance',
  about: 'about',
}

/** The published page of an id in exactly this locale; a plan's id ("flex", "1gb") gives that plan's page. */
export function findPage({ pages }: Cms, locale: Locale, id: string): WrittenPage | undefined {
  if (PLAN_IDS.some((plan) => plan === id)) return findPlan(pages(locale).get('plans'), id)
  return pages(locale).get(Object.hasOwn(PAGE_IDS, id) ? (PAGE_IDS[id] ?? id) : id)
}

function findPlan(found: WrittenPage | undefined, id: string): WrittenPage | undefined {
  if (!found || !v.is(Plans, found.page)) return undefined
  const page = found.page.plans[id]
  return page && { document: found.document, page }
}
