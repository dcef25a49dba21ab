import type { Article } from '#contracts/content/faq.ts'
import type { Askings } from './askings.ts'
import type { Sayings } from './sayings.ts'

export type Language = {
  stem: (word: string) => string
  /** Stop words. */
  common: ReadonlySet<string>
  /** Dialect, Nynorsk, short forms and common misspellings, each with its replacement. */
  spellings: Readonly<Record<string, string>>
  /** The polite words for whom is spoken to, written with a capital, each with the usual one; empty where there are none. */
  polite: Readonly<Record<string, string>>
  /** Groups of words with one meaning. */
  synonyms: readonly (readonly string[])[]
  expressions: readonly Expression[]
  askWords: AskWords
  askings: Askings
  sayings: Sayings
  smallTalk: SmallTalkPhrases
  talkWords: TalkWords
  bareQuestions: BareQuestions
  pronoun: Pronoun
  ways: WaysOut
  offerWords: OfferWords
  /** What narrows a question, read in the question and in the answers; matched against tokens. */
  qualifiers: Qualifiers
  /** Words that name a line of business (HEAR-06). */
  lines: Partial<Record<Article['category'], RegExp>>
  ownFacts: OwnFacts
  /** Speaks of one's own telephone where it is asked for, and names no line of business there. */
  accountNumber: RegExp
  /** Where power is sold: what is asked of its price; the first that is found counts. */
  powerAsks?: PowerAsks
}

/** What is asked of the price of power: a month's cost, a fee, the markup, whether it rises, or just the price. */
export type PowerAsk = 'month' | 'fee' | 'markup' | 'start' | 'rise' | 'hours' | 'price'
export type PowerAsks = readonly (readonly [PowerAsk, RegExp])[]

/** A question with one of these must get an answer that has it too (HEAR-06). */
export type Qualifiers = {
  /** To another country, from home. */
  toAbroad: RegExp
  /** In another country. */
  inAbroad: RegExp
  /** Asks for a time. */
  asksWhen: RegExp
  /** Tells one. */
  tellsWhen: RegExp
  asksWho: RegExp
  /** Alternatives of a regular expression; those of every language are heard in every conversation. */
  why: string
  /** What is needed or asked, behind "why", and of whom. */
  needs: string
  you: string
  /** Somebody else, whose agreement it is ("pappas abonnement"), and words of articles that hold for others. */
  people: string
  others: string
  howMuch: string
  tellsHowMuch: string
  /** "Can I": a wish for what is no option is asked about. */
  mayI: string
  /** Stands for what was said before. */
  it: string
  /** Words of what is sent, where a code is waited for. */
  delivery: string
  /** Behind these an unknown word tells where, how much or what is done, and is no topic of its own. */
  aside: ReadonlySet<string>
}

/** Asks for what one has told; alternatives of a regular expression, those of every language are heard in every conversation. */
export type OwnFacts = {
  lead: string
  asksAll: string
  /** "Is my address right". */
  checks: string
  /** "When does it begin". */
  starts: string
  behind: string
}

/** What a step asks for, and what a visitor there calls "it". */
export type Thing = 'code' | 'email' | 'address' | 'birthDate' | 'attorney'

/** The word that stands for a thing, and the name of each thing that it can stand for. */
export type Pronoun = { it: RegExp; names: Readonly<Record<Thing, string>> }

/** What is said of ending something; `atOthers`, alternatives of a regular expression, is heard in every conversation. */
export type WaysOut = {
  /** To withdraw from something that was ordered (BEY-06). */
  withdraws: RegExp
  /** Where power is sold, most who speak of ending an agreement mean the one with somebody else. */
  withUs: RegExp
  atOthers: string
}

/** Questions without a topic of their own, which is that of the place where they are asked. */
export type BareQuestion =
  | 'worksHow'
  | 'standsWhere'
  | 'holdsHowLong'
  | 'costsWhat'
  | 'costsMore'
  | 'agreesToWhat'
  | 'isFree'
  | 'isBinding'
  | 'whatNext'
  | 'withoutCreditCheck'
  | 'whyAttorney'
  | 'whichYouWouldTake'
  | 'lengthOfSurvey'
  | 'useOfAnswers'
/** Alternatives of a regular expression; those of every language are heard in every conversation. */
export type BareQuestions = Record<BareQuestion | 'leads' | 'tags', readonly string[]>

/** What is asked of an offer of insurance or refinancing; the words of every language are heard where there are such offers. */
export type OfferWords = Record<
  | 'offers'
  /** How often something is paid. */
  | 'ofTime'
  /** Who is asked: "hva tjener dere" is not what the visitor saves. */
  | 'us'
  | 'saves'
  | 'earns'
  /** Beside a price, makes it no other question. */
  | 'besidePrice',
  readonly string[]
>

/** Words that tell what a question is about. */
export type AskWords = Record<
  | 'price'
  | 'pay'
  | 'include'
  | 'what'
  | 'hours'
  | 'hoursOnlyWith'
  | 'call'
  | 'message'
  | 'there'
  | 'toThere'
  | 'zone'
  | 'plans'
  | 'cheapest'
  | 'smallest'
  | 'most'
  | 'all'
  | 'more'
  | 'enough'
  | 'use'
  | 'free'
  /** "To abroad", as against "abroad". */
  | 'outward'
  /** Phrases that ask for the first bill. */
  | 'firstBill',
  readonly string[]
>

/** Whole utterances that are nothing but small talk; `trouble` tells, among other words, of a hard time that is no death. */
export type SmallTalkPhrases = Record<
  'hello' | 'thanks' | 'well' | 'lost' | 'ask' | 'wait' | 'hurry' | 'able' | 'bye' | 'trouble',
  RegExp
>

/** Words that tell small talk, heard in the conversations of every language. */
export type TalkWords = Record<
  | 'swears'
  /** Stand beside a swear word and say nothing else. */
  | 'around'
  | 'greets'
  | 'thanks'
  /** Whom is spoken to. */
  | 'you',
  readonly string[]
>

/** Two words, up to three words apart, that mean one ("sier jeg opp"). */
export type Expression = { first: ReadonlySet<string>; last: ReadonlySet<string>; means: string }

export const words = (written: string): string[] => written.trim().split(/\s+/)

/** Parses one group a line. */
export const groups = (written: string): string[][] => written.trim().split('\n').map(words)

/** Parses "typed typed > meant", separated by | or a new line. */
export const spellings = (written: string): Record<string, string> =>
  Object.fromEntries(
    written.split(/[|\n]/).flatMap((pair) => {
      const [typed = '', meant = ''] = pair.split('>')
      return meant === '' ? [] : words(typed).map((word) => [word, meant.trim()] as const)
    }),
  )

/** Parses "first words + last words > meaning", one a line. */
export const expressions = (written: string): Expression[] =>
  written
    .trim()
    .split('\n')
    .map((line) => {
      const [parts = '', means = ''] = line.split('>')
      const [first = '', last = ''] = parts.split('+')
      return { first: new Set(words(first)), last: new Set(words(last)), means: means.trim() }
    })
