import type { Correction } from '#contracts/chat/act.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import { WEAK } from '../../heard-answer.ts'
import { careOfIn } from '../../values/address-line.ts'
import { guessedIn } from '../../values/email.ts'
import type { Registers } from '../../values/registers.ts'
import { dayReadEitherWay } from '../../words/either-way.ts'
import { withoutHedges } from '../../words/filler-words.ts'
import { phraseOf } from '../../words/tokens.ts'
import type { FlowContext } from '../../flow.ts'
import type { NamedFact } from '../../languages/cues.ts'
import { besideKnown } from '../told/beside-known.ts'
import { changesKnown, isKnown, ruleOf } from './changes-known.ts'
import { partsOf } from '../sentence/clauses.ts'
import { otherDayAlone } from '../days/other-day-alone.ts'
import { contrastIn, contrastsIn, saysRight, valueMeant, type Contrast } from '../sentence/contrast.ts'
import { tellsAmount } from '../sentence/amounts.ts'
import { factsNamed, matchOf } from '../sentence/cues.ts'
import { isDayOfSomebodyElse, tellsOtherTime } from '../days/day-to-begin.ts'
import { evidentIn } from '../told/evident.ts'
import { anyOf, speaksOfOthers, tellsOfMore } from '../sentence/forms.ts'
import { otherHome } from '../addresses/house-number.ts'
import { isOfChild, otherBirthDateOfChild, otherDateAlone, saysDate } from '../days/other-day.ts'
import { customerNamed, namedApart } from '../names/customer-named.ts'
import { dayWithoutYear } from '../../words/find-day.ts'
import { asCorrectionOfChild, ofChild } from '../names/of-child.ts'
import { isNameOfThing } from '../names/name-of-thing.ts'
import { nameFromParts, swappedName, withoutMiddle, withoutPart } from '../names/name-parts.ts'
import { isOfEmail, namesAddress } from '../contact/other-email.ts'
import { namesEndOfNumber } from '../contact/other-digits.ts'
import { isOtherPerson, namesGiven, wholeNameWith, withKnownRest } from '../names/renamed.ts'
import { nameSaidRight, withoutDeniedPart } from '../names/said-right.ts'
import { factsDenied, partsOfKnown, type SpokenOf } from './parts-of-known.ts'
import { ofKnownNumber } from '../contact/known-number.ts'
import { asksToChange, asksWhetherDone, isWrong } from '../sentence/said-wrong.ts'
import { shortDate } from '../days/short-date.ts'
import { toldFacts, type ToldFact } from '../told/told-facts.ts'
import { wholeValues } from './whole-values.ts'

/** A phone number where a number is asked for answers that question, even one that cannot be taken. */
export function isOfOneRule(fact: FactName | undefined, awaited: FactName | undefined): boolean {
  const rule = fact && ruleOf(fact)
  return rule !== undefined && awaited !== undefined && ruleOf(awaited) === rule
}
/**
 * A value told for an answer given earlier, or a word that it is wrong ("feil dato, 12. mai"); HEAR-04. `beside`: what
 * said that something is wrong, where the utterance is a clause beside others.
 */
export function correctedValue(
  utterance: string,
  awaited: FactName | undefined,
  flowContext: FlowContext,
  registers: Registers,
  beside?: string,
): Correction | undefined {
  const child = ofChild(utterance, flowContext, awaited)
  const ofTheChild = child && ownCorrection(child.utterance, undefined, child.flowContext, registers, beside)
  return asCorrectionOfChild(ofTheChild, utterance) ?? ownCorrection(utterance, awaited, flowContext, registers, beside)
}

function ownCorrection(
  utterance: string,
  awaited: FactName | undefined,
  flowContext: FlowContext,
  registers: Registers,
  beside?: string,
): Correction | undefined {
  const { locale, facts } = flowContext
  const phrase = phraseOf(utterance)
  const namedFacts = factsNamed(phrase, locale)
  const isEnd = namedFacts.length === 0 && facts.phone !== undefined && namesEndOfNumber(phrase)
  const named: readonly NamedFact[] = isEnd ? ['phone'] : namedFacts
  if (tellsAmount(utterance) && named.every((fact) => fact === 'plan')) return undefined
  const spoken = { named, isDate: saysDate(utterance) }
  const contrast = contrastOf(utterance, flowContext, spoken)
  const correct = (fact: FactName, value: string, why: string): Correction => {
    const meant = fact === 'email' ? guessedIn(value, utterance) : dayReadEitherWay(value, flowContext.today, locale)
    const isUnknown = fact === 'postalCode' && isNoCode(value, flowContext, registers)
    const isDoubted = meant !== undefined || isUnknown
    return { ...bare(fact, utterance, why), value: meant ?? value, ...(isDoubted && { sure: WEAK }) }
  }
  const customer = facts.name && customerNamed(utterance, locale, registers)
  if (customer !== undefined && changesKnown('name', customer, flowContext))
    return correct('name', customer, 'whose agreement it is to be')
  const swapped = awaited === 'name' ? undefined : swappedName(utterance, facts.name)
  if (swapped) return swapped
  const own =
    facts.name && awaited !== 'name'
      ? (namedApart(utterance, locale, registers) ?? nameSaidRight(utterance, facts.name))
      : undefined
  if (own !== undefined && changesKnown('name', own, flowContext))
    return correct('name', own, 'one’s own name beside another, or said to be right')
  const ofParts =
    facts.name && awaited !== 'name' && !speaksOfOthers(utterance) && !namesAddress(utterance)
      ? (withoutPart(utterance, facts.name) ??
        withoutMiddle(utterance, facts.name) ??
        nameFromParts(utterance, facts.name, locale, registers))
      : undefined
  if (ofParts !== undefined)
    return changesKnown('name', ofParts, flowContext)
      ? correct('name', withoutDeniedPart(ofParts, contrast?.denied), 'parts of the name, named as such')
      : undefined
  const date = otherDateAlone(utterance, flowContext) ?? otherDayAlone(utterance, awaited, flowContext)
  if (date !== undefined && date.fact !== awaited && changesKnown(date.fact, date.value, flowContext))
    return correct(date.fact, date.value, 'another day')
  const born = otherBirthDateOfChild(contrast, flowContext)
  if (born !== undefined) return correct('childBirthDate', born, 'another date of birth of the child')
  const home = facts.street === undefined ? undefined : otherHome(utterance, facts.street)
  if (home !== undefined) return correct('street', home, 'another house or flat of the known address')
  const denied = contrast ? factsDenied(contrast.denied, flowContext, spoken) : []
  const known = denied.length > 0 ? undefined : besideKnown(utterance, flowContext)
  const meant = valuesMeant(contrast?.meant ?? known?.rest ?? utterance)
  const isContrast = contrast && (denied.length > 0 || /^\d+$/.test(contrast.denied))
  const said =
    matchOf(phrase, locale, 'corrects') ??
    (isContrast ? 'one, not the other' : saysRight(utterance) ? 'said to be right' : beside)
  const replaces = known?.facts ?? []
  const evident = evidentIn(contrast?.meant ?? known?.rest ?? utterance, utterance, flowContext, registers).filter(
    ({ fact }) => !isOfOneRule(fact, awaited) && !(fact === 'name' && awaited === 'childName'),
  )
  const unknown = denied.length > 0 ? undefined : contrast
  const wholes = wholeValues(utterance, unknown, flowContext, registers).filter(
    ({ fact }) => !isOfOneRule(fact, awaited) && !(fact === 'name' && awaited === 'childName'),
  )
  const replacing = [...replaces, ...evident.map(({ fact }) => fact), ...wholes.map(({ fact }) => fact)]
  const isOtherTime = tellsOtherTime(utterance, awaited, flowContext)
  if (said === undefined && named.length === 0 && replacing.length === 0 && !isOtherTime) return undefined
  const parts = partsOfKnown(
    { meant, denied: contrast?.denied, ...spoken, phrase, replaced: replaces },
    flowContext,
    registers,
  )
  const told = [
    ...wholes,
    ...toldFacts(meant, flowContext, registers, undefined, utterance),
    ...(facts.startDate !== undefined ||
    [...named, ...denied].includes('birthDate') ||
    phrase.split(' ').length <= FEW_WORDS ||
    (/^\d{1,2}$/.test(contrast?.denied ?? '') && dayWithoutYear(meant) !== undefined)
      ? shortDate(meant, flowContext, named)
      : []),
    ...parts,
    ...evident,
  ]
  const cue = said ?? (told.some(({ fact }) => replacing.includes(fact)) ? 'another than the known one' : undefined)
  const isNamed = ({ fact }: ToldFact) => named.some((name) => name === fact)
  // "Kona skal være med, ho heter Anne Pedersen" puts no name right.
  const isSaidOfOneself = ({ fact }: ToldFact) =>
    said !== undefined && (fact !== 'name' || denied.length > 0 || OF_ONESELF.test(utterance))
  const isNameInEmail = (value: string) =>
    facts.name !== undefined && isOfEmail(value, fullNameOf(facts.name), utterance, locale)
  const isNoPerson = careOfIn(utterance) !== undefined || isNameOfThing(utterance)
  const isOf = (one: ToldFact) =>
    one.fact !== awaited &&
    !(one.fact === 'name' && (isNoPerson || isNameInEmail(one.value) || namesAddress(utterance))) &&
    changesKnown(one.fact, one.value, flowContext) &&
    !(OF_PEOPLE.has(one.fact) && speaksOfOthers(utterance) && !isSaidOfOneself(one)) &&
    !(one.fact === 'startDate' && isDayOfSomebodyElse(utterance, flowContext)) &&
    (cue !== undefined || isNamed(one)) &&
    !(OF_ADDRESS.has(one.fact) && said === undefined && !isNamed(one) && tellsOfMore(utterance)) &&
    !(said === undefined && one.fact === 'name' && !namesGiven(utterance) && isOtherPerson(one.value, facts.name))
  const fitting = told
    .map((one) => datedOfChild(ofKnownNumber(one, flowContext, denied, utterance), flowContext))
    .filter(isOf)
  const correction =
    fitting.find(({ fact, value }) => fact === 'currentSupplier' && value.startsWith(`${facts.currentSupplier} `)) ??
    fitting.find(({ fact }) => denied.includes(fact)) ??
    fitting.find(isNamed) ??
    fitting[0]
  if (correction) {
    const { fact, value, why } = correction
    const isName = fact === 'name' && !speaksOfOthers(utterance)
    const whole = isName
      ? withoutDeniedPart(
          withKnownRest(wholeNameWith(value, utterance, locale, registers), facts.name),
          contrast?.denied,
        )
      : value
    return correct(fact, whole, why)
  }
  if (isOtherTime && told.every(({ fact }) => fact === 'startDate'))
    return {
      kind: 'correction',
      fact: 'startDate',
      words: utterance.trim(),
      sure: 0.9,
      why: 'another time, and no day',
    }
  const [wrong, ...others] = named
    .map((fact) => (fact === 'birthDate' && facts.birthDate === undefined ? 'startDate' : fact))
    .filter((fact) => fact !== 'plan' && fact !== awaited && isKnown(flowContext, fact))
  const isShort = phrase.split(' ').length <= 6 && !asksWhetherDone(phrase)
  const isMeant = (cue !== undefined && isWrong(phrase)) || asksToChange(phrase)
  return isMeant && wrong && others.length === 0 && told.length === 0 && isShort
    ? bare(wrong, utterance, `said to be wrong: ${cue ?? 'is to be changed'}`)
    : undefined
}

/** The register of Sweden lacks some codes. */
const isNoCode = (code: string, { locale }: FlowContext, { knowsPlaces, placeOf }: Registers): boolean =>
  knowsPlaces && locale !== 'sv_SE' && placeOf(countryOf(locale), code.replace(/\D/g, '')) === undefined

/** Says that an answer is wrong, and not what is right. */
const bare = (fact: FactName, said: string, why: string): Correction => ({
  kind: 'correction',
  fact,
  words: said.trim(),
  sure: 0.9,
  why,
})

/** Of the ways to read a contrast the one that denies what is known; without one, that of two numbers. */
function contrastOf(utterance: string, flowContext: FlowContext, spoken: SpokenOf): Contrast | undefined {
  const contrasts = contrastsIn(utterance)
  return (
    contrasts.find(({ denied }) => factsDenied(denied, flowContext, spoken).length > 0) ??
    contrasts.find(({ denied }) => /^\d+$/.test(denied)) ??
    contrastIn(utterance)
  )
}

const OF_ONESELF = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('my')}|(?:${anyOf('subject')})\s+(?:${anyOf('calls')}))(?!\p{L})`,
  'iu',
)

const OF_ADDRESS: ReadonlySet<FactName> = new Set(['street', 'postalCode', 'city'])
const OF_PEOPLE: ReadonlySet<FactName> = new Set(['name', 'street', 'phone', 'email'])

/** Each clause without what leads to its value: "skrev feil, det skal være Lia 8". */
const valuesMeant = (said: string): string =>
  partsOf(said)
    .map(({ text, end }) => `${withoutHedges(valueMeant(text))}${end}`)
    .join('')

const datedOfChild = (told: ToldFact, flowContext: FlowContext): ToldFact =>
  told.fact === 'birthDate' && flowContext.facts.childBirthDate !== undefined && isOfChild(told.value, flowContext)
    ? { ...told, fact: 'childBirthDate' }
    : told
const FEW_WORDS = 5
