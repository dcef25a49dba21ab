/** What is told, and may be asked the reason for. */
export type ReasonedFact = 'name' | 'phone' | 'email' | 'address' | 'birthDate' | 'code'

/**
 * The words of a language that ask for a reason, a person or the way back. Those of every language are heard in every
 * conversation.
 */
export type Requests = {
  nouns: Record<ReasonedFact, readonly string[]>
  why: readonly string[]
  /** Leads in to what is asked ("men hvorfor"). */
  leadsIn: readonly string[]
  /** Whole questions for a reason, where `what` alone asks for none. */
  whatFor: readonly string[]
  what: readonly string[]
  my: readonly string[]
  this: readonly string[]
  /** Asks what is meant, between `what` and what it is asked of; and what may stand behind that. */
  means: readonly string[]
  behindMeant: readonly string[]
  /** Behind `what`, asks what is done with it ("hva skal dere med det"). */
  uses: readonly string[]
  you: readonly string[]
  /** Ends a question for what something is used for. */
  purposes: readonly string[]
  besideWhy: readonly string[]
  /** The question before this one. */
  last: readonly string[]
  question: readonly string[]
  backwards: readonly string[]
  besideBack: readonly string[]
  /** Who is asked for, what is wished of them, and what only asks for one together with it. */
  person: readonly string[]
  /** Of `person`, who is refused by whoever asks for a person ("ikke en robot"). */
  machines: readonly string[]
  talk: readonly string[]
  /** Of `talk`, what asks for a person only of somebody ("kan noen hjelpe meg", not "kan dere hjelpe meg"). */
  helps: readonly string[]
  wants: readonly string[]
  anybody: readonly string[]
  someone: readonly string[]
  with: readonly string[]
  connects: readonly string[]
  customerService: readonly string[]
  /** Opens a letter, and asks for nobody ("Kjære kundeservice, …"). */
  salutes: readonly string[]
  politeBesidePerson: readonly string[]
  /** Asks about opening hours, prices or places, and for nobody. */
  asksElse: readonly string[]
  when: readonly string[]
  how: readonly string[]
  /** Asks when somebody calls, who is coming anyway. */
  whenCalled: readonly string[]
  /** Opens a question about calls and people ("hvem ringer meg", "ringer ni upp mig"). */
  asksAboutCalls: readonly string[]
  /** Opens one about what there is ("har dere telefon"), which asks for a person only with "me". */
  haveYou: readonly string[]
  me: readonly string[]
  calls: readonly string[]
  /** Of `calls`, what tells that somebody calls ("noen ringer fra utlandet"), and what makes a wish of it ("at noen ringer"). */
  calling: readonly string[]
  that: readonly string[]
  up: readonly string[]
  betweenCallAndMe: readonly string[]
  not: readonly string[]
  /** Opens a wish in the form of a question, which refuses nothing ("kan dere ikke ringe meg"). */
  canYou: readonly string[]
  betweenNotAndCall: readonly string[]
  toCall: readonly string[]
  called: readonly string[]
  behindRefusedCall: readonly string[]
  /** Behind it, leads to what it is about ("med säljsnack"). */
  withWhat: readonly string[]
  /** Behind a call that is refused, says when, so that only the time is ("ikke ring før fire"). */
  beforeTime: readonly string[]
}
