import type { Locale } from '../kernel/locale.ts'

export const PRODUCTS = ['mobile', 'power', 'insurance', 'refinancing', 'corporate', 'customerService', 'blog'] as const
export type Product = (typeof PRODUCTS)[number]

/**
 * How a product is sold in a locale (SHELL-17). `unlisted`: can be ordered, but is neither in the menu nor indexed;
 * `no`: cannot be ordered.
 */
export type Sale = 'listed' | 'unlisted' | 'no'

export const PAGE_KINDS = ['landing', 'details', 'article', 'terms', 'customers'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/**
 * `wayOn`: says that the product is not sold here and what is; `asWritten`: shows the page in its original language.
 */
export type PageDecision = 'sold' | 'wayOn' | 'asWritten' | 'notFound'

type Offer = { readonly sale: Sale; readonly pages: Readonly<Record<PageKind, PageDecision>> }

const HERE = { landing: 'sold', details: 'sold', article: 'sold', terms: 'sold', customers: 'sold' } as const
const ELSEWHERE = {
  landing: 'wayOn',
  details: 'wayOn',
  article: 'wayOn',
  terms: 'asWritten',
  customers: 'wayOn',
} as const
const NOWHERE = {
  landing: 'notFound',
  details: 'notFound',
  article: 'notFound',
  terms: 'notFound',
  customers: 'notFound',
} as const

const LISTED: Offer = { sale: 'listed', pages: HERE }
const UNLISTED: Offer = { sale: 'unlisted', pages: HERE }
const SOLD_ELSEWHERE: Offer = { sale: 'no', pages: ELSEWHERE }
const ABSENT: Offer = { sale: 'no', pages: NOWHERE }

/**
 * The only definition of what is sold where; menu, pages, sitemap, conversations, effects and API calls all use it
 * (SHELL-17).
 */
const OFFERS: Readonly<Record<Product, Readonly<Record<Locale, Offer>>>> = {
  mobile: { nb_NO: LISTED, sv_SE: SOLD_ELSEWHERE, da_DK: SOLD_ELSEWHERE, en_US: UNLISTED },
  insurance: { nb_NO: LISTED, sv_SE: SOLD_ELSEWHERE, da_DK: SOLD_ELSEWHERE, en_US: UNLISTED },
  refinancing: { nb_NO: LISTED, sv_SE: SOLD_ELSEWHERE, da_DK: SOLD_ELSEWHERE, en_US: UNLISTED },
  corporate: { nb_NO: LISTED, sv_SE: ABSENT, da_DK: ABSENT, en_US: ABSENT },
  power: { nb_NO: ABSENT, sv_SE: LISTED, da_DK: LISTED, en_US: ABSENT },
  customerService: { nb_NO: LISTED, sv_SE: LISTED, da_DK: LISTED, en_US: LISTED },
  blog: { nb_NO: ABSENT, sv_SE: ABSENT, da_DK: LISTED, en_US: ABSENT },
}

/** Inactive products are greyed out and never dead links (SHELL-17). */
export const isActive = (product: Product, locale: Locale): boolean => OFFERS[product][locale].sale === 'listed'

export const isSold = (product: Product, locale: Locale): boolean => OFFERS[product][locale].sale !== 'no'

export const pageDecision = (product: Product, kind: PageKind, locale: Locale): PageDecision =>
  OFFERS[product][locale].pages[kind]
