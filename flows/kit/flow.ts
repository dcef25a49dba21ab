import type { FactName, Facts } from '#contracts/chat/facts.ts'
import type { Precondition } from '#contracts/effects/effect.ts'
import type { EffectName, EffectOutcome } from '#contracts/effects/effects.ts'
import type { End } from '#contracts/chat/element.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { FlowOffer } from '#contracts/chat/flow-offer.ts'
import type { LeaveOutcome, ProviderName } from '#contracts/chat/providers.ts'
import type { ViewName } from '#contracts/chat/views.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Currency, Ore } from '#contracts/kernel/money.ts'
import type { InputRuleName } from './input-rules.ts'
import type { Slot } from './words/call-time.ts'

/** A value a text can show; the host formats it for the locale. `text` is another message id, `texts` several as a list, `perKwh` hundredths of an öre/øre, money NOK unless said otherwise. */
export type TextValue =
  | string
  | number
  | { money: Ore; currency?: Currency }
  | { perKwh: number; currency: Currency }
  | { day: Day }
  | { phone: string }
  | { text: string }
  | { texts: readonly string[] }

/** What lies behind a guard or a provider of options: the facts, and the day and locale of this turn. */
export type FlowContext = {
  facts: Facts
  today: Day
  locale: Locale
  /** The moment itself, in milliseconds since 1970, where the host tells it. */
  instant?: number
}

/**
 * A choice that is offered: its payload, the id of its title, and what choosing it teaches. A hidden one is not shown, but understood when
 * typed. `call`: the hours it stands for, understood by day and time ("mandag morgen").
 */
export type Option = {
  payload: string
  title: string
  values?: Record<string, TextValue>
  icon?: string
  learn?: Facts
  hidden?: true
  call?: Slot
}

/** A row of a summary card: label by id, with what it fills in, value for the eye. */
export type SummaryRow = { label: string; values?: Record<string, TextValue>; value: TextValue; strong?: boolean }

/** The standard names of what happens on a page that sells. */
export type AnalyticsEventName = 'Lead' | 'Purchase' | 'CompleteRegistration'

/**
 * `exact`: a consent or an order, which typed words choose only as its title or one of its `.words` says them, never by likeness;
 * a choice that proves something always is. `ages`: the ages it is for, in years, the last one not included; one that is typed
 * chooses it. `reads`: where nothing is typed into a
 * field of its own, a value that its rule reads in what is typed chooses it and is learnt with it.
 */
export type Choice<Name> = {
  title: string
  to: Name
  icon?: string
  learn?: Facts
  proves?: readonly Precondition[]
  exact?: true
  ages?: readonly [from: number, below: number]
  reads?: { rule: InputRuleName; write: FactName }
}

/**
 * Leaving and coming back (CHAT-08): a button, its text by id, takes the visitor to a provider in the full page; the
 * conversation waits, and each way the authorizationRequest can end has a way on. The choices beside it are ways on without leaving.
 */
export type Leave<Name> = { to: ProviderName; button: string; outcomes: Record<LeaveOutcome, Name> }

/** Partner content shown in a frame over the conversation beside the choices (CHAT-08): which, and the text by id of what opens it again. */
export type Frame = { view: ViewName; button: string }

/**
 * A question, answered by a fixed choice (payload → title and way), by one of a named offer, by typing what a rule reads
 * into a fact, or by leaving and coming back. Any may stand together but typing and leaving; without `input` only
 * suggestions can be chosen (CHAT-05); where an offer takes `many`, words may name several at once. `consent` is the text of a box that must be ticked before the first suggestion can be
 * chosen (CHAT-10).
 */
export type Ask<Name> = {
  choices?: Record<string, Choice<Name>>
  offer?: { from: string; to: Name; many?: true }
  input?: { rule: InputRuleName; write: FactName; label: string; to: Name }
  leave?: Leave<Name>
  consent?: string
  frame?: Frame
  /** The text by id that tells why this is asked, to who asks that; else the one of the rule. */
  why?: string
}

export type CallOf<Name, E extends EffectName> = {
  effect: E
  outcomes: Record<EffectOutcome<E>, Name>
}

export type Call<Name> = { [E in EffectName]: CallOf<Name, E> }[EffectName]

export type Branch<Name> = { if?: string; to: Name; proves?: readonly Precondition[] }

/** Where the same conversation goes on, with what it has learnt: another flow, at one of its entries. */
export type TransferTo = { flow: FlowName; step: string }

/**
 * One step: what the bot says, then exactly one of: a question (`ask`), an effect (`call`), a decision (`branch`, first
 * guard that holds, the last one without), straight on (`next`), an end, or on to another flow (`transferTo`).
 */
export type Step<Name> = {
  say?: readonly string[]
  /** Name of a summary of the flow, shown as a card after what is said. */
  summary?: string
  proves?: readonly Precondition[]
  /** Named effect on facts when the step is entered (see `Flow.learn`). */
  learn?: string
  /** What the page's analytics hook is told when the step is on screen, after cookies are accepted (CHAT-12). */
  tells?: AnalyticsEventName
} & (
  | { ask: Ask<Name> }
  | { call: Call<Name> }
  | { branch: readonly Branch<Name>[] }
  /** `back`: to the question at which a person was asked for, if one was; else to `next`. */
  | { next: Name; back?: true }
  | { end: End; redirectTo?: string }
  | { transferTo: TransferTo }
)

export type Flow<Name extends string = string> = {
  name: FlowName
  offered: FlowOffer
  /** Those it is offered in. */
  locales: readonly Locale[]
  /** Entry steps by name; the first is where an unknown step starts (FLOW-02). */
  entries: readonly Name[]
  /** Where "talk to a person" leads from any input step. */
  humanHandover: Name
  /** Facts that are forgotten as soon as the turn is over, such as a one-time code. */
  secrets: readonly FactName[]
  guards: Record<string, (flowContext: FlowContext) => boolean>
  offers: Record<string, (flowContext: FlowContext) => Option[]>
  summaries: Record<string, (flowContext: FlowContext) => SummaryRow[]>
  /** Named effects on facts (quote a price, forget a number that cannot be ported). */
  learn: Record<string, (flowContext: FlowContext) => Facts>
  /** Every value a text of this flow may show. */
  values: (flowContext: FlowContext) => Record<string, TextValue | undefined>
  /** Steps that have another name now, by their old one: conversations that stand there go on without a word (BEY-02). */
  renamed?: Record<string, string>
  steps: Record<Name, Step<Name>>
}
