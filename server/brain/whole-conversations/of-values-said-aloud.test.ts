import { expect, test } from 'vitest'
import {
  button,
  MOBILE_ORDER_TO_PHONE,
  MOBILE_ORDER_TO_STREET,
  openTalks,
  ORDERS,
  SWEDISH_POWER_ORDER_TO_NAME,
  type Said,
} from './whole-talk.ts'

const talk = openTalks()
const mobile = async (...lines: Said) => (await talk('mobile_onboarding', 'nb_NO', lines)).facts
const power = async (locale: 'sv_SE' | 'da_DK', ...lines: Said) => (await talk('power_onboarding', locale, lines)).facts
const ENGLISH_TO_PHONE = ['12 gb', 'yes', 'me', 'keep 915 22 481', 'Sally Stone', '14 March 1964'] as const
const english = async (...lines: Said) =>
  (await talk('mobile_onboarding', 'en_US', [...ENGLISH_TO_PHONE, ...lines])).facts

test.for([
  ['gata heter Myrullveien og nummeret er 5', 'Myrullveien 5'],
  ['nr 5 i Myrullveien', 'Myrullveien 5'],
  ['Myrullveien 12 – 14', 'Myrullveien 12-14'],
  ['myrullveien tolv b, andre etasje', 'Myrullveien 12b, andre etasje'],
] as const)('HEAR-02 nb: a street is read as it is said aloud: "%s"', async ([said, street]) => {
  expect((await mobile(...MOBILE_ORDER_TO_STREET, said)).street).toBe(street)
})

test('HEAR-02 en: a street and its number may stand apart', async () => {
  const { street } = await english('915 22 481', 'sally@stone.no', "street's called Lia and the number is 5")
  expect(street).toBe('Lia 5')
})

test.for([
  ['sv_SE', 'gatan heter Rosenlundsgatan och numret är 5', 'Rosenlundsgatan 5'],
  ['sv_SE', 'Rosenlundsgatan tolv b tre trappor', 'Rosenlundsgatan 12b tre trappor'],
  ['sv_SE', 'adressen är förresten Rosenlundsgatan 12', 'Rosenlundsgatan 12'],
  ['da_DK', 'vejen hedder Rosenvænget og nummeret er 5', 'Rosenvænget 5'],
  ['da_DK', 'vestergade fem og tyve anden til venstre', 'Vestergade 25 anden til venstre'],
  ['da_DK', "Chr. d. X's vej 8", "Chr. d. X's vej 8"],
] as const)('HEAR-02 %s: a street is read as it is said aloud: "%s"', async ([locale, said, street]) => {
  expect((await power(locale, said)).street).toBe(street)
})

test.for(['nullto femti sju', 'null to femtisju'])(
  'HEAR-02 nb: tens and units are one number in a postal code: "%s"',
  async (said) => {
    expect((await mobile(...MOBILE_ORDER_TO_STREET, 'Lia 3', said)).postalCode).toBe('0257')
  },
)

test('HEAR-02 sv: hundreds are heard in a postal code', async () => {
  const { postalCode } = await power('sv_SE', 'Kungsgatan 12', 'fyrtiotre tvåhundrafyrtiofyra')
  expect(postalCode).toBe('43244')
})

test.for([
  ['nitti fem tolv tretti fire femti seks', '+4795123456'],
  ['mobilen er ni en fem 22 481', '+4791522481'],
  ['ni hundre og femten 22 481', '+4791522481'],
] as const)('HEAR-05 nb: a telephone is read in words and digits: "%s"', async ([said, phone]) => {
  expect((await mobile(...MOBILE_ORDER_TO_PHONE, said)).phone).toBe(phone)
})

test('HEAR-05 a telephone in words is heard in other sentences and languages', async () => {
  const said = 'anders falk heter jag, mobilen är noll sjuttio 123 45 67'
  expect(await power('sv_SE', ...SWEDISH_POWER_ORDER_TO_NAME, said)).toMatchObject({
    name: { firstName: 'Anders', lastName: 'Falk' },
    phone: '+46701234567',
  })
  expect((await english("it's forty one, twenty two, thirty three, forty four")).phone).toBe('+4741223344')
})

test('CHAT-10 a one-time code may be said in pairs', async () => {
  const lines = [...MOBILE_ORDER_TO_STREET, 'Lia 3', '0257', 'ja', ORDERS[0], 'åtti åttien åttito']
  expect((await mobile(...lines)).orderId).toBeDefined()
})

test('HEAR-07 a postal code that is agreed to with the button brings its town along', async () => {
  const norwegian = await mobile(...MOBILE_ORDER_TO_STREET, 'Lia 3', 'ca 0250', button('heard:0250'))
  expect(norwegian).toMatchObject({ postalCode: '0250', city: 'Oslo' })
  const swedish = await power('sv_SE', 'Kungsgatan 12', 'cirka 43244', button('heard:43244'))
  expect(swedish).toMatchObject({ postalCode: '43244', city: 'Varberg' })
})

test.for(['er født i 68, den fjerde juli', 'null fire null sju seksti åtte', 'fire sju sekstiåtte'])(
  'HEAR-02 nb: a date of birth is read as it is said aloud: "%s"',
  async (said) => {
    expect((await mobile(...MOBILE_ORDER_TO_PHONE.slice(0, -1), said)).birthDate).toBe('1968-07-04')
  },
)

test('HEAR-02 en: a date of birth is read as it is said aloud', async () => {
  const birthOf = async (said: string) =>
    (await talk('mobile_onboarding', 'en_US', [...ENGLISH_TO_PHONE.slice(0, -1), said])).facts.birthDate
  expect(await birthOf('born in 68, on the fourth of july')).toBe('1968-07-04')
  expect(await birthOf('fifteenth of twelfth seventy four')).toBe('1974-12-15')
  // Which of them is the month is not known.
  expect(await birthOf('four seven sixty eight')).toBeUndefined()
})

test('HEAR-02 sv da: a day in a month that has a number is that day', async () => {
  const inSwedish = ['björkvägen 3, 43244 varberg', 'byta', 'vattenfall', 'den 15 i 1'] as const
  expect((await power('sv_SE', ...inSwedish)).startDate).toBe('2027-01-15')
  const inDanish = ['vestergade 3, 8000 aarhus', 'skifte', 'norlys', 'den 15. i 2.'] as const
  expect((await power('da_DK', ...inDanish)).startDate).toBe('2027-02-15')
})

test('HEAR-02 sv da: of two suppliers the one of today is meant, and words about one are no name', async () => {
  const danish = ['vestergade 3, 8000 aarhus', 'skifte', 'ørsted, altså andel energi nu'] as const
  expect((await power('da_DK', ...danish)).currentSupplier).toBe('Andel Energi')
  const swedish = ['björkvägen 3, 43244 varberg', 'byta', 'nåt med energi'] as const
  expect((await power('sv_SE', ...swedish)).currentSupplier).toBeUndefined()
})
