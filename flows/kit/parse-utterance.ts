import { anyOf } from './hear/sentence/forms.ts'
import { anyLink } from './words/language-words.ts'
import { isCorrection, type Act } from '#contracts/chat/act.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Flow, FlowContext } from './flow.ts'
import type { Found } from '#contracts/chat/found.ts'
import { withoutBillAddress } from './hear/addresses/bill-address.ts'
import { AND, clausesOf, clausesWithWishes, isMereNo, partsOf, type Clauses } from './hear/sentence/clauses.ts'
import { echoesAsked } from './hear/sentence/echoed-question.ts'
import { SURE } from './heard-answer.ts'
import { withCallWish } from './hear/advice/call-wish.ts'
import { hearInPart } from './hear/sentence/in-part.ts'
import { byDespair, wishBeside } from './hear/wishes/wishes.ts'
import { TALK_TO_US } from './flow-event.ts'
import { translateKit } from './kit-texts.ts'
import { byOwnAnswer, readUtterance } from './hear/readers.ts'
import { answersNow, askedBack, saysNothing, type Heard } from './hear/heard.ts'
import { endsConversation, stepEndsAt } from './hear/wishes/leaving.ts'
import { otherDateAlone } from './hear/days/other-day.ts'
import type { Place } from './hear/place.ts'
import { besideRefusedCall } from './hear/advice/refused-call.ts'
import { besideNoContact } from './hear/contact/without-email.ts'
import { withNumberUses } from './hear/contact/number-uses.ts'
import { withSameNumber } from './hear/contact/same-number.ts'
import { withAddressApart } from './hear/addresses/address-apart.ts'
import { withTownOfCode } from './hear/addresses/town-of-code.ts'
import { openReading, type Reading } from './hear/reading.ts'
import { correctedAhead } from './hear/told/told-ahead.ts'
import type { Translate } from './render-elements.ts'
import { EVERYDAY } from './words/everyday-words.ts'
import { OR } from './understand.ts'
import { BUT, supposes, yesOrNo } from './words/everyday.ts'
import { perText } from './words/per-text.ts'
import { tokensOf } from './words/tokens.ts'
import { inUsualSpelling } from './words/usual-spelling.ts'
import { suppliersIn } from './values/suppliers.ts'
import { noRegisters, type Registers } from './values/registers.ts'

/**
 * Interprets typed text as acts, before any fact is set (HEAR-01). The log stores the event with its acts, so replays do
 * not parse again (CHAT-15).
 */
export function parseUtterance(
  flow: Flow,
  step: string,
  flowContext: FlowContext,
  written: string,
  translate: Translate,
  shown: readonly string[] = [],
  registers: Registers = noRegisters,
): Heard {
  const utterance = shortBlanks(withThumbAsYes(written, flowContext.locale))
  const place: Place = { flow, step, flowContext, translate, shown, registers }
  const read = withNumberUses(
    withoutBillAddress(
      hearAt(place, withAddressApart(inUsualSpelling(utterance, flowContext.locale), place)),
      flowContext.locale,
    ),
    place,
  )
  const acts = read.event.acts && correctedAhead(read.event.acts, flowContext)
  const told = acts ? { ...read, event: { ...read.event, acts } } : read
  const heard = withSameNumber(withTownOfCode(told, place), place)
  return { ...heard, event: { ...heard.event, utterance } }
}

function hearAt(place: Place, utterance: string): Heard {
  const { flow, step, flowContext } = place
  const asked = flow.steps[step]
  if (!asked || !('ask' in asked)) return { event: { type: 'visitor.answered', utterance }, lookUp: false }
  const despair = byDespair(utterance, flowContext.locale)
  if (despair) return despair
  const read = perText((said) => readUtterance(openReading(place, asked.ask, said)))
  const heardAlone = (said: string) => hearAt(place, said)
  const call = withCallWish(utterance, place, heardAlone, read)
  if (call) return call
  const beside =
    besideRefusedCall(utterance, read, place) ??
    besideNoContact(utterance, read, place) ??
    besideWish(utterance, read, place)
  if (beside) return beside
  const isComment = asked.ask.input?.rule === 'text'
  // A comment is kept whole, and only what is plainly a question stands beside it.
  if (isComment && !utterance.includes('?')) return read(utterance)
  const clauses = clausesOf(utterance, flowContext.locale)
  const answered = chosenInTwoForms(utterance, clauses, read) ?? besideQuestion(utterance, clauses, read, place)
  if (answered) return answered
  const whole = onlyAsking(read(utterance), clauses.asked, flowContext.locale)
  if (!whole.asked && saysNothing(whole)) return hearInPart(utterance, read) ?? whole
  if (answersNow(whole) || !utterance.includes('?')) return whole
  const withWishes = clausesWithWishes(utterance, flowContext.locale)
  // "12 gb, eller kan jeg få 6?" asks for another option, and answers with it.
  if (!withWishes.asked || answersNow(read(withWishes.asked))) return whole
  return besideQuestion(utterance, withWishes, read, place) ?? whole
}

type Read = (said: string) => Heard

/** "Vad är skillnaden? Vilket rekommenderar ni?" asks for one option, and nothing besides. */
function chosenInTwoForms(utterance: string, { asked }: Clauses, read: Read): Heard | undefined {
  const [first, second, ...others] = asked === '' ? [] : partsOf(utterance)
  const heard = first && second && others.length === 0 ? read(first.text) : undefined
  const payload = heard?.event.payload
  if (!heard || !second || payload === undefined || read(second.text).event.payload !== payload) return undefined
  return { ...heard, event: { ...heard.event, utterance } }
}

/** An answer with a question beside it: both are heard. */
function besideQuestion(
  utterance: string,
  { told, asked: question }: Clauses,
  read: Read,
  place: Place,
): Heard | undefined {
  const answer = told && question ? read(told) : undefined
  const asked = place.flow.steps[place.step]
  if (!answer || !(answersNow(answer) || namesSeveral(answer, told)) || !asked || !('ask' in asked)) return undefined
  const isEchoed = utterance.indexOf(question) < utterance.indexOf(told)
  if (isEchoed && echoesAsked(question, asked.ask.input?.write, place.flowContext.locale))
    return { ...answer, event: { ...answer.event, utterance } }
  const instead = read(question)
  // "Min søster fyller år den 12. Går det den 15.?": the day that is asked for.
  if (asked.ask.input?.rule === 'startDate' && isDayTold(instead))
    return { ...instead, event: { ...instead.event, utterance } }
  if (asked.ask.input?.rule === 'supplier' && namesAnother(question)) return askedBack(answer, utterance)
  const { event } = answer
  const own = byOwnAnswer(openReading(place, asked.ask, question))?.event
  const reading = openReading(place, asked.ask, told)
  const isConsent = asked.ask.consent !== undefined || reading.candidates.some(({ exact }) => exact)
  if (isConsent && isMereNo(told))
    return { event: { type: event.type, utterance, acts: [asking(question)] }, lookUp: true, question, asked: true }
  const isReserved =
    event.payload !== undefined &&
    (endsConversation(reading, event.payload) ||
      (BUT.has(tokensOf(utterance.slice(utterance.indexOf(told) + told.length))[0] ?? '') &&
        (ONLY_OK.test(told) || isExact(reading, event.payload))))
  // "Ok, men påvirker det …?" agrees to nothing before it is answered.
  const taken = isReserved ? askedBack(answer, utterance).event : event
  const corrections = (instead.event.acts ?? []).filter(isCorrection).filter(({ value }) => value !== undefined)
  // "Anna Berg. Kan vi skjuta upp till 4 januari?"
  if (corrections.length > 0)
    return { event: { ...taken, utterance, acts: [...corrections, ...(taken.acts ?? [])] }, lookUp: false }
  const acts: Act[] = [...(taken.acts ?? []), ...(own?.acts ?? [asking(question)])]
  if (own?.found) return { event: { ...taken, utterance, acts, found: own.found }, lookUp: false }
  return { event: { ...taken, utterance, acts }, lookUp: true, question, inWhole: isOfTold(question), asked: true }
}

/** "Fortum, eller är det eon" is not sure of the first. */
const namesAnother = (question: string): boolean =>
  OR.has(tokensOf(question)[0] ?? '') || suppliersIn(question).length > 0

const isDayTold = ({ event: { acts = [] } }: Heard): boolean =>
  acts.some((act) => act.kind === 'answer' && act.fact === 'startDate' && act.value !== undefined && act.sure >= SURE)

/** "Den billigste. Hva er bindingstida?" */
const namesSeveral = ({ event: { unsure = [] } }: Heard, told: string) =>
  unsure.length > 1 && tokensOf(told).length <= FEW_BESIDE && !tokensOf(told).some((word) => OR.has(word))
const FEW_BESIDE = 6

const ONLY_OK = new RegExp(String.raw`^(?:${anyLink('mereOk')})[.,\s]*$`, 'iu')
const isExact = ({ candidates }: Reading, payload: string): boolean =>
  candidates.some((one) => one.payload === payload && one.exact)

const asking = (question: string): Act => ({ kind: 'question', words: question, sure: 0.9, why: 'a clause that asks' })

/** Where nothing is told, a clause that asks is what was said. */
function onlyAsking(heard: Heard, question: string, locale: Locale): Heard {
  const { event } = heard
  const isTold = event.acts?.some(({ kind }) => kind !== 'nothing') && !supposes(question, locale)
  if (question === '' || isTold || event.found) return heard
  const { type, utterance } = event
  const alone = isOfTold(question) ? {} : { question, inWhole: true }
  return { event: { type, utterance, acts: [asking(question)] }, lookUp: true, ...alone, asked: true }
}

/** A thumb up alone, in any colour of skin, is a yes. */
const THUMB_UP = /^\s*(?:👍|👌|✅|🆗)[\u{1F3FB}-\u{1F3FF}]?\s*$/u
const withThumbAsYes = (written: string, locale: Locale) =>
  THUMB_UP.test(written) ? (EVERYDAY[locale].yes[0] ?? written) : written

/** Patterns try a long run of blanks from each of its places, which takes time by the square of its length. */
const shortBlanks = (written: string): string => written.replace(/[^\S\n]{4,}/g, '   ').replace(/\n{3,}/g, '\n\n')

/** "Nytt nummer, koster det ekstra" asks about what was told. */
const OF_TOLD = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('it')}|${anyLink('them')})(?!\p{L})`, 'iu')
const FEW = 4
const isOfTold = (question: string) => OF_TOLD.test(question) && tokensOf(question).length <= FEW

/** An answer or a correction with a wish beside it: both are heard. */
function besideWish(utterance: string, read: Read, place: Place): Heard | undefined {
  const { locale } = place.flowContext
  const parts = partsOf(utterance)
  const wishes = parts.length < 2 ? [] : parts.map(({ text }) => wishBeside(text.replace(AND, ''), place))
  const wish = wishes.find((one) => one !== undefined)
  if (wish === undefined || !wishes.includes(undefined)) return undefined
  // "Oi, den åttende" takes nothing back.
  if (otherDateAlone(utterance, place.flowContext)) return undefined
  const whole = wish.kind === 'wish' && wish.for === 'person' ? read(utterance) : undefined
  if (whole?.event.payload !== undefined && whole.event.payload !== TALK_TO_US) return whole
  const told = parts.flatMap(({ text, end }, at) => (wishes[at] ? [] : [`${text}${end}`])).join('')
  const heard = read(told.replace(/[\s,;.]+$/, ''))
  // "Nei, ikke hent noe, bare ring meg" wants a person, and does not leave.
  // "Ombestemte meg, innbo" is said of what was chosen.
  const changed = wish.kind === 'wish' && wish.for === 'back' ? read(utterance) : undefined
  if (changed?.event.acts?.some(isCorrection)) return changed
  const { payload } = heard.event
  if (whole && payload !== undefined && stepEndsAt(place.flow, place.step, payload))
    return read(parts[wishes.indexOf(wish)]?.text ?? utterance)
  // "Ok, ikke nå" agrees to nothing.
  const isOpened = yesOrNo(tokensOf(parts[0]?.text ?? ''), locale) !== undefined
  if (!answersNow(heard)) return isOpened ? read(parts[wishes.indexOf(wish)]?.text ?? utterance) : undefined
  if (wish.kind === 'sorrow') {
    const acts = [...(heard.event.acts ?? []), wish]
    const question = (parts[wishes.indexOf(wish)]?.text ?? '').replace(AND, '')
    return { ...heard, event: { ...heard.event, utterance, acts }, lookUp: true, question }
  }
  const found: Found | undefined =
    wish.kind === 'wish' && wish.for === 'person'
      ? { topic: 'person', text: translateKit(place.translate, 'kit.person') }
      : undefined
  return {
    ...heard,
    event: { ...heard.event, utterance, acts: [...(heard.event.acts ?? []), wish], ...(found && { found }) },
  }
}
