import type { Messages } from '@lingui/core'
import { createContext } from 'react-router'
import type { CardFields, CardProblems, AccountView } from '#contracts/account/account-card.ts'
import type { Card } from '#contracts/account/account-fields.ts'
import type { Person } from '#contracts/account/credentials.ts'
import type { Archive, ConsentView, ErasureOutcome, ErasureView, LastInvoice } from '#contracts/account/my-data.ts'
import type { PhoneChangeOutcome, PhoneChangeView } from '#contracts/account/phone-change.ts'
import type { SignUpOutcome, SignUpState, SignUpStep } from '#contracts/account/sign-up.ts'
import type { VippsLogin } from '#contracts/account/vipps.ts'
import type { ChatElement, End, Waiting } from '#contracts/chat/element.ts'
import type { NotTaken } from '#contracts/chat/not-taken.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { ContentPort } from '#contracts/content/content-port.ts'
import type { ReviewFigures } from '#contracts/content/reviews.ts'
import type { CookieChoice } from '#contracts/kernel/cookie-choice.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { PageAddress } from '#contracts/pages/page-address.ts'
import type { Result } from '#contracts/kernel/result.ts'
import type { SubscriptionOverview } from '#contracts/products/overview.ts'
import type { PowerOverview } from '#contracts/products/power-overview.ts'
import type { Products } from '#contracts/products/provider-state.ts'
import type { SentMessage } from '#contracts/products/sent-message.ts'
import type { SandboxService } from '#contracts/sandbox/sandbox-service.ts'

/** Which conversation a page carries: its flow, entry step, and the product it arrives with. */
export type ChatEntry = { flow: FlowName; step: string; product?: string; productValue?: string }

/**
 * A conversation as a page shows it. Without `sessionId` nothing is stored yet: the elements are the flow's opening,
 * and the first answer begins the session. `turnId` is the id of the next answer, so that a form sent twice counts once.
 */
export type Conversation = {
  entry: ChatEntry
  sessionId?: string
  elements: ChatElement[]
  cursor: number
  waiting: Waiting
  ended?: End
  turnId: string
  /** Other devices of the signed-in customer may take part in it (BEY-03). */
  shared?: true
  /** An answer posted as a form that came too late. */
  notTaken?: NotTaken
}

/** What the sandbox's pages are given: saved runs, texts and places of a flow or a machine. */
export type Sandbox = {
  service: (flow: FlowName) => Promise<SandboxService>
  machineDesk: (machine: string) => Promise<SandboxService>
}

/** The visitor's sign-up (SIGN-01 to 03). */
export type SignUpPort = {
  read: () => Promise<SignUpState>
  answer: (step: SignUpStep, written: string) => Promise<SignUpOutcome>
  askForCode: () => Promise<SignUpOutcome>
}

/** The signed-in person's own account (ACC-01). */
export type AccountPort = {
  read: () => Promise<AccountView | undefined>
  /** `phone`: the number the card asks for beside, which is changed by codes to the old one and the new one. */
  save: (
    card: Card,
    fields: CardFields,
  ) => Promise<Result<{ phone: string | undefined }> | { ok: false; reason: 'invalid'; problems: CardProblems }>
  phone: PhoneChangePort
}

/** The change of the phone number: a code to the old one, then to the new one. */
export type PhoneChangePort = {
  read: () => Promise<PhoneChangeView | undefined>
  begin: (phone: string) => Promise<PhoneChangeOutcome>
  check: (code: string) => Promise<PhoneChangeOutcome>
  askForCode: () => Promise<PhoneChangeOutcome>
  cancel: () => Promise<PhoneChangeOutcome>
}

/** What the portal keeps of the signed-in person (ACC-04, BEY-11). */
export type MyDataPort = {
  consents: () => Promise<ConsentView[]>
  withdraw: (id: string) => Promise<boolean>
  archive: () => Promise<Archive | undefined>
  erasure: () => Promise<ErasureView | undefined>
  askForCode: () => Promise<ErasureOutcome>
  erase: (code: string) => Promise<ErasureOutcome>
  /** For a while after the erasure, in the browser it was done in: what is still to be paid, and each as a PDF. */
  lastInvoices: () => Promise<LastInvoice[]>
  lastInvoiceFile: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
}

/** Signing in with Vipps (CALL-14). */
export type VippsPort = {
  offered: boolean
  read: (key: string) => Promise<VippsLogin | undefined>
  finish: (id: string, accepts: boolean) => Promise<{ to: string; cookies: string[] } | undefined>
}

/** What a route may ask of the server for this request; filled by server/ssr. */
export type Portal = {
  locale: Locale
  /** The day in Oslo, whose prices are shown. */
  today: Day
  brand: string
  /** The insurer's self-service page (PROD-03). */
  insurerUrl: string
  /** Scheme and host the portal is reached by from outside. */
  origin: string
  /** What is to be told of the page at a path of the portal. */
  page: (pathname: string) => PageAddress
  person: Person | undefined
  /** What the visitor has said to cookies; undefined until they have (SHELL-06). */
  cookieChoice: CookieChoice | undefined
  /** The welcome of a browser's first time (SHELL-07): whether it is due, where it leads, and the cookie that remembers it. */
  splash: { due: boolean; to: string; remember: () => string }
  nonce: string
  /** On a first visit: the whole page with the styles of its first screen in it, and its stylesheets, which it has at its end, after all else. */
  firstScreen: ((html: string) => string) | undefined
  /** Development and test: demo customers, /dev/sms. */
  development: boolean
  content: ContentPort
  /** What the banner says while drafts are shown (AUTH-09). */
  preview: { title: string; text: string; leave: string } | undefined
  /** Name of what the CMS holds now. */
  contentVersion: string
  /** Texts of the locale that take the place of the shipped ones on screen, compiled by id, and where browsers find them (CALL-17). */
  texts: { messages: Messages; address: string } | undefined
  /** The figures of the configured review service; undefined where there is none, or it has none. */
  reviews: () => Promise<ReviewFigures | undefined>
  /** The visitor's conversation of an entry; a session named in the address only where the visitor proves it is theirs (SEC-04). */
  conversation: (entry: ChatEntry, session?: string) => Promise<Conversation>
  subscriptions: () => Promise<Result<SubscriptionOverview[]>>
  power: () => Promise<Result<PowerOverview[]>>
  signUp: SignUpPort
  /** What the providers tell of who is signed in; of a stranger, nothing. */
  products: Products
  vipps: VippsPort
  account: AccountPort
  /** Goes on with the session: the cookie that holds it; undefined where it has lasted as long as one may. */
  staySignedIn: () => Promise<string | undefined>
  myData: MyDataPort
  approveGeneralTerms: () => Promise<Result<unknown>>
  approveTelipolTerms: () => Promise<Result<unknown>>
  /** Undefined for who may not open the sandbox (SAND-05). */
  sandbox: Sandbox | undefined
  sentMessages: () => Promise<SentMessage[]>
  /** Logs an unexpected error, without its message, which may hold what a person wrote (SEC-05). */
  report: (error: unknown) => void
  /** A Set-Cookie value that remembers where a stranger wanted to go, for after the sign-in (AUTH-05). */
  rememberOrigin: (path: string) => string
  /** The phone number that an address brought along, in full; a prefill, never an identity (PAGE-21). */
  givenPhone: string | undefined
  /** A Set-Cookie value that keeps a number written in an address for an hour; one that is none is forgotten. */
  rememberPhone: (written: string) => string
}

export const portalContext = createContext<Portal>()
