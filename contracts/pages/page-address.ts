import type { Locale } from '../kernel/locale.ts'
import type { PageDecision, Product } from '../products/offers.ts'
import type { SchemaType, Section } from './page.ts'
import type { PageTexts } from './page-texts.ts'

/** Metadata for search engines and sharing, and the page's frame (PAGE-25). */
export type PageAddress = PageTexts & {
  /** The absolute canonical URL; `undefined` if the page is not indexed. */
  canonical: string | undefined
  alternates: { locale: Locale; href: string }[]
  section: Section
  schemas: readonly SchemaType[]
  /** Hides the footer, the cookie notice and the banner that asks for consent (SHELL-16). */
  fullscreen: boolean
  workplace: boolean
  bar: boolean
  decision: PageDecision
  product: Product | undefined
}
