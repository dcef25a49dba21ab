import { useRouteLoaderData } from 'react-router'
import type { Person } from '#contracts/account/credentials.ts'
import type { ComingPrices } from '#contracts/catalogue/next-change.ts'
import type { CookieDisclaimer } from '#contracts/content/legal-pages.ts'
import type { CustomerService } from '#contracts/content/customer-service.ts'
import type { CookieChoice } from '#contracts/kernel/cookie-choice.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { PageAddress } from '#contracts/pages/page-address.ts'
import type { Elsewhere } from '#src/site/elsewhere/load-elsewhere.ts'

export type Reach = Pick<
  CustomerService,
  'workingHoursTable' | 'phone' | 'email' | 'companyName' | 'org' | 'address' | 'postalCode' | 'city'
>

export type PreviewWords = { title: string; text: string; leave: string }

/**
 * `today` is the day in Oslo, `origin` has no path. `disclaimer` is set until cookies are answered (SHELL-06),
 * `elsewhere` when the product is not sold in the locale.
 */
export type FrameData = {
  locale: Locale
  today: Day
  comingPrices: ComingPrices
  person: Person | undefined
  nonce: string
  brand: string
  origin: string
  service: Reach
  page: PageAddress
  cookieChoice: CookieChoice | undefined
  disclaimer: CookieDisclaimer | undefined
  contentVersion: string
  preview?: PreviewWords
  elsewhere?: Elsewhere
  isFirstVisit?: true
}

/** Undefined only when the root loader failed. */
export const useFrameData = (): FrameData | undefined => useRouteLoaderData<FrameData>('root')
