import type { InputRuleName } from '../../input-rules.ts'
import { weighEmail } from '../../values/email.ts'
import { bareName } from '../../values/names/bare-name.ts'
import { GIVEN_NAMES } from '../../values/names/given.ts'
import { nameByParts, nameInSentence, tellsFamilyAlone } from '../../values/name-in-sentence.ts'
import { weighName, withoutBrackets } from '../../values/name.ts'
import { withoutTitles } from '../../values/names/without-titles.ts'
import { placeInSentence, weighPlace, weighPostalCode } from '../../values/place.ts'
import { NONE, type Evidence, type Registers } from '../../values/registers.ts'
import { weighStreet } from '../../values/street.ts'
import { namesAnother, weighSupplier } from '../../values/supplier.ts'
import { SURE, WEAK } from '../../heard-answer.ts'
import { emailsIn } from '../../words/find-values.ts'
import { anyLink } from '../../words/language-words.ts'
import { withoutHedges } from '../../words/filler-words.ts'
import type { FlowContext } from '../../flow.ts'
import { partsOf } from '../sentence/clauses.ts'
import { contrastsIn } from '../sentence/contrast.ts'
import { emailMeant } from '../contact/one-of-two.ts'
import { customerNamed } from '../names/customer-named.ts'
import { anyOf, speaksOfOthers } from '../sentence/forms.ts'
import { weighStartDay } from '../days/start-day.ts'

type Weigh = (said: string, flowContext: FlowContext, registers: Registers) => Evidence

const WEIGHS: Partial<Record<InputRuleName, Weigh>> = {
  name: (...said) => ofChild(weighNameSaid(...said), said[0]),
  childName: weighChildName,
  street: (said, { locale }, registers) => weighStreet(said, locale, registers),
  city: weighPlaceSaid,
  postalCode: (said, { locale }, registers) => weighPostalCode(said, locale, registers),
  email: weighEmailSaid,
  supplier: (said, { locale }, registers) => weighSupplier(said, locale, registers),
}

/** How sure it is that an utterance holds the open value a rule asks for; undefined for rules that check a form. */
export function weighOpenValue(rule: InputRuleName, ...said: Parameters<Weigh>): Evidence | undefined {
  const weighed = weighSaid(rule, ...said)
  const [written, { locale }] = said
  return weighed && rule === 'supplier' && namesAnother(written, locale)
    ? { ...weighed, sure: Math.min(weighed.sure, OF_ANOTHER) }
    : weighed
}

function weighSaid(rule: InputRuleName, ...said: Parameters<Weigh>): Evidence | undefined {
  const weigh = WEIGHS[rule]
  const [told, ...known] = said
  const written = rule === 'name' || rule === 'childName' ? bareName(told) : told
  if (rule === 'startDate') return weighStartDay(written, known[0])
  if (!weigh || written.length > LONGEST) return weigh && NONE
  // "Jeg heter Kine Lunde" is the name of somebody else.
  if (rule === 'childName' && namesOneself(written)) return NONE
  const whole = weigh(written.replace(ASIDE, ''), ...known)
  if (whole.sure >= CLEAR && !SENTENCES.test(whole.value)) return whole
  const bare = withoutHedges(written.replace(ASIDE, ''))
  const plain = bare === '' || bare === written ? NONE : weigh(bare, ...known)
  if (plain.sure >= SURE && !SENTENCES.test(plain.value)) return plain
  // The clauses are told apart already.
  if (rule === 'email' && emailsIn(written).length > 1) return whole
  const weighed = partsSaid(written).map((part) => weigh(part, ...known))
  const first = weighed.reduce((one, other) => (other.sure > one.sure ? other : one), NONE)
  // "Lia 3, men posten går til Torget 1".
  const isOneOfTwo =
    rule === 'street' && new Set(weighed.flatMap((one) => (one.sure >= CLEAR ? one.value : []))).size > 1
  const best = isOneOfTwo ? { ...first, sure: Math.min(first.sure, OF_ANOTHER) } : first
  const [ahead = ''] = partsSaid(written)
  const opening = rule === 'name' && isNameAlone(ahead) ? weigh(ahead, ...known) : NONE
  // "Pawel Nowak, i owe …", "kari nordman, kan dere …": a name before all else.
  if (opening.sure >= SURE && opening.sure >= best.sure && !speaksOfOthers(written)) return opening
  const isSplit = SENTENCES.test(whole.value)
  if (best.sure >= (isSplit ? SURE : CLEAR)) return best
  const last = rule === 'name' ? lastAlone(weighed, written) : NONE
  if (last.sure >= WEAK && whole.sure < WEAK) return last
  const inWhole = isSplit ? { ...whole, sure: Math.min(whole.sure, WEAK) } : whole
  return plain.sure > inWhole.sure ? plain : inWhole
}

/** "Sorry for the wait. rajesh iyer": a name that nobody knows, in a clause of its own behind a remark. */
function lastAlone(weighed: readonly Evidence[], written: string): Evidence {
  const last = weighed.at(-1) ?? NONE
  const others = weighed.slice(0, -1)
  const isAlone = written
    .trim()
    .replace(/[.!]+$/, '')
    .endsWith(last.value)
  return others.length > 0 && isAlone && others.every(({ sure }) => sure < WEAK) ? last : NONE
}

/** Written with capitals, or beginning with a known given name. */
const isNameAlone = (part: string): boolean =>
  /^\p{Lu}(?!\.)\S*(?:\s\p{Lu}\S*)+$/u.test(part) ||
  (/^\p{L}+(?:\s\p{L}+){1,3}$/u.test(part) && GIVEN_NAMES.has(part.split(/\s/)[0]?.toLowerCase() ?? ''))

/** "Valby (men vi siger København)". */
const ASIDE = /\s+\([^)\s]+\s[^)]*\)[.!]*\s*$/u

function weighPlaceSaid(said: string, { locale, facts }: FlowContext, registers: Registers): Evidence {
  const whole = weighPlace(said, locale, registers, facts.postalCode)
  const inside = whole.sure >= WEAK ? NONE : placeInSentence(said, locale, registers)
  return inside.sure > whole.sure ? inside : whole
}

function weighNameSaid(written: string, { locale }: FlowContext, registers: Registers): Evidence {
  const said = withoutBrackets(written)
  const customer = customerNamed(said, locale, registers)
  if (customer !== undefined) return { value: customer, sure: 0.95, why: 'whose agreement it is to be' }
  const parts = nameByParts(said, locale, registers)
  const isFamily = tellsFamilyAlone(said)
  if (parts !== undefined) return { value: parts, sure: isFamily ? OF_ANOTHER : 0.95, why: 'told by its parts' }
  const whole = weighName(said, locale, registers)
  const inside = whole.sure >= SURE ? NONE : nameInSentence(said, locale, registers)
  const best = inside.sure > whole.sure ? inside : whole
  const around = withoutTitles(said).replace(best.value, '')
  return best.sure >= SURE && (isFamily || speaksOfOthers(around)) ? { ...best, sure: OF_ANOTHER } : best
}

/** Of several addresses the one that is nobody else's is meant; of several of one's own the first is asked back. */
function weighEmailSaid(said: string, flowContext: FlowContext): Evidence {
  const { facts } = flowContext
  const emails = emailsIn(said)
  const meant = emailMeant(said, flowContext)
  if (meant !== undefined) return weighEmail(meant)
  const weighed = weighEmail(said)
  const [before = '', ...more] = said.trim().split(/\s+/).slice(0, -1)
  const isOfName = more.length === 0 && plain(before) === plain(facts.name?.firstName ?? '') && before !== ''
  if (isOfName && weighed.sure > 0)
    return { ...weighed, sure: 0.5, why: 'the name before the address may belong to it' }
  if (emails.length < 2 || contrastsIn(said).length > 0) return weighed
  const own = partsOf(said).filter(({ text }) => emailsIn(text).length > 0 && !speaksOfOthers(text))
  const isOne = own.length === 1 && partsOf(said).length > 1
  const first = weighEmail((isOne ? emailsIn(own[0]?.text ?? '') : emails)[0] ?? '')
  return isOne ? first : { ...first, sure: Math.min(first.sure, 0.5), why: 'the first of several addresses' }
}
/** "Soren" is Søren. */
const plain = (name: string) => name.toLowerCase().replace(/[øö]/g, 'o').replace(/[æä]/g, 'ae').replace(/å/g, 'aa')

/** "Barnet heter Nora Vik" where the name of whoever orders is asked for. */
const ofChild = (weighed: Evidence, said: string): Evidence =>
  CHILD_IS.test(said) ? { ...weighed, sure: Math.min(weighed.sure, OF_ANOTHER) } : weighed
const CHILD_IS = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('child')})\s+(?:${anyOf('calls')}|${anyLink('isPhrases')})(?!\p{L})`,
  'iu',
)

/** "Han heter Sander Lunde" tells it. */
function weighChildName(said: string, flowContext: FlowContext, registers: Registers): Evidence {
  const told = weighNameSaid(said, flowContext, registers)
  const isWhole = told.sure === OF_ANOTHER && told.value.includes(' ') && partsOf(said).length === 1
  return isWhole ? { ...told, sure: 0.95 } : told
}
export const namesOneself = (said: string): boolean => NAMES_ONESELF.test(said)
const NAMES_ONESELF = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${anyOf('subject')}) (?:${anyOf('calls', 'is')})|(?:${anyOf('my')}) (?:${anyOf('name')}) (?:${anyOf('is')})|(?:${anyOf('name')})\p{L}* (?:${anyOf('my')}) (?:${anyOf('is')}))(?!\p{L})`,
  'iu',
)

/** A name or a number beside "my father" may be his. */
export const OF_ANOTHER = 0.6

/** A value does not go on behind the end of a sentence: "fint. jan-erik sørbø"; "St. Olavs gate" has none. */
const SENTENCES = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:c\/o|${anyOf('shortened')}))(?<=\p{Ll}{3})[.!?;]+\s+\p{L}`,
  'iu',
)

/** From here on a part of an utterance is taken for all of it. */
const CLEAR = 0.9

/** The clauses of an utterance, without their hedges ("fy så treigt, jeg heter Jonas Berge"). */
function partsSaid(written: string): string[] {
  const clauses = partsOf(written).map(({ text }) => text)
  return clauses.length > 1 ? clauses.map(withoutHedges).filter((part) => part !== '') : []
}

const LONGEST = 200
