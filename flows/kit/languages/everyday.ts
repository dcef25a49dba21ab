import { phraseOf } from '../words/tokens.ts'

/** The everyday words of a language, by what they do in a sentence. */
export type Everyday = {
  yes: readonly string[]
  no: readonly string[]
  beside: readonly string[]
  asks: readonly string[]
  verbs: readonly string[]
  subjects: readonly string[]
  /** Plural "you", which behind a verb makes a question of it ("sender dere …"). */
  addressed: readonly string[]
  /** Verbs that open a question before any noun ("funkar bankid här"). */
  works: readonly string[]
  /** Verbs that open one before a noun in its definite form ("kommer fakturan digitalt"). */
  opens: readonly string[]
  askAnywhere: readonly string[]
  wishes: readonly string[]
  filler: readonly string[]
  /** Positions in a row of options. */
  first: readonly (readonly string[])[]
  middle: readonly string[]
  last: readonly string[]
  not: readonly string[]
  all: readonly string[]
  /** Whole utterances that only ask why something must be told, or take the last answer back; matched against tokens. */
  asksWhy: RegExp
  goesBack: RegExp
  /** Opens a question about what might happen, which takes no option ("what if I change my mind"). */
  supposes: RegExp
  /** Asks a "you" that means something else in lower case ("ser i på om jeg …"). */
  asksLowerCaseYou: RegExp | undefined
}

export const lines = (written: string): string[] => written.split('|').map(phraseOf)
export const words = (written: string): string[] => written.trim().split(/\s+/)
/** Lists of words, each with its own place. */
export const rows = (written: string): string[][] => written.split('|').map(words)
