import type { FlowName } from '#contracts/chat/flow-name.ts'
import { LOCALES } from '#contracts/kernel/locale.ts'
import type { Article } from '#contracts/content/faq.ts'
import type { Answers } from './answers.ts'
import type { QuestionInContext } from './article-answers.ts'
import type { BareQuestion, BareQuestions } from './language.ts'
import { languages } from './languages.ts'
import { lineOf } from './lines.ts'

/**
 * What a question without a topic of its own is about where it is asked: "why do you need it" where the power of
 * attorney is asked for, "is it free" where an account is made, "do you read these" where we ask if one is content.
 */
export function onBareQuestion(
  { question, asking: { flow, step }, library: { index } }: QuestionInContext,
  say: Answers,
) {
  if (flow === undefined) return undefined
  const here = PLACES.find((one) => isAt(one, flow, step) && WAYS[one.asks].test(question))
  if (here?.slugs === undefined) return here && say.plans()
  const article = here.slugs.flatMap((slug) => index.bySlug(slug) ?? [])[0]
  return article && say.article(article)
}

/** Asks where "it" is told or how long it holds: what no place has an answer to, no other article has. */
export const asksOfStepAlone = ({ question }: QuestionInContext): boolean =>
  WAYS.standsWhere.test(question) || WAYS.holdsHowLong.test(question)

type Place = {
  flow?: FlowName
  line?: Article['category']
  step?: RegExp
  asks: BareQuestion
  /** Of the same article in each language; without any, the plans with their prices answer. */
  slugs?: readonly string[]
}

const isAt = (place: Place, flow: FlowName, step = '') =>
  (place.flow === undefined || place.flow === flow) &&
  (place.line === undefined || place.line === lineOf(flow)) &&
  (place.step === undefined || place.step.test(step))

const ofEvery = (kind: keyof BareQuestions): readonly string[] =>
  LOCALES.flatMap((locale) => languages[locale].bareQuestions[kind])
const anyOf = (kind: keyof BareQuestions): string => ofEvery(kind).join('|')

/** The whole question asks so, with what leads in and a tag ("er det gratis eller hva"). */
const wayOf = (kind: BareQuestion) =>
  new RegExp(String.raw`^(?:(?:${anyOf('leads')}),? )*(?:${anyOf(kind)})(?:,? (?:${anyOf('tags')}))*\s*[?!.]*$`, 'iu')

const WAYS: Readonly<Record<BareQuestion, RegExp>> = {
  worksHow: wayOf('worksHow'),
  standsWhere: wayOf('standsWhere'),
  holdsHowLong: wayOf('holdsHowLong'),
  costsWhat: wayOf('costsWhat'),
  costsMore: wayOf('costsMore'),
  agreesToWhat: wayOf('agreesToWhat'),
  isFree: wayOf('isFree'),
  isBinding: wayOf('isBinding'),
  whatNext: wayOf('whatNext'),
  withoutCreditCheck: wayOf('withoutCreditCheck'),
  whyAttorney: wayOf('whyAttorney'),
  whichYouWouldTake: wayOf('whichYouWouldTake'),
  lengthOfSurvey: wayOf('lengthOfSurvey'),
  useOfAnswers: wayOf('useOfAnswers'),
}

const OF_CODE = ['kode-kommer-ikke', 'no-code', 'kod-kommer-inte', 'koden-kommer-ikke']
const OF_NEW_NUMBER = ['nytt-nummer', 'new-number']
const OF_TERMS = ['vilkar', 'terms', 'villkor']
const OF_METER = ['anlaggnings-id', 'malernummer']
const OF_ATTORNEY = ['fullmakt-forsikring', 'fullmakt', 'fuldmagt']
const OF_ACCOUNT = ['hva-koster-konto', 'what-an-account-costs', 'konto']
const TO_MAKE_ONE = ['opprette-konto', 'sign-up', 'skapa-konto', 'oprette-konto']

const PLACES: readonly Place[] = [
  { flow: 'csat_mobile', asks: 'lengthOfSurvey', slugs: ['om-undersokelsen', 'about-the-survey'] },
  { flow: 'csat_mobile', asks: 'useOfAnswers', slugs: ['hva-svarene-brukes-til', 'what-answers-are-for'] },
  { line: 'mobile', step: /credit/, asks: 'withoutCreditCheck', slugs: ['uten-kredittsjekk', 'without-credit-check'] },
  { step: /phone_code/, asks: 'standsWhere', slugs: OF_CODE },
  { step: /phone_code/, asks: 'holdsHowLong', slugs: OF_CODE },
  { step: /(?:^|\.)terms$/, asks: 'standsWhere', slugs: OF_TERMS },
  { step: /(?:^|\.)number$/, asks: 'costsWhat', slugs: OF_NEW_NUMBER },
  { step: /number$/, asks: 'costsMore', slugs: OF_NEW_NUMBER },
  { step: /^meter/, asks: 'standsWhere', slugs: OF_METER },
  { step: /^supplier/, asks: 'standsWhere', slugs: ['vet-inte-elbolag'] },
  { step: /^attorney/, asks: 'agreesToWhat', slugs: OF_ATTORNEY },
  { step: /^attorney/, asks: 'holdsHowLong', slugs: OF_ATTORNEY },
  { line: 'mobile', step: /plan/, asks: 'isFree' },
  { line: 'mobile', step: /plan/, asks: 'holdsHowLong', slugs: ['bindingstid', 'lock-in'] },
  { line: 'insurance', step: /^cover/, asks: 'holdsHowLong', slugs: ['hvor-lenge-gjelder-tilbudet'] },
  { line: 'mobile', asks: 'worksHow', slugs: ['slik-bestiller-du', 'how-to-order'] },
  { line: 'power', step: /^attorney/, asks: 'whyAttorney', slugs: ['fullmakt', 'fuldmagt'] },
  { line: 'power', step: /^agreement/, asks: 'whichYouWouldTake', slugs: ['avtalsformer', 'aftaletyper'] },
  { line: 'power', asks: 'worksHow', slugs: ['elavtal', 'elaftale'] },
  {
    line: 'insurance',
    asks: 'worksHow',
    slugs: ['hva-skjer-etter-forsikringssamtalen', 'after-insurance-request'],
  },
  { line: 'refinancing', asks: 'worksHow', slugs: ['refinansiering', 'what-is-refinancing'] },
  { line: 'account', asks: 'worksHow', slugs: TO_MAKE_ONE },
  { line: 'account', asks: 'whatNext', slugs: TO_MAKE_ONE },
  { line: 'account', asks: 'isFree', slugs: OF_ACCOUNT },
  { line: 'account', asks: 'costsWhat', slugs: OF_ACCOUNT },
  { line: 'account', asks: 'isBinding', slugs: OF_ACCOUNT },
]
