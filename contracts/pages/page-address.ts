import type { Locale } from '../kernel/locale.ts'
import type { PageDecision, Product } from '../products/offers.ts'
import type { Section } from './page.ts'

/** How a page is told of to search engines and where it is shared (PAGE-25), and what stands around it. */
export type PageAddress = {
  /** The full address to know the page by; undefined for a page that is not indexed. */
  canonical: string | undefined
  /** The same page on the sites of the other locales, and on this one; empty where there is none other. */
  alternates: { locale: Locale; href: string }[]
  section: Section
  /** Without footer and cookie notice (SHELL-16). */
  fullscreen: boolean
  /** What a visitor is shown there, and of which product. */
  decision: PageDecision
  product: Product | undefined
}
