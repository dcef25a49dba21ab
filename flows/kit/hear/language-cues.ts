import type { FactName } from '#contracts/chat/facts.ts'

/** The facts that a correction or an announcement can name ("nummeret er …", "feil dato"). */
export type NamedFact = Extract<
  FactName,
  | 'name'
  | 'phone'
  | 'email'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'birthDate'
  | 'plan'
  | 'numberChoice'
  | 'currentSupplier'
  | 'startDate'
>

/** What a language says a wish, a complaint or a correction with; matched against `phraseOf` of the utterance. */
export type Cues = {
  cancel: RegExp
  english: RegExp
  login: RegExp
  bill: RegExp
  service: RegExp
  sorrow: RegExp
  /** Opens a correction, or says that something is wrong or to be another. */
  corrects: RegExp
  nouns: Record<NamedFact, RegExp>
  born: RegExp
  forms: Forms
}

/**
 * Words that a correction is built with ("nei, jeg mente …", "… ikke …", "nummeret slutter på …"), as alternatives of a
 * regular expression. Those of every language are understood in every conversation.
 */
export type Forms = {
  /** Puts right what was just said. */
  repairs: string
  /** Leads in, and says nothing of the value. */
  opens: string
  subject: string
  it: string
  my: string
  you: string
  can: string
  /** Stands between what is spoken of and its value. */
  is: string
  /** Stands between both, and says nothing of the value. */
  adverbs: string
  should: string
  be: string
  right: string
  meant: string
  changes: string
  from: string
  to: string
  name: string
  spelled: string
  house: string
  family: string
  given: string
  middle: string
  with: string
  /** What stands behind it is denied. */
  denies: string
  and: string
  but: string
  /** One more of what can be chosen together, or one less. */
  adds: string
  removes: string
  ends: string
  begins: string
  /** Asks for leave, as `can` does. */
  may: string
  /** Leads to what is chosen ("ta 6 gb", "vil ha 6 gb"). */
  takes: string
  wants: string
  /** Takes back what was said before. */
  forget: string
  /** Says that it is another, or one more. */
  stead: string
  /** Before and behind a value, says how sure someone is or only leads in. */
  hedgesBefore: string
  hedgesBehind: string
  manners: string
}
