import type { Messages } from '@lingui/core'
import { createContext } from 'react-router'
import type { CardFields, CardProblems, AccountView } from '#contracts/account/account-card.ts'
import type { Card } from '#contracts/account/account-fields.ts'
import type { ChangeView, UndoOutcome } from '#contracts/account/changes.ts'
import type { DeviceView } from '#contracts/account/devices.ts'
import type { Person } from '#contracts/account/credentials.ts'
import type { Archive, ConsentView, ErasureOutcome, ErasureView, LastInvoice } from '#contracts/account/my-data.ts'
import type { PasskeyView } from '#contracts/account/passkeys.ts'
import type { AccountEvent } from '#contracts/account/security-events.ts'
import type { PhoneChangeOutcome, PhoneChangeView } from '#contracts/account/changes.ts'
import type { RecoveryOutcome, RecoveryView } from '#contracts/account/recovery.ts'
import type { SignUpOutcome, SignUpState, SignUpStep } from '#contracts/account/sign-up.ts'
import type { SensitiveAct, StepUpOutcome, StepUpView } from '#contracts/account/step-up.ts'
import type { VippsLogin } from '#contracts/account/provider-sign-in.ts'
import type { ChatElement, End, Waiting } from '#contracts/chat/element.ts'
import type { NotTaken } from '#contracts/chat/not-taken.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { ContentPort } from '#contracts/content/content-port.ts'
import type { ReviewFigures } from '#contracts/content/testimonial.ts'
import type { Effort } from '#contracts/kernel/effort.ts'
import type { CookieChoice } from '#contracts/kernel/cookie-choice.ts'
import type { Toggle } from '#contracts/features/toggles.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { OrderFileName, OrderView } from '#contracts/orders/order-view.ts'
import type { PageAddress } from '#contracts/pages/page-address.ts'
import type { Result } from '#contracts/kernel/result.ts'
import type { SubscriptionOverview } from '#contracts/products/overview.ts'
import type { PortingPort } from '#contracts/products/portation.ts'
import type { PowerOverview } from '#contracts/products/power-overview.ts'
import type { Products } from '#contracts/products/provider-state.ts'
import type { OrderRights, ResendOutcome, WithdrawalLinkStep, WithdrawalView } from '#contracts/orders/withdrawal.ts'
import type { SentMail, SentMessage } from '#contracts/products/sent-message.ts'
import type { FlowEntry, SandboxService } from '#contracts/sandbox/sandbox-service.ts'

export type ChatEntry = { flow: FlowName; step: string; product?: string; productValue?: string }

/**
 * Without `sessionId` nothing is stored yet: the first answer starts the session. `turnId` is the next answer's
 * idempotency key.
 */
export type Conversation = {
  entry: ChatEntry
  sessionId?: string
  elements: ChatElement[]
  cursor: number
  waiting: Waiting
  ended?: End
  turnId: string
  /** Other devices of the signed-in customer may join the conversation (BEY-03). */
  shared?: true
  /** An answer submitted by form that arrived too late. */
  notTaken?: NotTaken
}

export type Sandbox = {
  flows: () => Promise<FlowEntry[]>
  service: (flow: FlowName) => Promise<SandboxService>
  machineService: (machine: string) => Promise<SandboxService>
}

export type SignUpPort = {
  read: () => Promise<SignUpState>
  answer: (step: SignUpStep, written: string, effort?: Effort) => Promise<SignUpOutcome>
  askForCode: (effort?: Effort) => Promise<SignUpOutcome>
}

export type AccountPort = {
  read: () => Promise<AccountView | undefined>
  save: (
    card: Card,
    fields: CardFields,
  ) => Promise<
    | Result<{ phone: string | undefined }>
    | { ok: false; reason: 'invalid'; problems: CardProblems }
    | { ok: false; reason: 'stepUp' | 'silent' | 'notTaken' }
  >
  phone: PhoneChangePort
  /** What happened to the account, newest first (TRU-06). */
  events: () => Promise<AccountEvent[]>
}

export type PhoneChangePort = {
  read: () => Promise<PhoneChangeView | undefined>
  begin: (phone: string) => Promise<PhoneChangeOutcome>
  check: (code: string, effort?: Effort) => Promise<PhoneChangeOutcome>
  askForCode: (effort?: Effort) => Promise<PhoneChangeOutcome>
  cancel: () => Promise<PhoneChangeOutcome>
}

export type DevicesPort = {
  list: () => Promise<DeviceView[]>
  /** Another customer's login is treated as missing (SEC-02). */
  end: (id: string) => Promise<boolean>
  endOthers: () => Promise<void>
}

export type PasskeysPort = {
  list: () => Promise<PasskeyView[]>
  /** True until the customer has made a passkey or said no. */
  isOffered: () => Promise<boolean>
  declineOffer: () => Promise<void>
  /** Another customer's passkey is treated as missing (SEC-02). */
  rename: (id: string, name: string) => Promise<boolean>
  remove: (id: string) => Promise<boolean>
}

/** Undoing a change by the link of its notice and a code to the number the account had (TRU-03). */
export type UndoPort = {
  /** Undefined if the link is not ours, or its time is over. */
  read: (token: string) => Promise<ChangeView | undefined>
  askForCode: (token: string) => Promise<UndoOutcome>
  undo: (token: string, code: string) => Promise<UndoOutcome>
}

/** A way back for who has lost the number and the passkey (TRU-04); only where BankID is configured. */
export type RecoveryPort = {
  isOffered: boolean
  read: () => Promise<RecoveryView>
  begin: (numbers: { from: string; to: string }, effort?: Effort) => Promise<RecoveryOutcome>
  check: (code: string) => Promise<RecoveryOutcome>
  askForCode: (effort?: Effort) => Promise<RecoveryOutcome>
  startOver: () => Promise<RecoveryOutcome>
}

export type StepUpPort = {
  /** True for ten minutes after the sign-in or another proof (TRU-03). */
  isFresh: () => Promise<boolean>
  /** Keeps the act in a cookie until the customer has proven who they are. */
  begin: (act: SensitiveAct) => Promise<{ to: string; cookies: string[] }>
  read: () => Promise<StepUpView | undefined>
  askForCode: () => Promise<StepUpOutcome>
  check: (code: string) => Promise<StepUpOutcome>
  take: () => Promise<{ act: SensitiveAct; cookies: string[] }>
}

export type MyDataPort = {
  consents: () => Promise<ConsentView[]>
  withdraw: (id: string) => Promise<boolean>
  archive: () => Promise<Archive | undefined>
  erasure: () => Promise<ErasureView | undefined>
  askForCode: () => Promise<ErasureOutcome>
  erase: (code: string) => Promise<ErasureOutcome>
  /** Unpaid invoices, available for a limited time in the browser where the account was erased. */
  lastInvoices: () => Promise<LastInvoice[]>
  lastInvoiceFile: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
}

/** Signed in, each is about the customer's own order only; `undefined` for any other. */
export type WithdrawalPort = {
  list: () => Promise<OrderRights[]>
  read: (order: string) => Promise<WithdrawalView | undefined>
  /** Declared again, it gives the first receipt. */
  withdraw: (order: string) => Promise<WithdrawalView | undefined>
  resend: (order: string) => Promise<ResendOutcome | undefined>
  /** The confirmation as PDF. */
  confirmation: (order: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** By the link of the confirmation: the order's phone number, a code sent there, then the proof in the form. */
  askForCode: (key: string, phone: string, effort?: Effort) => Promise<WithdrawalLinkStep>
  checkCode: (key: string, phone: string, code: string) => Promise<WithdrawalLinkStep>
  withdrawByLink: (proof: string) => Promise<WithdrawalView | undefined>
}

export type OrdersPort = {
  /** `unreached`: a system that may have the order does not answer. */
  read: (id: string) => Promise<OrderView | 'unreached' | undefined>
  file: (id: string, name: OrderFileName) => Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> } | undefined>
}

export type VippsPort = {
  offered: boolean
  read: (key: string) => Promise<VippsLogin | undefined>
  finish: (id: string, accepts: boolean) => Promise<{ to: string; cookies: string[] } | undefined>
}

export type Portal = {
  locale: Locale
  today: Day
  brand: string
  insurerUrl: string
  /** Public scheme and host. */
  origin: string
  page: (pathname: string) => PageAddress
  person: Person | undefined
  /** Undefined where the operator has set no analytics: the script a page loads, and what its policy allows. */
  analytics: { address: string; script?: string; origins: readonly string[] } | undefined
  /** Undefined until the visitor has answered the cookie notice (SHELL-06). */
  cookieChoice: CookieChoice | undefined
  splash: { due: boolean; to: string; remember: () => string }
  nonce: string
  /** The idempotency key of a first answer. */
  newTurnId: () => string
  /** First visit only: inlines the styles of the first screen; the page then loads its stylesheets at its end. */
  firstScreen: ((html: string) => string) | undefined
  development: boolean
  /** For the customer, or for everybody where nobody is signed in. */
  isOn: (toggle: Toggle) => Promise<boolean>
  content: ContentPort
  preview: { title: string; text: string; leave: string } | undefined
  /** Version identifier of the current CMS content. */
  contentVersion: string
  /** CMS overrides of the shipped texts: compiled messages by id, and the URL browsers load them from (CALL-17). */
  texts: { messages: Messages; address: string } | undefined
  /** Undefined when no review service is configured or it has no figures. */
  reviews: () => Promise<ReviewFigures | undefined>
  /** Uses the session named by `session` only when the visitor proves ownership of it (SEC-04). */
  conversation: (entry: ChatEntry, session?: string) => Promise<Conversation>
  /** What the visitor has begun and not ended in this locale, with the words that say so (HEAR-10). */
  ongoing: () => Promise<{ entry: ChatEntry; text: string; goOn: string } | undefined>
  subscriptions: () => Promise<Result<SubscriptionOverview[]>>
  power: () => Promise<Result<PowerOverview[]>>
  signUp: SignUpPort
  products: Products
  porting: PortingPort
  vipps: VippsPort
  account: AccountPort
  devices: DevicesPort
  passkeys: PasskeysPort
  stepUp: StepUpPort
  undo: UndoPort
  recovery: RecoveryPort
  /** Sign-in with BankID; a customer connects it once (TRU-03). */
  bankId: { isOffered: boolean; isConnected: () => Promise<boolean> }
  /** Extends the session. Returns the Set-Cookie value, or undefined when its maximum age is reached. */
  staySignedIn: () => Promise<string | undefined>
  myData: MyDataPort
  withdrawals: WithdrawalPort
  orders: OrdersPort
  approveGeneralTerms: () => Promise<Result<unknown>>
  approveTelipolTerms: () => Promise<Result<unknown>>
  /** Undefined when the visitor may not open the sandbox (SAND-05). */
  sandbox: Sandbox | undefined
  sentMessages: () => Promise<SentMessage[]>
  sentMails: () => Promise<SentMail[]>
  /** Logs an unexpected error without its message, which may contain personal data (SEC-05). */
  report: (error: unknown) => void
  /** Returns a Set-Cookie value that remembers the requested path until after the sign-in (AUTH-05). */
  rememberOrigin: (path: string) => string
  /** Full phone number from the URL. It is only a prefill; never treat it as an identity (PAGE-21). */
  givenPhone: string | undefined
  /** Returns a Set-Cookie value that keeps a number from the URL for one hour; an invalid number clears it. */
  rememberPhone: (written: string) => string
}

export const portalContext = createContext<Portal>()
