import type { TextValue } from './text-value.ts'
import type { AnalyticsEventName } from '#contracts/chat/analytics-event.ts'
import type { FactName, Facts } from '#contracts/chat/facts.ts'
import type { Precondition } from '#contracts/effects/effect.ts'
import type { EffectName, EffectOutcome } from '#contracts/effects/effects.ts'
import type { End } from '#contracts/chat/element.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { FlowOffer } from '#contracts/chat/flow-offer.ts'
import type { AdvisedLine } from '#contracts/leads/lead.ts'
import type { LeaveOutcome, ProviderName } from '#contracts/chat/providers.ts'
import type { ViewName } from '#contracts/chat/views.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { READS } from './input-rules.ts'
import type { Slot } from './words/call-time.ts'

/**
 * Ids of the texts a step may use: `filled` by the values of its flow, `plain` where nothing is filled in, `labelled`
 * with a plain text `<id>.label` beside it. Here any; a flow and a part are declared with those there are
 * (flow-texts.ts).
 */
export type TextIds = { filled: string; plain: string; labelled: string }

export type FlowContext = {
  facts: Facts
  today: Day
  locale: Locale
  /** Milliseconds since 1970; absent when the host supplies only the day. */
  instant?: number
  /** What answers told ahead of their questions will set; they are corrected as known ones are (HEAR-04). */
  toldAhead?: Facts
  /** The answer before changed nothing, so "keep it" takes nothing back and means something else. */
  restoresNothing?: true
}
/** When a turn is made and in which language. */
export type Now = Omit<FlowContext, 'facts' | 'toldAhead' | 'restoresNothing'>

/**
 * `title` is a message id, `learn` the facts set by choosing it. A `hidden` option is not shown but recognised when
 * typed; `obliges`: choosing it is an order with an obligation to pay (ORD-01); `call` is the time slot it stands for.
 * `name` is said back instead of the title while the price in the title is not known yet.
 */
export type Option = {
  payload: string
  title: string
  values?: Record<string, TextValue>
  icon?: string
  learn?: Facts
  hidden?: true
  obliges?: true
  call?: Slot
  name?: string
}

export type SummaryRow = { label: string; values?: Record<string, TextValue>; value: TextValue; strong?: boolean }

/** A typed answer: the rule that reads it and the fact it is written to. */
export type Reads = (typeof READS)[number]
export type TypedFact = Reads['write']

/**
 * `exact`: typed words must match the title or a `.words` entry, as for consents and orders. `ages`: years, upper bound
 * exclusive; `reads`: a typed value the rule accepts chooses this and is stored. `standsFor`: the facts that a consent was
 * given for; while they are the same it is not asked for again after a change (CHAT-14). `saysNo`: a mere no chooses it
 * and no other ("Stemmer alt?"). `hidden`: as for an option.
 */
export type Choice<Name, Ids extends TextIds = TextIds> = {
  title: Ids['filled']
  to: Name
  icon?: string
  learn?: Facts
  proves?: readonly Precondition[]
  standsFor?: readonly FactName[]
  exact?: true
  saysNo?: true
  hidden?: true
  ages?: readonly [from: number, below: number]
  reads?: Reads
}

/**
 * A button that redirects the full page to a provider (CHAT-08). Each outcome of the authorization request has a step;
 * `button` is a message id.
 */
export type Leave<Name, Ids extends TextIds = TextIds> = {
  to: ProviderName
  button: Ids['filled']
  outcomes: Record<LeaveOutcome, Name>
}

/**
 * Partner content in a frame over the conversation (CHAT-08); `button` is the message id of the control that reopens
 * it.
 */
export type Frame<Ids extends TextIds = TextIds> = { view: ViewName; button: Ids['filled'] }

/**
 * A question; `input` and `leave` exclude each other, and without `input` only suggestions can be chosen (CHAT-05).
 * `consent` is the text of a box required for the first suggestion (CHAT-10).
 */
export type Ask<Name, Ids extends TextIds = TextIds> = {
  choices?: Record<string, Choice<Name, Ids>>
  /** `last`: shown after the choices. */
  offer?: { from: string; to: Name; many?: true; last?: true }
  input?: Reads & { label: Ids['plain']; to: Name }
  leave?: Leave<Name, Ids>
  consent?: Ids['filled']
  frame?: Frame<Ids>
  /** Message id of the reason for asking, shown on request; the default is the one of the input rule. */
  why?: Ids['plain']
  /** Message ids of answers to questions about this step; `<id>.words` are what such a question says (HEAR-06). */
  about?: readonly Ids['plain'][]
}

export type CallOf<Name, E extends EffectName> = {
  effect: E
  outcomes: Record<EffectOutcome<E>, Name>
}

export type Call<Name> = { [E in EffectName]: CallOf<Name, E> }[EffectName]

export type Branch<Name> = { if?: string; to: Name; proves?: readonly Precondition[] }

export type TransferTo = { flow: FlowName; step: string }

export type Says<Ids extends TextIds> = {
  say?: readonly Ids['filled'][]
  summary?: string
  proves?: readonly Precondition[]
  learn?: string
  /** Analytics event sent when the step is shown, only after cookies are accepted (CHAT-12). */
  tells?: AnalyticsEventName
}

export type Does<Name, Ids extends TextIds, Calling> =
  | { ask: Ask<Name, Ids> }
  | { call: Calling }
  | { branch: readonly Branch<Name>[] }
  /** `back`: returns to the question from which customer service was requested; without one, to `next`. */
  | { next: Name; back?: true }
  | { end: End; redirectTo?: string }
  | { transferTo: TransferTo }

/**
 * A step says its texts, then does exactly one of `ask`, `call`, `branch`, `next`, `end` or `transferTo`. The last
 * branch has no guard.
 */
export type Step<Name, Ids extends TextIds = TextIds> = Says<Ids> & Does<Name, Ids, Call<Name>>

/** Where every flow can lead: to customer service, or to the end of a conversation without a result. */
export type Exit = 'handover' | 'leave'

type Question<Name, Ids extends TextIds> = {
  say: readonly Ids['filled'][]
  offer?: string
  choices?: Record<string, Choice<Name, Ids>>
  why?: Ids['plain']
}

/**
 * A stretch that asks for each fact that is not known, in the order written, and goes on. The question for a fact is a
 * step by its name (`postalCode` → `postal_code`); `offer` names an offer of the flow. A fact without a rule that reads
 * it is set by what is chosen. A text id alone is what is said, and `<id>.label` the label.
 */
export type Collect<Name, Ids extends TextIds = TextIds> = {
  collect: {
    [Fact in TypedFact]?: Ids['labelled'] | (Question<Name, Ids> & { label: Ids['plain'] })
  } & {
    [Fact in Exclude<FactName, TypedFact>]?: Question<Name, Ids> &
      ({ offer: string } | { choices: Record<string, Choice<Name, Ids>> })
  }
  next: Name
}

/** `at` is the name of the use, `part` of the part; `to` are the steps its outcomes lead to. */
export type UsedPart = { at: string; part: string; to: Readonly<Record<string, string>> }

export type Flow<Name extends string = string, Ids extends TextIds = TextIds> = {
  name: FlowName
  offered: FlowOffer
  locales: readonly Locale[]
  /** An unknown entry step starts at the first of these (FLOW-02). */
  entries: readonly Name[]
  humanHandover: Name
  /** Facts dropped at the end of the turn, such as a one-time code. */
  secrets: readonly FactName[]
  guards: Record<string, (flowContext: FlowContext) => boolean>
  offers: Record<string, (flowContext: FlowContext) => Option[]>
  summaries: Record<string, (flowContext: FlowContext) => SummaryRow[]>
  learn: Record<string, (flowContext: FlowContext) => Facts>
  values: (flowContext: FlowContext) => Record<string, TextValue | undefined>
  /** What is said to a wish for the call, which the flow keeps as the fact `callWish` and passes on. */
  callWishReply?: Ids['plain']
  /** As `about` of a step, of every step of the flow. */
  about?: readonly Ids['plain'][]
  /** What is said to what the visitor tells for the adviser about a line, kept as `adviserNotes` and passed on. */
  adviserNotes?: { about: AdvisedLine; reply: Ids['plain'] }
  /** Facts that an utterance tells whatever is asked, such as the yearly use of power. */
  toldInPassing?: (utterance: string, known: Facts) => Facts
  /** New step names by old name, so that conversations at a renamed step continue unnoticed (BEY-02). */
  renamed?: Record<string, string>
  /** The parts whose steps stand in `steps`: see define-part.ts. */
  parts?: readonly UsedPart[]
  steps: Record<Name, Step<Name, Ids>>
}

/**
 * The next version of a flow, exported by `candidate.ts` beside `flow.ts`. `running` is what becomes of conversations
 * already begun when it is released or taken back: they end in the version they are in, or go on in the other one.
 */
export type Candidate = { flow: Flow; running: 'pinned' | 'carriedOver' }
