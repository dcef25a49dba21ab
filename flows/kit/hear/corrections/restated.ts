import * as v from 'valibot'
import { PersonName } from '#contracts/kernel/person-name.ts'
import { SURE, WEAK } from '../../heard-answer.ts'
import { inputRule, type InputRuleName } from '../../input-rules.ts'
import type { Registers } from '../../values/registers.ts'
import { withoutHedges } from '../../words/filler-words.ts'
import { anyContact } from '../../words/language-words.ts'
import { emailsIn, phonesIn } from '../../words/find-values.ts'
import type { FlowContext } from '../../flow.ts'
import { renamed } from '../names/renamed.ts'
import { contrastsIn, valueMeant } from '../sentence/contrast.ts'
import { anyOf } from '../sentence/forms.ts'
import { ownOfTwo } from '../contact/numbers-of-others.ts'
import { addressMeant, emailMeant } from '../contact/one-of-two.ts'
import { weighOpenValue } from '../open-values/open-value.ts'
import { factsDenied } from './parts-of-known.ts'

const LONGEST = 200
const MOBILE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyContact('mobilePhrases')})[\s:]+(?:(?:${anyContact('behindMobile')})\s+)*$`,
  'iu',
)

/** "Hjemme 22 14 60 33, eller ta mobilen 901 77 254": the one of two numbers that is said to be of the mobile. */
function mobileOf(utterance: string): string | undefined {
  const numbers = phonesIn(utterance)
  const [only, ...others] = numbers.filter((one) => MOBILE.test(utterance.slice(0, utterance.indexOf(one))))
  return numbers.length === 2 && others.length === 0 ? only : undefined
}
/** Rules that read any text, or a secret that is kept as it was typed. */
const TAKES_ALL: ReadonlySet<InputRuleName> = new Set(['text', 'code'])
/** The ending of "kari@holm.no" puts nothing right. */
const AGAIN = new RegExp(
  String.raw`^(?<first>.*[\p{L}\d].*?)[\s,.;–-]+(?<!\S\.)(?:(?:${anyOf('repairs')})[\s,.:!–-]+)+(?<then>\S.*)$`,
  'iu',
)
const REPAIRED = new RegExp(String.raw`[\s,.;–-]+(?:${anyOf('repairs')})(?!\p{L}).*$`, 'iu')
const NUMBER = /(?<![\p{L}\d])\d{1,4}(?: ?\p{L}(?!\p{L}))?(?!\d)/u
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u
/** "1998 mente jeg", "88 sorry": a year, and no other figure. */
const YEAR_ALONE = /^((?:19|20)\d\d|\d\d)(?:\s\D*)?$/u
const SHORT_YEAR_LAST = /(?<=[\s./-])\d\d$/u
/** "Hotmail.com såklart". */
const DOMAIN = /(?<=^@?)(?!@)[\w-]+\.[a-z]{2,4}(?![\w@.])/iu
/** "Det er 78 til sidst". */
const ENDING = new RegExp(
  String.raw`^(?:(?:${anyOf('it')})['’]?\s?(?:\p{L}+\s+){0,3})?(\d{2,4})(?:\s+(?:${anyContact('behindEnding')})\s.*)?[.!]*$`,
  'iu',
)
/** "19 menar ja". */
const HOUSE = new RegExp(
  String.raw`^(\d{1,4}(?: ?\p{L}(?!\p{L}))?)(?:\s+(?:${anyOf('meant')})(?:\s+\p{L}{1,3})?)?[.!]*$`,
  'iu',
)

/** What is meant where an answer is put right in the same breath: "41223344, nei 41223345", "Lia 8, ikke 9". */
export function restated(
  rule: InputRuleName,
  utterance: string,
  flowContext: FlowContext,
  registers: Registers,
): string | undefined {
  if (utterance.length > LONGEST || TAKES_ALL.has(rule)) return undefined
  const isRead = (said: string) => inputRule(rule).read(said, flowContext) !== undefined
  const isValue = (said: string) => {
    const open = weighOpenValue(rule, said, flowContext, registers)
    return isRead(said) && (open === undefined || open.sure >= SURE)
  }
  const { first = '', then = '' } = AGAIN.exec(withoutHedges(utterance))?.groups ?? {}
  if (then !== '' && isValue(then)) return then
  const inThen = then === '' ? undefined : weighOpenValue(rule, then, flowContext, registers)
  // "21134... nej kolla nu, 211 43 står de på brevet": the code, whatever is said around it.
  if (inThen && inThen.sure >= (rule === 'postalCode' ? WEAK : SURE) && isRead(inThen.value)) return inThen.value
  // "Johan Bergkvist, nej jag menar Bergqvist med q".
  if (rule === 'name' && then !== '') {
    const name = v.safeParse(PersonName, inputRule(rule).read(first.replace(REPAIRED, '').trim(), flowContext))
    const other = name.success ? renamed(valueMeant(then), name.output, flowContext.locale, registers, true) : undefined
    if (other !== undefined) return other
  }
  const [, house] = rule === 'street' && NUMBER.test(first) ? (HOUSE.exec(then) ?? []) : []
  if (house !== undefined) return first.replace(NUMBER, house)
  const written = rule === 'email' && then !== '' ? emailsIn(utterance) : []
  if (written.length > 1) return written.at(-1)
  const [domain] = rule === 'email' ? (DOMAIN.exec(then) ?? []) : []
  if (domain !== undefined && /\S@\S/.test(first)) return first.replace(/@\S+/, `@${domain}`)
  const oneOfTwo =
    rule === 'email'
      ? emailMeant(utterance, flowContext)
      : rule === 'street'
        ? addressMeant(utterance, flowContext)
        : undefined
  if (oneOfTwo !== undefined) return oneOfTwo
  const mobile = rule === 'phone' ? (mobileOf(utterance) ?? ownOfTwo(utterance)) : undefined
  if (mobile !== undefined) return mobile
  const [, ending] = rule === 'phone' ? (ENDING.exec(then) ?? []) : []
  const [number] = ending === undefined ? [] : phonesIn(first)
  if (ending !== undefined && number !== undefined) {
    const digits = number.replace(/\D/g, '')
    return `${digits.slice(0, digits.length - ending.length)}${ending}`
  }
  const [, year = ''] = YEAR_ALONE.exec(then) ?? []
  const otherYear = year === '' ? first : first.replace(year.length === 2 ? SHORT_YEAR_LAST : YEAR, year)
  if (otherYear !== first && isValue(otherYear)) return otherYear
  return contrastsIn(utterance).find(
    ({ meant, denied }) =>
      factsDenied(denied, flowContext, { named: [], isDate: false }).length === 0 &&
      isValue(meant) &&
      (rule !== 'supplier' || isValue(denied)),
  )?.meant
}
