import type { Locale } from '../kernel/locale.ts'

export const PRODUCTS = ['mobile', 'power', 'insurance', 'refinancing', 'corporate', 'customerService', 'blog'] as const
export type Product = (typeof PRODUCTS)[number]

/**
 * How a product is sold in a locale. `listed`: in the menu and known to search engines (SHELL-17's active products).
 * `unlisted`: ordered by who comes to its pages, as Norway's products are in English. `no`: nothing of it can be ordered.
 */
export type Sale = 'listed' | 'unlisted' | 'no'

/** The kinds of page a product has: what sells it, its plans and prices, what is written about it, its terms, and what is for its customers. */
export const PAGE_KINDS = ['landing', 'details', 'article', 'terms', 'customers'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/**
 * What a visitor is shown at a product's page. `sold`: the page. `wayOn`: that it is not sold here, and what is.
 * `asWritten`: the page in the language it is written in. `notFound`: nothing, with status 404.
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

/** What is sold where (SHELL-17): the one place that menu, pages, sitemap, structured data, conversations, effects and calls read. */
const OFFERS: Readonly<Record<Product, Readonly<Record<Locale, Offer>>>> = {
  mobile: { nb_NO: LISTED, sv_SE: SOLD_ELSEWHERE, da_DK: SOLD_ELSEWHERE, en_US: UNLISTED },
  insurance: { nb_NO: LISTED, sv_SE: SOLD_ELSEWHERE, da_DK: SOLD_ELSEWHERE, en_US: UNLISTED },
  refinancing: { nb_NO: LISTED, sv_SE: SOLD_ELSEWHERE, da_DK: SOLD_ELSEWHERE, en_US: UNLISTED },
  corporate: { nb_NO: LISTED, sv_SE: ABSENT, da_DK: ABSENT, en_US: ABSENT },
  power: { nb_NO: ABSENT, sv_SE: LISTED, da_DK: LISTED, en_US: ABSENT },
  customerService: { nb_NO: LISTED, sv_SE: LISTED, da_DK: LISTED, en_US: LISTED },
  blog: { nb_NO: ABSENT, sv_SE: ABSENT, da_DK: LISTED, en_US: ABSENT },
}

/** Whether a product is active in a locale; where it is not, it is greyed out, never a dead link (SHELL-17). */
export const isActive = (product: Product, locale: Locale): boolean => OFFERS[product][locale].sale === 'listed'

/** Whether a product can be ordered in a locale at all. */
export const isSold = (product: Product, locale: Locale): boolean => OFFERS[product][locale].sale !== 'no'

/** What is shown at a product's page of a kind in a locale. */
export const pageDecision = (product: Product, kind: PageKind, locale: Locale): PageDecision =>
  OFFERS[product][locale].pages[kind]
