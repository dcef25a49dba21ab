import type { FlowName } from '../chat/flow-name.ts'
import type { Locale } from '../kernel/locale.ts'
import type { PageKind, Product } from '../products/offers.ts'

/** What a page is about: its colour, and its picture where it is shared (public/og). */
export type Section = 'home' | 'mobile' | 'power' | 'insurance' | 'refinancing' | 'service' | 'blog'

/**
 * What search engines are told (SHELL-15, PAGE-25): `yes` know it, by the address in `of` where the path goes on with more;
 * `no` keep it out, in header, meta and sitemap; `alias` it is another address of the page in `of`, which is the one to
 * know; `moved` it leads to `of` for good.
 */
export type IndexRule = 'yes' | 'no' | 'alias' | 'moved'

/** What a page is of, and which kind of page of it: where it is shown follows (contracts/products/offers.ts). */
type OfProduct = { readonly product: Product; readonly kind: PageKind } | { readonly product?: undefined; readonly kind?: undefined }

/** One line of the table of pages. */
export type Page = OfProduct & {
  /** The address in the router's own writing: `:name` is any one part, `?` says that it may be missing. */
  readonly path: string
  /** The file in src/routes. */
  readonly page: string
  /** The conversation of the page where neither address nor content names another; by locale where they differ. */
  readonly flow?: FlowName | Readonly<Record<Locale, FlowName>>
  readonly step?: string
  readonly index: IndexRule
  /** The address to know the page by, or to go to, with the parts of this one. */
  readonly of?: string
  readonly section?: Section
  /** Written in each locale on its own, under an address of its own: it has no like on the other sites. */
  readonly alone?: true
  /** Only for who is signed in (AUTH-05). */
  readonly signedIn?: true
  /** Without footer and cookie notice (SHELL-16). */
  readonly fullscreen?: true
  /** Nothing to look at: a file, or the answer to a form. */
  readonly bare?: true
}
