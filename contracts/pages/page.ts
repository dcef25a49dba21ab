import type { FlowName } from '../chat/flow-name.ts'
import type { DocumentName } from '../content/documents.ts'
import type { Locale } from '../kernel/locale.ts'
import type { PageKind, Product } from '../products/offers.ts'

export type Section = 'home' | 'mobile' | 'power' | 'insurance' | 'refinancing' | 'service' | 'blog'

/** Kinds of schema.org data (PAGE-25). */
export type SchemaType = 'Organization' | 'Product' | 'FAQPage' | 'BreadcrumbList'

type OfProduct =
  | { readonly product: Product; readonly kind: PageKind }
  | { readonly product?: undefined; readonly kind?: undefined }

type PageTraits = OfProduct & {
  /** Has no equivalent in other locales, so no alternates are published. */
  readonly alone?: true
  readonly signedIn?: true
  /** Hides the footer, the cookie notice and the banner that asks for consent (SHELL-16). */
  readonly fullscreen?: true
  /** A tool that takes the whole window: no header, footer, menu or notices (SAND-01). */
  readonly workplace?: true
  readonly bare?: true
  /** The structured data of the page; no other is rendered. */
  readonly schemas?: readonly SchemaType[]
}

export type OwnChat = { readonly flow: FlowName | Readonly<Record<Locale, FlowName>>; readonly step: string }

/** `bar`: a field at the window's edge that leads to the visitor's conversation (HEAR-10); `none` tells why not. */
type PageChat = OwnChat | 'bar' | { readonly none: string }

export const ownChat = (chat: PageChat): OwnChat | undefined =>
  typeof chat === 'object' && 'flow' in chat ? chat : undefined

/**
 * `content` is the document of the CMS. `route` is the file in src/routes if it differs from the page name; `landing`
 * serves any page around a conversation, from a document that is declared here.
 */
type PageContent =
  | { readonly route: 'landing'; readonly content: string }
  | { readonly route?: string; readonly content: DocumentName | 'posts' | 'none' }

/** Addresses use the router's syntax: `:name` is one segment, and `?` makes it optional. */
export type PageDeclaration = PageTraits &
  PageContent & {
    readonly at: string
    /** The canonical address for search engines, if it differs from `at`. */
    readonly knownBy?: string
    readonly also?: readonly string[]
    readonly campaigns?: string
    /** Former addresses, which redirect permanently to `at`. */
    readonly moved?: readonly string[]
    readonly redirectsTo?: string
    readonly chat: PageChat
    readonly index: 'yes' | 'no'
    readonly section: Section
    /** Message ids of title and description, if neither a document nor what is shown provides them. */
    readonly title?: string
    readonly description?: string
  }

/**
 * Indexing rule (SHELL-15, PAGE-25). `yes`: index, under `of` if set; `no`: exclude; `alias`: canonical is `of`;
 * `moved`: redirect permanently to `of`.
 */
type IndexRule = 'yes' | 'no' | 'alias' | 'moved'

export type Page = PageTraits & {
  readonly name: string
  readonly path: string
  readonly page: string
  readonly content: string
  readonly flow?: OwnChat['flow']
  readonly step?: string
  readonly bar?: true
  readonly index: IndexRule
  readonly of?: string
  readonly section: Section
}
