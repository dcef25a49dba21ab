import type { Found } from '#contracts/chat/found.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { phoneIn } from '#contracts/kernel/phone.ts'
import type { InputRuleName } from '../../input-rules.ts'
import { translateKit } from '../../kit-texts.ts'
import type { Evidence, Registers } from '../../values/registers.ts'
import { WITHOUT_NUMBER } from '../../values/street.ts'
import { gridCompanyIn, supplierCalled, suppliersIn } from '../../values/suppliers.ts'
import { saysLandline, saysNone } from '../../values/without.ts'
import { isAgeAlone } from '../../words/ages.ts'
import { isNot, isQuestion } from '../../words/everyday.ts'
import { phonesIn, readOrFind } from '../../words/find-values.ts'
import { anyContact } from '../../words/language-words.ts'
import { tokensOf } from '../../words/tokens.ts'
import type { Ask, Flow } from '../../flow.ts'
import { anyOf } from '../sentence/forms.ts'
import type { Place } from '../place.ts'
import { dayRemark } from '../days/start-day.ts'

type Where = Pick<Place, 'flow' | 'flowContext' | 'translate' | 'registers'>

/**
 * Said instead of taking an answer: a landline or a foreign number gets no SMS, the grid is not bought from, and who has no
 * e-mail or mobile gets a way on (HEAR-07).
 */
export function remarkInstead(
  { choices, input }: Ask<string>,
  said: string,
  { flow, flowContext, translate, registers }: Where,
): Found | undefined {
  const { locale } = flowContext
  const rule = input?.rule
  const getsSms = rule === 'phone' && sendsSms(flow)
  if (getsSms && (saysLandline(said) || namesLandline(said, locale) || isLandline(said, locale, registers)))
    return { topic: 'landline', text: translateKit(translate, 'rule.phone.noSms') }
  if (getsSms && FOREIGN.test(said) && phonesIn(said).every((one) => !phoneIn(locale, one)))
    return { topic: 'foreign phone', text: translateKit(translate, 'rule.phone.foreign') }
  const day = rule === 'startDate' ? dayRemark(said, flowContext) : undefined
  if (day) return { topic: 'start date', text: translateKit(translate, day) }
  const grid = rule === 'supplier' && !isQuestion(said, locale) ? gridCompanyIn(said) : undefined
  if (grid !== undefined && suppliersIn(said.replace(grid, '')).length === 0)
    return {
      topic: 'grid company',
      text: translateKit(translate, 'rule.supplier.grid', { company: supplierCalled(grid) }),
    }
  if (rule === 'birthDate' && tellsOnlyAge(said))
    return { topic: 'age', text: translateKit(translate, 'rule.birthDate.age') }
  if (choices) return undefined
  if (rule === 'phone' && saysNone('phone', said))
    return { topic: 'without phone', text: translateKit(translate, 'rule.phone.without') }
  return rule === 'email' && saysNone('email', said)
    ? { topic: 'without email', text: translateKit(translate, 'rule.email.without') }
    : undefined
}

/** "Jeg er 52 år" tells no date. */
const tellsOnlyAge = (said: string): boolean => isAgeAlone(tokensOf(said), GROWN, FEW)
/** Who is younger is rather told the age limit. */
const GROWN = 20
const FEW = 6

/** Said before a code or a place is asked back that the register does not know, or that does not fit the other. */
export function remarkBefore(
  rule: InputRuleName,
  { value, sure, place, why }: Evidence,
  { flowContext: { facts, locale }, translate, registers }: Where,
): Found | undefined {
  if (rule === 'street' && why === WITHOUT_NUMBER)
    return { topic: 'house number', text: translateKit(translate, 'rule.street.number') }
  if (sure === 0 || !registers.knowsPlaces) return undefined
  if (rule === 'postalCode' && place === undefined)
    return { topic: 'postal code', text: translateKit(translate, 'rule.postalCode.unknown', { code: value }) }
  const code = facts.postalCode ?? ''
  const own = registers.placeOf(countryOf(locale), code)
  return rule === 'city' && own !== undefined && place !== undefined && place !== own
    ? { topic: 'postal code', text: translateKit(translate, 'rule.city.other', { code, place: own }) }
    : undefined
}

/** "+380 67 123 4567", with the prefix of another country. */
const FOREIGN = /(?<!\d)(?:\+|00)(?!4[567])[1-9]\d{0,2}(?:[ ().-]?\d){6,12}(?!\d)/u

const sendsSms = ({ steps }: Flow) =>
  Object.values(steps).some((step) => 'call' in step && step.call.effect === 'code.send')

const LANDLINE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('landline')})(?!\p{L})`, 'iu')

/** "Fastnettet er nedlagt, brug min mobil 22 90 14 65". */
const MOBILE = new RegExp(String.raw`(?<!\p{L})(?:${anyContact('mobilePhrases')})(?!\p{L})\D*\d`, 'iu')

/** "62 21 10 10, det er fastnet": where no digit tells it, the words do. */
export function namesLandline(said: string, locale: Locale): boolean {
  const found = LANDLINE.exec(said)
  if (found === null || phonesIn(said).length !== 1 || MOBILE.test(said.slice(found.index))) return false
  return !tokensOf(said.slice(0, found.index))
    .slice(-2)
    .some((word) => isNot(word, locale))
}

/** The rule of Sweden reads mobile numbers alone. */
export function isLandline(said: string, locale: Locale, { takesSms }: Registers): boolean {
  const phone = readOrFind(said, (text) => phoneIn(locale, text), phonesIn)
  if (phone !== undefined) return takesSms?.(phone) === false
  const [only = '', ...others] = locale === 'sv_SE' ? phonesIn(said) : []
  return others.length === 0 && /^(?:0|46|0046)[1-689]\d{5,8}$/.test(only.replace(/\D/g, ''))
}
