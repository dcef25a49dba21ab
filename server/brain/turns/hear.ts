import { anyLink } from '#flows/kit/words/language-words.ts'
import type { Act } from '#contracts/chat/act.ts'
import type { Found } from '#contracts/chat/found.ts'
import { SOMETHING_ELSE, UNKNOWN, type Answered } from '#flows/kit/flow-event.ts'
import { SURE, withConfirmed } from '#flows/kit/heard-answer.ts'
import { translateKit } from '#flows/kit/kit-texts.ts'
import { parseUtterance } from '#flows/kit/parse-utterance.ts'
import type { Translate } from '#flows/kit/render-elements.ts'
import { withAdviserNote } from '#flows/kit/hear/advice/adviser-notes.ts'
import { AND, clausesOf, isMereNo, partsOf } from '#flows/kit/hear/sentence/clauses.ts'
import { anyOf } from '#flows/kit/hear/sentence/forms.ts'
import { answersNow, choosesNothing, saysNothing, type Heard } from '#flows/kit/hear/heard.ts'
import { withTownConfirmed } from '#flows/kit/hear/addresses/town-of-code.ts'
import { withStillAsked } from '#flows/kit/hear/choices/still-asked.ts'
import { reasonAt } from '#flows/kit/hear/wishes/reasons.ts'
import { EVERYDAY } from '#flows/kit/words/everyday-words.ts'
import { BUT, isEveryday, isNot, isQuestion, openingOf, WAIT } from '#flows/kit/words/everyday.ts'
import { withoutOathsAsked } from '#flows/kit/words/filler-words.ts'
import { perText } from '#flows/kit/words/per-text.ts'
import { opensWithWhy } from '#flows/kit/words/requests.ts'
import { tokensOf } from '#flows/kit/words/tokens.ts'
import { inUsualSpelling } from '#flows/kit/words/usual-spelling.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { actOfSmallTalk, isUpset } from '#server/questions/small-talk.ts'
import type { Brain } from '../brain.ts'
import type { Asking } from './look-up.ts'
import { hearLikely, type Likely, isRatherSaid, isSurelyWished, optionInAside } from './hear-likely.ts'
import type { Flow, FlowContext } from '#flows/kit/flow.ts'

/** `shown`: payloads of the buttons the visitor sees. `now`: milliseconds since 1970. `ticked`: the box of a consent was. */
type At = {
  flow: Flow
  step: string
  flowContext: FlowContext
  shown: readonly string[]
  now: number
  ticked?: boolean
}

/** Reads what was typed as acts, and looks up what is asked (HEAR-01, CHAT-15). */
export function hearUtterance(
  { speak, lookUp, registers }: Pick<Brain, 'speak' | 'lookUp' | 'registers'>,
  { flow, step, flowContext, shown, now, ticked = false }: At,
  typed: string,
): { event: Answered; back?: boolean | undefined } {
  const { locale, facts } = flowContext
  const utterance = isUpset(tokensOf(typed)) ? typed : withoutOathsAsked(typed, (text) => isQuestion(text, locale))
  const plainText = perText((id) => speak(locale, id, {}))
  const translate: Translate = (id, values) =>
    Object.keys(values).length === 0 ? plainText(id) : speak(locale, id, values)
  const read = (said: string) => parseUtterance(flow, step, flowContext, said, translate, shown, registers)
  const askingFor = ({ event, question }: Heard): Asking => ({
    locale,
    facts,
    now,
    flow: flow.name,
    step,
    fact: factAt(flow, step),
    onlyAsked: event.acts?.some(({ kind }) => kind === 'answer') === true,
    ...(question === undefined && { way: event.acts?.find(isWay) }),
  })
  const findFor = (read: Heard, question: string) => lookUp?.(question, askingFor(read))
  const written = optionInAside(read(utterance), utterance, locale)
  const alone = written.lookUp ? findFor(written, written.question ?? utterance) : undefined
  const article = alone ?? (written.lookUp && written.inWhole ? findFor(written, utterance) : undefined)
  const isLikeOption = written.lookUp && written.event.unsure !== undefined && !article
  const mayGuess = lookUp !== undefined && (saysNothing(written) || isLikeOption)
  const asks = written.asked === true
  const likely = mayGuess ? hearLikely(utterance, locale, read, asks) : undefined
  const isTalk = article !== undefined && actOfSmallTalk(article.topic, utterance) !== undefined
  const isAnsweredRather =
    article !== undefined && likely !== undefined && isAskedRather(likely, utterance, asks || isTalk)
  const isLikely =
    likely && !isAnsweredRather && (isLikeOption ? isSurelyWished(likely) : !article || isRatherSaid(likely, asks))
  const heard = isLikely ? likely.heard : written
  const answer = isLikely ? (heard.lookUp ? findFor(heard, likely.plain) : undefined) : article
  const reason =
    lookUp && !answer && opensWithWhy(inUsualSpelling(utterance, locale))
      ? reasonAt({ flow, step, translate })
      : undefined
  const asksLeave = saysNothing(heard) && ASKS_LEAVE.test(utterance)
  const isUnknown =
    (heard.asked || asksLeave) &&
    !heard.event.found &&
    (!answersNow(heard) || asksPlainly(heard.question ?? utterance, locale))
  // What was asked back stays asked, and nothing else is offered beside it.
  const mayOffer = choosesNothing(heard) && !shown.includes(SOMETHING_ELSE)
  const unknown = () => {
    if (!lookUp || !isUnknown) return undefined
    return notFound(translate, mayOffer ? lookUp.likelyQuestions(heard.question ?? utterance, askingFor(heard)) : [])
  }
  const isAnswered = article !== undefined || written.event.found !== undefined
  const mayChoose = !isLikely && lookUp !== undefined && choosesNothing(written) && (isAnswered || asks)
  const beside = mayChoose ? likelyBeside(utterance, locale, read) : undefined
  // "Nåt är galet, får jag ändra" chooses, so that nothing is told to have no answer.
  const event = withFound(heard, answer ?? reason ?? (beside ? undefined : unknown()))
  const whole = withTownConfirmed(withConfirmed(beside ? withLikely(event, beside) : event), {
    flow,
    step,
    flowContext,
    registers,
  })
  const asTyped: Answered = utterance === typed ? whole : { ...whole, utterance: typed }
  const agreed = ticked ? agreedByBox(asTyped, flow, step, utterance, locale) : asTyped
  if (heard.back) return { event: agreed, back: heard.back }
  const noted = withAdviserNote(agreed, { flow, step, flowContext, translate })
  return { event: withStillAsked(noted, { flow, step, flowContext, shown }) }
}

/** That no answer was found, and the questions that may be meant. */
export const notFound = (translate: Translate, likelyQuestions: readonly string[] = []): Found =>
  likelyQuestions.length === 0
    ? { topic: UNKNOWN, text: translateKit(translate, 'kit.unknown') }
    : { topic: UNKNOWN, text: translateKit(translate, 'kit.askedWhich'), likelyQuestions: [...likelyQuestions] }

/**
 * "Kan jag ta tillbaka den" of a consent and "nå er jeg tilbake" are answered, and do not go back; an English question
 * with an answer is answered, and changes no language.
 */
const isAskedRather = ({ saying, heard }: Likely, utterance: string, asksOrTalks: boolean): boolean =>
  (asksOrTalks && heard.back === true) || (saying === 'english' && isQuestion(utterance, 'en_US'))

const factAt = ({ steps }: Flow, name: string) => {
  const step = steps[name]
  return step && 'ask' in step ? step.ask.input?.write : undefined
}

/**
 * Who has ticked the box of a consent and begins with a yes is not asked back (CHAT-10); who denies something, asks to
 * wait or makes a reservation is.
 */
function agreedByBox(event: Answered, { steps }: Flow, name: string, utterance: string, locale: Locale): Answered {
  const words = tokensOf(utterance)
  const isYes = openingOf(words, locale) === 'yes'
  if (!isYes || words.some((word) => isNot(word, locale) || WAIT.has(word) || BUT.has(word))) return event
  const { unsure = [], acts = [], found } = event
  const step = steps[name]
  const [agrees] = step && 'ask' in step ? Object.keys(step.ask.choices ?? {}) : []
  const [only, ...others] = unsure
  if (found || only === undefined || only !== agrees || others.length > 0) return event
  const { unsure: _, ...rest } = event
  const agreed = (act: Act): Act => (act.kind === 'answer' && act.payload === only ? { ...act, sure: SURE } : act)
  return { ...rest, payload: only, acts: acts.map(agreed) }
}

/** Beside an answer only what is plainly a question is told to have no answer ("meg. er 34"). */
function asksPlainly(question: string, locale: Locale): boolean {
  const { asks, subjects } = EVERYDAY[locale]
  const words = tokensOf(question.replace(AND, ''))
  const [first = '', second = ''] = words
  if (RHETORICAL.test(words.join(' ')) || words.every((word) => isEveryday(word, locale))) return false
  // "Når jeg tenker meg om" asks nothing.
  const isDependent = locale !== 'en_US' && subjects.includes(second)
  return /\?(?:\s|$)/.test(question) || (asks.includes(first) && !isDependent)
}

/** "Kan jeg få penger utbetalt med en gang": a wish for what is no option here. */
const ASKS_LEAVE = new RegExp(String.raw`^\s*(?:${anyOf('can', 'may')})\s+\p{L}+\s+(?:\p{L}+\s+){2}`, 'iu')

/** "Hvem ellers, hunden??" */
const RHETORICAL = new RegExp(String.raw`^(?:${anyLink('whoElsePhrases')})(?: |$)`, 'u')

/** What is likely chosen beside a question or thanks: "alt stemmer, men er det bindingstid?". */
function likelyBeside(utterance: string, locale: Locale, read: (said: string) => Heard): Answered | undefined {
  const { told, asked } = clausesOf(utterance, locale)
  // "Nej vad är det för villkor" refuses nothing.
  if (asked === '' && openingOf(tokensOf(utterance), locale) === 'no') return undefined
  const clauses = partsOf(asked === '' ? utterance : told).map(({ text }) => text.replace(AND, ''))
  return clauses
    .filter((clause) => asked === '' || !isMereNo(clause))
    .map((clause) => hearLikely(clause, locale, read, false)?.heard.event)
    .find((event) => event?.unsure !== undefined)
}

const withLikely = (event: Answered, { unsure, acts = [] }: Answered): Answered => ({
  ...event,
  ...(unsure && { unsure }),
  acts: [...(event.acts ?? []), ...acts],
})

const isWay = ({ kind }: Act) => kind === 'wish' || kind === 'complaint' || kind === 'sorrow'

/**
 * A question that is answered is no weak answer to what was asked, and an option that its words are only like is not asked
 * back beside the answer.
 */
function withFound({ event, lookUp, question }: Heard, found: Found | undefined): Answered {
  if (!found) return event
  const { acts, unsure, ...rest } = event
  const talk = actOfSmallTalk(found.topic, (event.utterance ?? '').trim())
  const isAnswered = (act: Act) => act.kind !== 'answer' || act.sure >= SURE
  const answered = (act: Act): Act => {
    if (talk && (act.kind === 'nothing' || act.kind === 'question')) return talk
    return act.kind === 'question' ? { ...act, topic: found.topic } : act
  }
  return {
    ...rest,
    ...((!lookUp || question !== undefined) && unsure && { unsure }),
    found,
    ...(acts && { acts: acts.filter(isAnswered).map(answered) }),
  }
}
