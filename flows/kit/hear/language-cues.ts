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
}
