import { useRouteLoaderData } from 'react-router'
import type { Person } from '#contracts/account/credentials.ts'
import type { CookieDisclaimer } from '#contracts/content/cookie-disclaimer.ts'
import type { CustomerService } from '#contracts/content/customer-service.ts'
import type { CookieChoice } from '#contracts/kernel/cookie-choice.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { PageAddress } from '#contracts/pages/page-address.ts'
import type { Elsewhere } from '#src/site/elsewhere/load-elsewhere.ts'

/** How to reach us and who we are, as the footer says it. */
export type Reach = Pick<
  CustomerService,
  'workingHoursTable' | 'phone' | 'email' | 'companyName' | 'org' | 'address' | 'postalCode' | 'city'
>

/** What the banner of a preview says (AUTH-09). */
export type PreviewWords = { title: string; text: string; leave: string }

/** What the root loader gives to every page. `today` is the day in Oslo, `origin` is the address of this site, without a path; `disclaimer` is there until cookies are answered to (SHELL-06), `elsewhere` in place of a page whose product is not sold in the locale. */
export type FrameData = {
  locale: Locale
  today: Day
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

/** The root loader's data; undefined only when that loader itself failed. */
export const useFrameData = (): FrameData | undefined => useRouteLoaderData<FrameData>('root')
