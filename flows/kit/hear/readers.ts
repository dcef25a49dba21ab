import type { Act } from '#contracts/chat/act.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { SOMETHING_ELSE } from '../flow-event.ts'
import { SURE, WEAK } from '../heard-answer.ts'
import { translateKit } from '../kit-texts.ts'
import { phonesIn, tellsIdentityNumber } from '../words/find-values.ts'
import { wantsPerson } from '../words/requests.ts'
import { phraseOf, tokensOf } from '../words/tokens.ts'
import { aboutAt } from './about.ts'
import { byAskedBack } from './asked-back.ts'
import { calledAt, plainText } from './candidates.ts'
import { saysInstead } from './choice-corrections.ts'
import { partsOf } from './clauses.ts'
import { byConsent, byConsentChanged } from './consent-reader.ts'
import { askedIfLeaving, byLeaveButton } from './leaving.ts'
import { withCorrectionsBeside } from './corrections-beside.ts'
import { withDoubt } from './doubted-answer.ts'
import { speaksOfOthers, wordsOf } from './forms.ts'
import { byOpening, byToldBefore } from './opening.ts'
import { namesOneself, OF_ANOTHER, weighOpenValue } from './open-value.ts'
import {
  byChange,
  byClause,
  byCorrection,
  byDenial,
  byFactToChange,
  byLikeness,
  byOneLess,
  byOption,
  byOtherNamed,
  byWishedChoice,
  byYes,
} from './option-readers.ts'
import { chose, heard, nothing, placeOfCode, said, unsure, written, type Heard, type Reader } from './heard.ts'
import { whyAt } from './reasons.ts'
import { OTHER_TO_CALL } from './of-customer.ts'
import { byOtherAgreement, byOtherOfTwo } from './other-of-two.ts'
import { byOtherCallTime } from './other-call-time.ts'
import { openReading, readsAs, tellsBirthOfParent, type Reading } from './reading.ts'
import { byRefusedCall } from './refused-call.ts'
import { bySeveralPlans } from './several-plans.ts'
import { toldFacts } from './told-facts.ts'
import { byOtherOfScale, byScale } from './scale.ts'
import { DAY_SAID } from './start-day.ts'
import { byOneOfTwo } from './two-numbers.ts'
import { remarkBefore, remarkInstead } from './value-remarks.ts'
import { byBack, byWayBack } from './way-back.ts'
import { byWish } from './wishes.ts'

/** Weaker readings than this are looked up as a question before they are asked back. */
const LIKELY = 0.6
/** An answer is taken even where its words could ask ("Will Price"). */
const CERTAIN = 0.95

/** The first reader that makes something of the utterance decides. */
const readAlone = (reading: Reading): Heard =>
  READERS.reduce<Heard | undefined>((found, read) => found ?? read(reading), undefined) ??
  nothing(reading, 'no answer to what is asked')

export const readUtterance = (reading: Reading): Heard =>
  withCorrectionsBeside(reading, withDoubt(reading, askedIfLeaving(reading, readAlone(reading))), (clause) =>
    readAlone(openReading(reading, reading.ask, clause)),
  )

const byButton: Reader = (reading) => {
  const { candidates, utterance, translate } = reading
  const [said, first] = [utterance, partsOf(utterance)[0]?.text ?? ''].map(plainText)
  const titled = candidates.find(({ title }) => plainText(title) === said)
  const isOther = first === plainText(translateKit(translate, 'kit.somethingElse'))
  const payload = titled?.payload ?? (isOther ? SOMETHING_ELSE : undefined)
  return payload === undefined ? undefined : chose(reading, payload, 'the words of a button', 1)
}

const byRemark: Reader = (reading) => {
  const found = remarkInstead(reading.ask, reading.utterance, reading)
  return found && said(reading, found)
}

const byForm: Reader = (reading) => {
  const { rule, awaited, open, telling, corrected, words } = reading
  if (!rule || !awaited || open || !readsAs(reading, rule, telling)) return undefined
  if (rule === 'phone' && corrected?.why === OTHER_TO_CALL) {
    const number: Act = {
      kind: 'answer',
      fact: awaited,
      value: telling,
      words,
      sure: 0.9,
      why: 'the number of who is named',
    }
    return heard(reading, {}, [corrected, number])
  }
  if (tellsBirthOfParent(reading)) return heard(reading, {}, [])
  if (rule === 'text' && isNoComment(telling, reading.flowContext.locale)) return undefined
  // "Kan jeg få en ny PUK-kode?" is kept as it is written, and answered.
  if (rule === 'text' && /\?\s*$/.test(telling))
    return { ...written(reading, awaited, telling, 'a question in a comment'), lookUp: true }
  // Whoever the number to bring along belongs to, it is that number.
  const sure = awaited === 'portNumber' ? SURE : OF_ANOTHER
  return rule === 'phone' && speaksOfOthers(reading.utterance)
    ? written(reading, awaited, phonesIn(telling)[0] ?? telling, 'a number beside somebody else', sure)
    : written(reading, awaited, telling, `read by the rule ${rule}`)
}

/** Only asks for a person, or only leads in ("nei vent"). */
const isNoComment = (said: string, locale: Locale): boolean => {
  const words = tokensOf(said)
  return (words.length <= SHORT_WISH && wantsPerson(said, locale)) || words.every((word) => LEADS_IN.has(word))
}
const LEADS_IN = wordsOf('opens')
const SHORT_WISH = 10

const byIdentityNumber: Reader = (reading) => {
  const { utterance, open, besides, translate } = reading
  const isBeside = besides.length > 0 || (open?.sure ?? 0) >= SURE
  return tellsIdentityNumber(utterance) && !isBeside
    ? said(reading, { topic: 'identity number', text: translateKit(translate, 'rule.identityNumber') })
    : undefined
}

const byCallTime: Reader = (reading) => {
  const { flow, step, flowContext, utterance, translate } = reading
  const times = calledAt(flow, step, flowContext, utterance)
  if (!times) return undefined
  const [first, ...others] = times
  if (first === undefined) return said(reading, { topic: 'call times', text: translateKit(translate, 'talk.outside') })
  return others.length > 0 ? unsure(reading, times) : chose(reading, first, 'a time to call', 1)
}

const byDeclaredWords: Reader = (reading) => {
  const phrase = phraseOf(reading.utterance)
  const [declared, ...others] = reading.candidates.filter(
    ({ words, hidden }) => !hidden && words.some((name) => phraseOf(name) === phrase),
  )
  return declared && others.length === 0
    ? chose(reading, declared.payload, 'the declared words of an option')
    : undefined
}

export const byOwnAnswer: Reader = (reading) => {
  const { ask, step, utterance, words, flowContext, translate } = reading
  const why = whyAt(reading)
  const topic = `why ${step}`
  if (why)
    return said(
      reading,
      { topic, text: why },
      { kind: 'question', topic, words, sure: 0.9, why: 'asks why it is asked' },
    )
  const about = aboutAt(ask, utterance, flowContext.locale, translate)
  return (
    about &&
    said(reading, about, {
      kind: 'question',
      topic: about.topic,
      words,
      sure: 0.9,
      why: 'a question the step answers',
    })
  )
}

const byCorrectedValue: Reader = (reading) => {
  const { corrected, flowContext, registers } = reading
  if (corrected?.value === undefined) return undefined
  const town =
    corrected.fact === 'postalCode' ? weighOpenValue('postalCode', corrected.value, flowContext, registers) : undefined
  const acts = [
    corrected,
    ...answerBeside(reading, corrected.value),
    ...placeOfCode('postalCode', town, corrected.value),
  ]
  return heard(reading, {}, acts)
}

/** "Det er Søren Krogh, og byen er Kolding, ikke Kolind": the first clause answers, the others correct. */
function answerBeside(reading: Reading, corrected: string): Act[] {
  const { rule, awaited, flowContext, registers, utterance } = reading
  const clauses = partsOf(utterance)
  // A comma before a door ends no clause: "Ole Lund, 2. tv".
  const [first, ...others] = clauses.length > 1 ? clauses : utterance.split(/,\s+/).map((text) => ({ text }))
  if (!rule || !awaited || !first || others.length === 0 || first.text.includes(corrected)) return []
  const read = weighOpenValue(rule, first.text, flowContext, registers)
  if (!read || read.sure < SURE || !readsAs(reading, rule, read.value)) return []
  const { value, sure, why } = read
  return [{ kind: 'answer', fact: awaited, value, words: first.text.trim(), sure, why }]
}

const byOpenValue: Reader = (reading) => {
  const { rule, awaited, open, isAsking, words } = reading
  if (!rule || !awaited || !open) return undefined
  const { sure, why, value } = open
  const canRead = readsAs(reading, rule, value)
  if (canRead && sure >= SURE && (!isAsking || (sure >= CERTAIN && !words.endsWith('?'))))
    return written(reading, awaited, value, why, sure)
  const isDaySaid = rule === 'startDate' && sure >= DAY_SAID
  const choice = isDaySaid
    ? undefined
    : (byOption(reading) ?? byCorrection(reading) ?? byWishedChoice(reading) ?? byOtherNamed(reading))
  if (choice) return choice
  const inSentence = canRead || isAsking || awaited !== 'childName' ? undefined : byValueInSentence(reading)
  if (inSentence) return inSentence
  if (!canRead || sure < WEAK || isAsking) return nothing(reading, sure > 0 ? why : 'no evidence of an answer')
  const weak: Act = { kind: 'answer', fact: awaited, value, words, sure: Math.min(sure, SURE - 0.01), why }
  const found = remarkBefore(rule, open, reading)
  return found ? said(reading, found, weak) : heard(reading, {}, [weak], { lookUp: sure < LIKELY })
}

/** "Nei ta 30 gb i stedet" puts another answer right, unless this very question offers it. */
const byInstead: Reader = (reading) => {
  const corrects = saysInstead(reading.utterance) ? byCorrection(reading) : undefined
  const chosen = corrects && byOption(reading)?.event.payload
  return corrects?.event.acts?.some((act) => act.kind === 'correction' && act.payload === chosen) ? undefined : corrects
}

const byValueInSentence: Reader = (reading) => {
  const { rule, awaited, utterance, flowContext, registers } = reading
  // The name of a child is told in the same form as the visitor's own.
  const wanted = awaited === 'childName' && !namesOneself(utterance) ? 'name' : awaited
  const told = rule && awaited && toldFacts(utterance, flowContext, registers).find(({ fact }) => fact === wanted)
  return told && awaited && written(reading, awaited, told.value, told.why, 0.9)
}

const READERS: readonly Reader[] = [
  byButton,
  byOtherOfTwo,
  byOtherAgreement,
  byAskedBack,
  byToldBefore,
  byRemark,
  byOtherOfScale,
  byForm,
  byOneOfTwo,
  byIdentityNumber,
  byCallTime,
  byOtherCallTime,
  byLeaveButton,
  byFactToChange,
  byDeclaredWords,
  byScale,
  byYes,
  byRefusedCall,
  byConsentChanged,
  byConsent,
  byOpening,
  byWish,
  byBack,
  byOwnAnswer,
  byCorrectedValue,
  (reading) => (reading.asksOutright ? undefined : byDenial(reading)),
  byOpenValue,
  byOneLess,
  byWayBack,
  bySeveralPlans,
  byInstead,
  byChange,
  byOption,
  (reading) => (reading.asksOutright ? undefined : byCorrection(reading)),
  byValueInSentence,
  byOtherNamed,
  byClause,
  byLikeness,
]
