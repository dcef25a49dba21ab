import type { FactName } from '#contracts/chat/facts.ts'
import { factsNamed, matchOf } from '#flows/kit/hear/sentence/cues.ts'
import { knownValue } from '#flows/kit/hear/told/known-values.ts'
import { phraseOf, tokensOf } from '#flows/kit/words/tokens.ts'
import type { Answers } from './answers.ts'
import type { QuestionInContext } from './article-answers.ts'

const LONGEST = 12
const STARTS = /(?<!\p{L})(?:begyn|start|börja)/u

/** "Is my address right", "är det rätt nummer". */
const CHECKS =
  /^(?:(?:men|og|och|but|and) )?(?:(?:stemmer|stämmer|passer) (?:\S+ ){0,2}\S+|(?:er|e|är|is|are) (?:\S+ ){1,3}(?:riktig|riktige|rett|korrekt|rätt|riktigt|rigtig|rigtigt|right|correct)|(?:er|e|är|is) (?:det|it|this|that) (?:the )?(?:riktig|rett|rätt|rigtig|rigtige|right|correct) \S+)(?: (?:da|då|nå|nu|now|here|her|här))?$/u

/** "What did I order", "hva har jeg svart". */
const ASKS_ALL = new RegExp(
  String.raw`^(?:(?:men|og|och|but|and) )?(?:(?:hva|kva|ka|vad|hvad) (?:har|er det|e det|var det|är det) (?:jeg|eg|æ|jag) (?:har )?(?:nå |nu |egentlig |egentligen )?(?:bestilt|bestilte|valgt|valde|valt|beställt|svart|svarat|svaret|oppgitt|oplyst|uppgett)|(?:hva|kva|ka|vad|hvad) (?:bestilte|beställde|valgte|valde) (?:jeg|eg|æ|jag)|what (?:did i|have i|am i|i have|i am) (?:just )?(?:order|ordered|ordering|chosen|choose|picked|answered|told you|tell you|said))(?: (?:da|då|nå|nu|now|here|her|här|så langt|så långt|so far|egentlig|egentligen|igjen|igen|again))*$`,
  'u',
)
const ALL = ['plan', 'powerAgreement', 'startDate', 'name', 'street', 'phone', 'email'] as const

/** "Hvilken adresse står det", "när börjar det": what the visitor told is said back (HEAR-03). */
export function onOwnFacts({ question, asking: { locale, facts } }: QuestionInContext, say: Answers) {
  const phrase = phraseOf(question)
  if (tokensOf(question).length > LONGEST) return undefined
  if (ASKS_ALL.test(phrase)) {
    const all = ALL.flatMap((fact) => knownValue(fact, facts, locale) ?? [])
    return all.length === 0 ? undefined : say.noted(all)
  }
  if (matchOf(phrase, locale, 'noted') === undefined && !CHECKS.test(phrase)) return undefined
  const named: FactName[] = [...factsNamed(phrase, locale), ...(STARTS.test(phrase) ? (['startDate'] as const) : [])]
  const noted = [...new Set(named)].flatMap((fact) => knownValue(fact, facts, locale) ?? [])
  return noted.length === 0 ? undefined : say.noted(noted)
}
