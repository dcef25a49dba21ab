import type { FlowName } from '../chat/flow-name.ts'
import type { Locale } from '../kernel/locale.ts'
import type { PageKind, Product } from '../products/offers.ts'

/** What a page is about: its colour, and its picture where it is shared (public/og). */
export type Section = 'home' | 'mobile' | 'power' | 'insurance' | 'refinancing' | 'service' | 'blog'

/** What a page is of, and which kind of page of it: where it is shown follows (contracts/products/offers.ts). */
type OfProduct =
  | { readonly product: Product; readonly kind: PageKind }
  | { readonly product?: undefined; readonly kind?: undefined }

type PageTraits = OfProduct & {
  /** Written in each locale on its own, under an address of its own: it has no like on the other sites. */
  readonly alone?: true
  /** Only for who is signed in (AUTH-05). */
  readonly signedIn?: true
  /** Without footer and cookie notice (SHELL-16). */
  readonly fullscreen?: true
  /** Nothing to look at: a file, or the answer to a form. */
  readonly bare?: true
}

/** The conversation of a page where neither address nor content names another; the flow by locale where they differ. */
type PageChat = { readonly flow: FlowName | Readonly<Record<Locale, FlowName>>; readonly step: string }

/** A page. Addresses are in the router's own writing: `:name` is any one part, `?` says that it may be missing. */
export type PageDeclaration = PageTraits & {
  /** The address that links lead to. */
  readonly at: string
  /** The address search engines know the page by, where it is not `at`. */
  readonly knownBy?: string
  /** Other addresses of the same page, in other languages or with more in them. */
  readonly also?: readonly string[]
  /** Where campaigns of the page lead to; no search engine knows it. */
  readonly campaigns?: string
  /** Addresses the page had before; they lead to `at` for good. */
  readonly moved?: readonly string[]
  /** The page is no more than a way to this address, for good. */
  readonly leadsTo?: string
  /** The file in src/routes, where it is not named like the page; `landing` is the one of any page around a conversation. */
  readonly route?: string
  readonly chat: PageChat | 'none'
  /** The page's name in the CMS, whose words give its title and description; without any, the words of the screens do. */
  readonly content: string
  readonly index: 'yes' | 'no'
  readonly section: Section
}

/**
 * What search engines are told (SHELL-15, PAGE-25): `yes` know it, by the address in `of` where the path goes on with more;
 * `no` keep it out, in header, meta and sitemap; `alias` it is another address of the page in `of`, which is the one to
 * know; `moved` it leads to `of` for good.
 */
type IndexRule = 'yes' | 'no' | 'alias' | 'moved'

/** One address of a page. */
export type Page = PageTraits & {
  readonly path: string
  /** The file in src/routes, without its ending. */
  readonly page: string
  readonly content: string
  readonly flow?: PageChat['flow']
  readonly step?: string
  readonly index: IndexRule
  /** The address to know the page by, or to go to, with the parts of this one. */
  readonly of?: string
  readonly section: Section
}
