import type { Correction } from '#contracts/chat/act.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { allNamed, type Candidate } from '../../understand.ts'
import { anyChoice, choiceWords } from '../../words/language-words.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import type { Flow } from '../../flow.ts'
import { saysCalledOn } from '../contact/uses-named.ts'
import { KEPT } from '../told/told-facts.ts'
import { DENIES_ONE, REMOVES, withoutRemoving } from '../choices/takes-away.ts'
import { takesSeveral } from '../choices/choice-corrections.ts'
import { candidatesAt, withoutWhereabouts } from '../choices/candidates.ts'
import { factsTaught } from '../choices/choice-facts.ts'
import { AND, partsOf } from '../sentence/clauses.ts'
import { contrastIn, contrastsIn } from '../sentence/contrast.ts'
import { factsNamed, matchOf } from '../sentence/cues.ts'
import { anyOf, prefers } from '../sentence/forms.ts'
import type { Place } from '../place.ts'

/** One more or one less of several that were chosen together: "legg til reise", "ikke hytta likevel". */
export function correctedSeveral(place: Place, utterance: string): Correction | undefined {
  const { flow, step, flowContext } = place
  const { locale, facts } = flowContext
  const phrase = phraseOf(utterance)
  const whole = contrastIn(utterance)
  // "Ikke huset, vi leier. Innbo i stedet" denies what its first clause names.
  const contrast = /[,.;!?]\s/.test(whole?.denied ?? '') ? undefined : whole
  const removes = REMOVES.test(phrase)
  const clauses = clausesOfSeveral(utterance)
  const isBare = clauses.some((clause) => ONLY.test(clause) || DENIES_ONE.test(clause))
  // "Ring heller kona, 987 65 432" insures nobody.
  const isOfOther = factsNamed(phrase, locale).some((fact) => fact !== 'plan') || saysCalledOn(utterance)
  const exchanges = contrastsIn(utterance)
  const replaces = !isOfOther && REPLACES.test(phrase) && !ADDS.test(phrase) && !removes && !isBare
  const adds =
    !isOfOther && (ADDS.test(phrase) || matchOf(phrase, locale, 'corrects') !== undefined) && !takesSeveral(flow, step)
  if (
    !(removes || adds || contrast || isBare || replaces || exchanges.length > 0) ||
    phrase.split(' ').length > MOST_WORDS
  )
    return undefined
  for (const { ask } of Object.values(flow.steps).filter(isAsking)) {
    if (!ask.offer?.many) continue
    // Nothing is chosen yet, so that every option is offered.
    const offered = flow.offers[ask.offer.from]?.({ ...flowContext, facts: {} }) ?? []
    const fact = offered.flatMap(({ learn }) => factsTaught(learn))[0]
    const known = fact === undefined ? [] : [facts[fact]].flat().filter((one) => typeof one === 'string')
    if (fact === undefined || known.length === 0) continue
    const candidates = candidatesAt(
      offered.map((option) => ({ ...option, exact: false })),
      place,
    ).map(withoutPronouns)
    const written = tokensOf(utterance)
    const isWritten = (payload: string) =>
      candidates.some((one) => one.payload === payload && one.words.some((word) => written.includes(word)))
    const namedIn = (said: string) => allNamed(withoutWhereabouts(ask, said), candidates, locale)
    const isKnown = (payload: string) => known.includes(payload)
    for (const exchange of exchanges) {
      const meant = namedIn(phraseOf(exchange.meant).replace(ONLY, ' '))
      const denied = namedIn(exchange.denied)
      // "Katt, ikke hund" are both a pet.
      if (meant.length > 0 && denied.length > 0 && denied.every((one) => meant.includes(one) && isKnown(one)))
        return undefined
      if (meant.length > 0 && denied.some(isKnown))
        return several(utterance, fact, [...known.filter((one) => !denied.includes(one)), ...meant])
    }
    const others = replaces && known.length === 1 ? namedIn(phrase).filter((one) => !isKnown(one)) : []
    if (others.length > 0) return several(utterance, fact, others)
    const only = clauses
      .filter((clause) => ONLY.test(clause) && tokensOf(clause.replace(ONLY, '')).length <= FEW)
      .flatMap((clause) => namedIn(clause.replace(ONLY, ' ')).filter((payload) => removes || isKnown(payload)))
    // "Katten trenger vi ikke forsikre, bare hunden" speaks of pets alone.
    const beside = candidates.flatMap(({ payload, words }) =>
      clauses.some((clause) => !ONLY.test(clause) && tokensOf(clause).some((word) => words.includes(word)))
        ? [payload]
        : [],
    )
    if (only.length > 0 && beside.length > 0 && beside.every((one) => only.includes(one))) continue
    const without = clauses.flatMap((clause) =>
      DENIES_ONE.test(clause) ? namedIn(clause.replace(DENIES_ONE, ' ')) : [],
    )
    const dropped = removes ? removedIn(utterance, candidates, locale) : []
    const adding = clauses.filter(
      (clause) =>
        (ADDS.test(clause) || prefers(clause) || ONLY.test(clause)) &&
        !REMOVES.test(clause) &&
        !DENIES_ONE.test(clause),
    )
    const added = removes || isBare ? adding.flatMap(namedIn) : namedIn(contrast?.meant ?? phrase)
    const named = ADDS.test(phrase) || isBare ? added : added.filter(isWritten)
    const denied = new Set([
      ...without,
      ...(contrast && !removes ? namedIn(contrast.denied.split(ONLY_BEHIND)[0] ?? '') : dropped),
    ])
    const kept = only.length > 0 ? only : [...known, ...named]
    const chosen = [...new Set(kept)].filter((one) => !denied.has(one))
    if (chosen.length === 0 && known.some((one) => denied.has(one))) return noneLeft(utterance, fact)
    if (chosen.length === 0 || (chosen.length === known.length && known.every((one) => chosen.includes(one)))) continue
    return several(utterance, fact, chosen)
  }
  return undefined
}

const several = (utterance: string, fact: FactName, chosen: readonly string[]): Correction => ({
  kind: 'correction',
  fact,
  payload: [...new Set(chosen)].join('+'),
  words: utterance.trim(),
  sure: 0.9,
  why: 'one more or one less of several',
})

/** The only one is taken off, so that it is asked again what is wanted. */
const noneLeft = (utterance: string, fact: FactName): Correction => ({
  kind: 'correction',
  fact,
  words: utterance.trim(),
  sure: 0.9,
  why: 'the only one of several is taken off',
})

/** "Ikke meg og familien" and "just car and travel" are one clause, "ikke hytta og legg til reise" are two. */
const clausesOfSeveral = (utterance: string): string[] =>
  utterance.split(SENTENCES).flatMap((sentence) => {
    const parts = partsOf(sentence).map(({ text }) => phraseOf(text.replace(AND, '')))
    const takesAway = [DENIES_ONE, REMOVES, ONLY].some((form) => form.test(parts[0] ?? ''))
    const isOne =
      takesAway && parts.every((part) => tokensOf(part).length <= FEW && !ADDS.test(part) && !KEPT.test(part))
    return isOne ? [phraseOf(sentence)] : parts
  })

/** "It is dead so no pet insurance" ends a clause in front of what is denied. */
const SENTENCES = new RegExp(
  String.raw`[,.;!?]+(?:\s+|$)|\s+(?:${anyChoice('so')})\s+(?=(?:${anyChoice('deniesOne')})\s)|(?<=(?<!\p{L})(?:${anyChoice('deniesOne')})\s+(?:\p{L}+\s+){0,1}\p{L}+)\s+(?=(?:${anyOf('only')})\s)`,
  'iu',
)
const MOST_WORDS = 30
const FEW = 5
const isAsking = (step: Flow['steps'][string]) => 'ask' in step
/** "Bare bilen", "just the car". */
export const ONLY = new RegExp(
  String.raw`^(?:(?:${anyOf('opens')}) )*(?:(?:${anyOf('it')}) (?:${anyOf('is')}) )?(?:(?:${anyOf('only')}) )`,
  'u',
)
/** "Ikke hus bare tingene mine" denies the house alone. */
const ONLY_BEHIND = new RegExp(String.raw`\s(?=(?:${anyOf('only')})\s)`, 'u')
/** "Email me instead" adds nobody to what is insured. */
const withoutPronouns = (one: Candidate): Candidate => ({
  ...one,
  words: one.words.filter((word) => !PRONOUNS.has(word)),
})
const PRONOUNS = choiceWords('pronouns')

/** "Ombestemte meg, innbo", "gjør det til innbo i stedet". */
const REPLACES = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('instead', 'prefers', 'changesMind')})(?!\p{L})`, 'u')
const ADDS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('adds')})(?!\p{L})`, 'u')

/**
 * The options named in what is left of each clause that removes something: "hytta" of "ta vekk hytta, den er forsikra".
 * Where none names one, those of all that is said: "hytta er der, den skal vekk".
 */
function removedIn(utterance: string, candidates: readonly Candidate[], locale: Locale): string[] {
  const clauses = clausesOfSeveral(utterance)
  const bare = clauses.map(withoutRemoving)
  const removing = bare.filter((said, at) => said !== clauses[at])
  const named = removing.flatMap((said) => allNamed(said.replace(PERHAPS, ' '), candidates, locale))
  return named.length > 0 ? named : allNamed(bare.join(' '), candidates, locale)
}
const PERHAPS = new RegExp(String.raw`(?<!\p{L})(?:${anyChoice('perhaps')})(?!\p{L})`, 'giu')
