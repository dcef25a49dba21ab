import { anyLink } from '../../words/language-words.ts'
import type { Correction } from '#contracts/chat/act.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import { SURE } from '../../heard-answer.ts'
import { TALK_TO_US } from '../../flow-event.ts'
import { READS } from '../../input-rules.ts'
import { optionsAt, toldChoice } from '../../options.ts'
import { understand } from '../../understand.ts'
import type { FlowContext } from '../../flow.ts'
import { isNot, isQuestion, openingOf, yesOrNo } from '../../words/everyday.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { severalAt, withoutWhereabouts } from './candidates.ts'
import { correctedChoice, meantIn, ONLY_NUMBER, SIZE, withoutFrame } from './choice-corrections.ts'
import { saysNamesSwapped } from '../names/name-parts.ts'
import { correctedSeveral } from '../corrections/several-corrections.ts'
import { clausesSaid } from '../sentence/clauses.ts'
import { dropsOne } from '../sentence/contrast.ts'
import { factsNamed } from '../sentence/cues.ts'
import { deniedChoice } from './denied-choice.ts'
import { chosenFirst } from './chosen-first.ts'
import { keepsAnother } from './keeps-another.ts'
import { anyOf } from '../sentence/forms.ts'
import { chose, heard, isBare, unsure, written, type Heard, type Reader } from '../heard.ts'
import { whatToChange, type Reading } from '../reading.ts'
import { ALL_SAID, isAllSaid, meantOfTwo, saidToChoose } from './said-to-choose.ts'

/** "Takk for hjelpen" asks for no help. */
export const THANKS = new RegExp(String.raw`^(?:${anyLink('thanksForPhrases')}) `, 'iu')

export const byOption: Reader = (reading) => {
  const { flow, ask, flowContext, telling, candidates, isAsking, rule, words, corrected } = reading
  const utterance = withoutWhereabouts(reading.ask, reading.utterance)
  const isOfChild = corrected?.fact === 'childName' || corrected?.fact === 'childBirthDate'
  if (THANKS.test(words) || isOfChild) return undefined
  const several = severalAt(flow, ask, flowContext, utterance, candidates)
  if (several) return chose(reading, several, 'several options are named')
  const left = saidToChoose(reading)
  const echoed = echoedIn(left, reading)
  if (echoed) return echoed
  const understood =
    meantOfTwo(left, reading) ??
    understand(meantIn(left), candidates, flowContext.locale) ??
    (ONLY_NUMBER.test(withoutFrame(left)) ? understand(withoutFrame(left), candidates, flowContext.locale) : undefined)
  if (understood?.kind === 'chosen' && isOnlyNoBesideFacts(reading, understood.payload)) return undefined
  if (understood?.kind === 'chosen' && keepsAnother(reading, understood.payload)) return undefined
  const named = rule || isAsking ? undefined : toldChoice(ask, telling, flowContext)
  if (named && (understood?.kind !== 'chosen' || understood.payload === named.payload)) {
    const reads = ask.choices?.[named.payload]?.reads
    return reads ? written(reading, reads.write, telling, 'a value that chooses an option', 0.9) : undefined
  }
  const beside = understood || rule || isAsking ? undefined : valueBeside(reading)
  if (beside) return beside
  if (understood?.kind === 'chosen')
    return (
      (isWayOut(reading, understood.payload) && (byOtherChoice(reading) ?? byOtherNamed(reading))) ||
      chose(
        reading,
        understood.payload,
        'an option is named',
        isAllSaid(reading, understood.payload) ? ALL_SAID : undefined,
      )
    )
  // "Nei altså, jeg vil at dere ringer" refuses nothing but what was thought.
  const [, behind = ''] = NO_AHEAD.exec(utterance) ?? []
  const after = understood && behind !== '' ? understand(behind, candidates, flowContext.locale) : undefined
  if (after?.kind === 'chosen') return chose(reading, after.payload, 'an option is named behind a no', SURE)
  const first = understood && chosenFirst(reading, understood.payloads)
  return first === undefined
    ? understood && unsure(reading, understood.payloads)
    : chose(reading, first, 'the first clause names it', SURE)
}

/** "95112233 som jeg har i Telenor, født 12.05.1990": the value that chooses an option, beside other facts. */
function valueBeside(reading: Reading): Heard | undefined {
  const facts = new Set<FactName>(Object.values(reading.ask.choices ?? {}).flatMap(({ reads }) => reads?.write ?? []))
  const told = reading.besides.find((act) => act.kind === 'answer' && act.fact !== undefined && facts.has(act.fact))
  return told?.kind === 'answer' && told.fact && told.value !== undefined
    ? written(reading, told.fact, told.value, 'a value that chooses an option, beside others', 0.9)
    : undefined
}

/** "Nytt nummer? Nei takk" refuses what it names, "199 for et nytt? Tuller dere" asks; a yes behind it chooses. */
function echoedIn(said: string, reading: Reading): Heard | undefined {
  const [, clause = '', behind = ''] = ECHO.exec(said) ?? []
  const {
    candidates,
    words,
    flowContext: { locale },
  } = reading
  const named = behind === '' ? undefined : understand(clause, candidates, locale)
  if (named?.kind !== 'chosen' || openingOf(tokensOf(behind), locale) === 'yes') return undefined
  if (understand(behind, candidates, locale)) return undefined
  if (openingOf(tokensOf(behind), locale) !== 'no') return unsure(reading, [named.payload])
  return heard(reading, {}, [{ kind: 'question', words, sure: 0.9, why: 'names an option and refuses it' }], {
    lookUp: true,
    asked: true,
  })
}
const ECHO = /^([^?]+)\?+[\s!]+([^?]*\p{L}[^?]*)$/u
const NO_AHEAD = new RegExp(String.raw`^(?:${anyOf('mereNo')})(?:\s+\p{L}+)?,\s+(\S.*)$`, 'isu')

/** "Nei, mobilen er 912 34 567": a no that opens what is put right refuses nothing. */
function isOnlyNoBesideFacts({ utterance, besides, candidates, flowContext }: Reading, payload: string): boolean {
  const { locale } = flowContext
  const [opening = ''] = tokensOf(utterance)
  if (besides.length === 0 || openingOf([opening], locale) !== 'no') return false
  const behind = understand(
    utterance.slice(utterance.toLowerCase().indexOf(opening) + opening.length),
    candidates,
    locale,
  )
  return behind?.kind !== 'chosen' || behind.payload !== payload
}

/** An option that answers nothing: another way than on. */
const isWayOut = ({ ask: { choices = {} } }: Reading, payload: string) =>
  Object.hasOwn(choices, payload) && choices[payload]?.learn === undefined

export const otherChoice = (reading: Reading, said: string, named?: string): Correction | undefined =>
  correctedSeveral(reading, said) ?? correctedChoice(reading, said, named)

/** What was chosen before is denied or dropped, and another named beside it. */
export const byDenial: Reader = (reading) => {
  const { utterance, open } = reading
  if (open && open.sure >= SURE) return undefined
  const choice = dropsOne(utterance) ? otherChoice(reading, utterance) : deniedChoice(reading, utterance)
  return choice && heard(reading, {}, [choice])
}

/** "Ta bort bilen" where more can be chosen; "so no pet insurance" where something else is asked. */
export const byOneLess: Reader = (reading) => {
  const { utterance, ask, flowContext } = reading
  const several = correctedSeveral(reading, utterance)
  return several && (ask.offer?.many || isLess(several, flowContext)) ? heard(reading, {}, [several]) : undefined
}

function isLess({ fact, payload = '' }: Correction, { facts }: FlowContext): boolean {
  const known = fact && facts[fact]
  return Array.isArray(known) && payload.split('+').length < known.length
}

const byOtherChoice: Reader = (reading) => {
  const chosen = otherChoice(reading, reading.utterance)
  return chosen && heard(reading, {}, [chosen])
}

/** "Så tar jeg heller spotpris" after the question of the agreement; what is priced is asked back. */
export const byOtherNamed: Reader = (reading) => {
  const { rule, isAsking, words } = reading
  // "Nytt nummer da" where a name is asked for names nothing else.
  const isAlone = rule !== 'text' && tokensOf(words).length <= (SIZE.test(words) ? FEW_OF_SIZE : FEW_TO_NAME)
  if ((rule && !isAlone) || isAsking || THANKS.test(words)) return undefined
  const choice = otherChoice(reading, reading.utterance, 'names another answer')
  return choice && heard(reading, {}, [choice])
}

/** "12 gb" where it is asked what to change. */
export const byChange: Reader = (reading) => {
  const asked = reading.isAsking ? undefined : whatToChange(reading)
  const choice = asked === undefined ? undefined : otherChoice(reading, reading.utterance, asked)
  return choice && heard(reading, {}, [choice])
}

/** "Telefonen", where one option forgets the name and the e-mail address as well, asks for the telephone alone (CHAT-14). */
export const byFactToChange: Reader = (reading) => {
  const { flow, step, flowContext, utterance, words, corrected } = reading
  // "Mailen er feil" at the summary is about that answer, and asks for no list of what can be changed; a number may be either.
  const isEitherNumber = corrected?.fact === 'phone' && flowContext.facts.numberChoice !== undefined
  if (flow.steps[step]?.summary && corrected && isBare(corrected) && !isEitherNumber && !reading.isAsking)
    return heard(reading, {}, [corrected])
  const phrase = phraseOf(utterance)
  const [fact, ...others] = factsNamed(phrase, flowContext.locale)
  const isShort = phrase.split(' ').length <= MOST_TO_NAME
  if (!fact || others.length > 0 || !isShort || reading.isAsking || whatToChange(reading) === undefined)
    return undefined
  const forgotten = optionsAt(flow, step, flowContext).map(({ learn = {} }) =>
    READS.filter(({ write }) => write in learn),
  )
  const isOfSeveral = forgotten.some((facts) => facts.length > 2 && facts.some(({ write }) => write === fact))
  return isOfSeveral && flowContext.facts[fact] !== undefined
    ? heard(reading, {}, [{ kind: 'correction', fact, words, sure: 0.9, why: 'asked what to change' }])
    : undefined
}
const MOST_TO_NAME = 4

const FEW_TO_NAME = 3
/** "Put me on 12 gb": the price is asked back. */
const FEW_OF_SIZE = 5

const WISHES = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${anyOf('subject')})\s+(?:\p{L}+\s+)?(?:${anyOf('wants')})|(?:${anyOf('wants')})\s+(?:${anyOf('subject')}))(?!\p{L})`,
  'iu',
)

/** "Jeg vil ha nytt nummer" where another question is asked: another answer to an earlier one (HEAR-04). */
export function wishedChoice(reading: Reading, said: string): Correction | undefined {
  const { flowContext } = reading
  const isWish = (clause: string) =>
    WISHES.test(clause) &&
    !isQuestion(clause, flowContext.locale) &&
    !tokensOf(clause).some((word) => isNot(word, flowContext.locale))
  for (const clause of clausesSaid(said).filter(isWish)) {
    const wished = otherChoice(reading, clause, 'wishes another answer')
    if (wished) return wished
  }
  return undefined
}

export const byWishedChoice: Reader = (reading) => {
  const wished = reading.rule && !reading.isAsking ? wishedChoice(reading, reading.utterance) : undefined
  return wished && heard(reading, {}, [wished])
}

export const byCorrection: Reader = (reading) =>
  // "I put my last name first" takes no first option.
  (saysNamesSwapped(reading.utterance) ? undefined : byOtherChoice(reading)) ??
  (reading.corrected && heard(reading, {}, [reading.corrected]))

/** What is chosen in one clause of several; a mere yes or no among others is asked back. */
export const byClause: Reader = (reading) => {
  const { utterance, candidates, rule, isAsking, flowContext } = reading
  if (rule || isAsking || THANKS.test(utterance) || clausesSaid(utterance).length < 2) return undefined
  const parts = clausesSaid(saidToChoose(reading))
  const { locale } = flowContext
  const read = parts.map((part) => (isQuestion(part, locale) ? undefined : understand(part, candidates, locale)))
  const [clause, ...clauses] = read.flatMap((one) => one ?? [])
  const isSummary = reading.flow.steps[reading.step]?.summary !== undefined
  if (!isSummary && clause?.kind === 'unsure' && clause.payloads.length > 1 && clauses.length === 0)
    return unsure(reading, clause.payloads)
  const chosen = parts.flatMap((part, at) => {
    const understood = read[at]
    const isSure = yesOrNo(tokensOf(part), locale) === undefined
    if (understood?.kind === 'chosen' && isOnlyNoBesideFacts(reading, understood.payload)) return []
    if (understood?.kind === 'chosen' && understood.payload !== TALK_TO_US)
      return [{ payload: understood.payload, isSure }]
    const [only, ...others] = understood?.kind === 'unsure' ? understood.payloads : []
    return only !== undefined && others.length === 0 ? [{ payload: only, isSure: false }] : []
  })
  const [first, ...more] = new Set(chosen.map(({ payload }) => payload))
  if (first === undefined || more.length > 0) return undefined
  return chosen.some(({ isSure }) => isSure)
    ? chose(reading, first, 'named in a clause', SURE)
    : unsure(reading, [first])
}
