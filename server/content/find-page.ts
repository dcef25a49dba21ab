import { createHash } from 'node:crypto'
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
  cookieDisclaimer: 'cookie-disclaimer',
  userAgreement: 'consent-terms',
  mobilUserAgreement: 'order-terms',
  home: 'home',
  mobile: 'mobile-landing',
  mobileSubscriptions: 'product-list',
  refinancing: 'refinancing-landing-page',
  insurance: 'insurance',
  about: 'about',
}

/** A page with the number that stands for its name where calls want one. */
export type FoundPage = WrittenPage & { number: number }

/** The published page of an id in exactly this locale; a plan's id ("flex", "1gb") gives that plan's page. */
export function findPage({ pages }: Cms, locale: Locale, id: string): FoundPage | undefined {
  const written = pages(locale)
  const named = (name: string) => (isPlan(name) ? planIn(written.get('plans'), name) : written.get(name))
  const name = /^\d+$/.test(id)
    ? [...PLAN_IDS, ...written.keys()].find((candidate) => numberOf(candidate) === Number(id))
    : ((Object.hasOwn(PAGE_IDS, id) ? PAGE_IDS[id] : undefined) ?? id)
  const found = name === undefined ? undefined : named(name)
  return found && name !== undefined ? { ...found, number: numberOf(name) } : undefined
}

/** The number of a name, always the same: 24 bits of its hash. */
export const numberOf = (name: string): number => createHash('sha256').update(name).digest().readUIntBE(0, 3)

const isPlan = (name: string) => PLAN_IDS.some((plan) => plan === name)

function planIn(found: WrittenPage | undefined, id: string): WrittenPage | undefined {
  if (!found || !v.is(Plans, found.page)) return undefined
  const page = found.page.plans[id]
  return page && { document: found.document, page }
}
