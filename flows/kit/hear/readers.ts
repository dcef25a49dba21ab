import type { Act } from '#contracts/chat/act.ts'
import { SOMETHING_ELSE } from '../flow-event.ts'
import { SURE, WEAK } from '../heard-answer.ts'
import { translateKit } from '../kit-texts.ts'
import { dayReadEitherWay } from '../words/either-way.ts'
import { phonesIn, tellsIdentityNumber } from '../words/find-values.ts'
import { wantsPerson } from '../words/requests.ts'
import { phraseOf, tokensOf } from '../words/tokens.ts'
import { OR, type Candidate } from '../understand.ts'
import { withoutManners } from '../words/filler-words.ts'
import { byMovedToTown } from './addresses/moved-to-town.ts'
import { aboutAt } from './wishes/about.ts'
import { byAskedBack } from './open-values/asked-back.ts'
import { calledAt, plainText } from './choices/candidates.ts'
import { partsOf } from './sentence/clauses.ts'
import { byCheapestAgreement } from './choices/cheapest-agreement.ts'
import { byConsent, byConsentChanged } from './choices/consent-reader.ts'
import { askedIfLeaving, byLeaveButton } from './wishes/leaving.ts'
import { bySaidWrong } from './corrections/wrong-without-value.ts'
import { withCorrectionsBeside } from './corrections/corrections-beside.ts'
import { withDoubt } from './open-values/doubted-answer.ts'
import { speaksOfOthers, wordsOf } from './sentence/forms.ts'
import { byOpening } from './wishes/opening.ts'
import { matchOf } from './sentence/cues.ts'
import { OF_ANOTHER } from './open-values/open-value.ts'
import {
  byChange,
  byClause,
  byCorrection,
  byDenial,
  byFactToChange,
  byOneLess,
  byOption,
  byOtherNamed,
} from './choices/option-readers.ts'
import { byLikeness, byYes } from './choices/option-guesses.ts'
import { byMovingIn, bySupplierToLeave } from './choices/moving-or-switching.ts'
import { chose, heard, nothing, said, unsure, written, type Heard, type Reader } from './heard.ts'
import { whyAt } from './wishes/reasons.ts'
import { byEarlierValue } from './corrections/earlier-value.ts'
import { bySameFamilyName } from './names/same-family-name.ts'
import { OTHER_TO_CALL } from './names/of-customer.ts'
import { byOtherAgreement, byOtherOfTwo } from './choices/other-of-two.ts'
import { byArrangedCall } from './advice/arranged-call.ts'
import { byOtherCallTime } from './advice/other-call-time.ts'
import { openReading, readsAs, tellsBirthOfParent, type Reading } from './reading.ts'
import { byRefusedCall } from './advice/refused-call.ts'
import { bySeveralPlans } from './choices/several-plans.ts'
import { byOtherOfScale, byScale } from './choices/scale.ts'
import { byOneOfTwo } from './contact/two-numbers.ts'
import { questionInComment } from './open-values/question-in-comment.ts'
import { remarkInstead } from './open-values/value-remarks.ts'
import { byBack, byWayBack } from './wishes/way-back.ts'
import { byCorrectedValue, byInstead, byOpenValue, byValueInSentence } from './open-values/value-readers.ts'
import { byChosenAgain } from './told/chosen-again.ts'
import { bySupplierOfLandlord } from './told/supplier-of-landlord.ts'
import { byToldAgain } from './told/told-again.ts'
import { byWish, grieves, withSorrow } from './wishes/wishes.ts'
import { byNoContact, byWithoutEmail } from './contact/without-email.ts'

/** The first reader that makes something of the utterance decides. */
const readAlone = (reading: Reading): Heard =>
  READERS.reduce<Heard | undefined>((found, read) => found ?? read(reading), undefined) ??
  nothing(reading, 'no answer to what is asked')

export const readUtterance = (reading: Reading): Heard =>
  withSorrow(
    reading,
    withCorrectionsBeside(reading, withDoubt(reading, askedIfLeaving(reading, readAlone(reading))), (clause) =>
      readAlone(openReading(reading, reading.ask, clause)),
    ),
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
  const { rule, awaited, open, telling, corrected, words, flowContext, translate } = reading
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
  if (rule === 'text' && isNoComment(telling, reading)) return undefined
  const isBirth = rule === 'birthDate' || rule === 'childBirthDate'
  const either = isBirth ? dayReadEitherWay(telling, flowContext.today, flowContext.locale) : undefined
  if (either !== undefined) {
    const act: Act = { kind: 'answer', fact: awaited, value: either, words, sure: WEAK, why: 'day or month first' }
    return said(reading, { topic: 'birth date', text: translateKit(translate, 'rule.birthDate.either') }, act)
  }
  const asked = rule === 'text' ? questionInComment(telling, flowContext.locale) : undefined
  if (asked !== undefined)
    return { ...written(reading, awaited, telling, 'a question in a comment'), lookUp: true, question: asked }
  // Whoever the number to bring along belongs to, it is that number.
  const sure = awaited === 'portNumber' ? SURE : OF_ANOTHER
  return rule === 'phone' && speaksOfOthers(reading.utterance)
    ? written(reading, awaited, phonesIn(telling)[0] ?? telling, 'a number beside somebody else', sure)
    : written(reading, awaited, telling, `read by the rule ${rule}`)
}

/** Only asks for a person, only leads in ("nei vent"), or passes over ("det var alt, takk"). */
const isNoComment = (said: string, { candidates, flowContext: { locale } }: Reading): boolean => {
  const words = tokensOf(said)
  return (
    (words.length <= SHORT_WISH && wantsPerson(said, locale)) ||
    words.every((word) => LEADS_IN.has(word) || OR.has(word)) ||
    declaredIn(said, candidates).length > 0
  )
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
  // "Kirkeveien 14" is no hour.
  if (!times || reading.besides.some((act) => act.kind === 'answer' && act.fact === 'street')) return undefined
  const [first, ...others] = times
  if (first === undefined) return said(reading, { topic: 'call times', text: translateKit(translate, 'talk.outside') })
  return others.length > 0 ? unsure(reading, times) : chose(reading, first, 'a time to call', 1)
}

/** The options whose words are said, alone or politely. */
function declaredIn(utterance: string, candidates: readonly Candidate[]): Candidate[] {
  const said = new Set([utterance, withoutManners(utterance)].map(phraseOf))
  return candidates.filter(({ words, hidden }) => !hidden && words.some((name) => said.has(phraseOf(name))))
}

const byDeclaredWords: Reader = (reading) => {
  const [declared, ...others] = declaredIn(reading.utterance, reading.candidates)
  return declared && others.length === 0
    ? chose(reading, declared.payload, 'the declared words of an option')
    : undefined
}

export const byOwnAnswer: Reader = (reading) => {
  const { ask, flow, step, utterance, words, flowContext, translate } = reading
  const why = whyAt(reading)
  const topic = `why ${step}`
  if (why)
    return said(
      reading,
      { topic, text: why },
      { kind: 'question', topic, words, sure: 0.9, why: 'asks why it is asked' },
    )
  const about = aboutAt(ask, flow, utterance, flowContext.locale, translate)
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

/** "Har jeg ikke sagt det allerede" is about the question of the step, and neither answers it nor another. */
const byToldBefore: Reader = (reading) => {
  const { utterance, words, besides, flowContext } = reading
  if (besides.length > 0 || /\d/.test(utterance)) return undefined
  if (matchOf(phraseOf(utterance), flowContext.locale, 'toldBefore') === undefined) return undefined
  const asks: Act = { kind: 'question', words, sure: 0.9, why: 'was told or asked before' }
  return heard(reading, {}, [asks], { lookUp: true, asked: true })
}

const READERS: readonly Reader[] = [
  byButton,
  byEarlierValue,
  byChosenAgain,
  bySameFamilyName,
  byArrangedCall,
  byOtherOfTwo,
  byOtherAgreement,
  byAskedBack,
  byToldBefore,
  byRemark,
  bySupplierOfLandlord,
  byOtherOfScale,
  byForm,
  byOneOfTwo,
  byIdentityNumber,
  byCallTime,
  byOtherCallTime,
  byLeaveButton,
  bySaidWrong,
  byFactToChange,
  byWithoutEmail,
  byNoContact,
  byDeclaredWords,
  byScale,
  byYes,
  byRefusedCall,
  byConsentChanged,
  byConsent,
  byOpening,
  (reading) => (grieves(reading) ? byOneLess(reading) : undefined),
  byWish,
  byBack,
  byOwnAnswer,
  byMovedToTown,
  byCorrectedValue,
  byMovingIn,
  (reading) => (reading.asksOutright ? undefined : byDenial(reading)),
  (reading) => (reading.rule ? byToldAgain(reading) : undefined),
  byOpenValue,
  byOneLess,
  byWayBack,
  bySeveralPlans,
  byCheapestAgreement,
  byInstead,
  byChange,
  byOption,
  (reading) => (reading.asksOutright ? undefined : byCorrection(reading)),
  byValueInSentence,
  byOtherNamed,
  byClause,
  byToldAgain,
  bySupplierToLeave,
  byLikeness,
]
