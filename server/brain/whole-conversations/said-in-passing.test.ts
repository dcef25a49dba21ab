import { expect, test } from 'vitest'
import { MOBILE_ORDER_TO_STREET, openTalks, SWEDISH_POWER_ORDER_TO_NAME, type Said } from './whole-talk.ts'

const talk = openTalks()
const mobile = async (locale: 'nb_NO' | 'en_US', ...lines: Said) =>
  (await talk('mobile_onboarding', locale, lines)).facts
const power = async (locale: 'sv_SE' | 'da_DK', ...lines: Said) => (await talk('power_onboarding', locale, lines)).facts
const TO_NAME = {
  nb_NO: ['12 gb', 'ja', 'meg', 'behold 915 22 481'],
  en_US: ['12 gb', 'yes', 'me', 'keep 915 22 481'],
} as const

test.for([
  ['da_DK', 'Vestergade 12, 8000', 'Norlys er blevet for dyre, så jeg vil gerne over til jer i stedet', 'Norlys'],
  ['da_DK', 'Vestergade 12, 8000', 'er bare træt af norlys og vil væk fra dem', 'Norlys'],
  ['sv_SE', 'Kungsgatan 12, 43244 varberg', 'är trött på vattenfall, de bara höjer o höjer', 'Vattenfall'],
] as const)(
  'HEAR-02 %s: who speaks of a supplier changes it: "%s", "%s"',
  async ([locale, address, said, supplier]) => {
    const { powerReason, currentSupplier } = await power(locale, address, said)
    expect([powerReason, currentSupplier]).toEqual(['switch', supplier])
  },
)

test('HEAR-02 da: who moves in changes no supplier', async () => {
  const { powerReason } = await power('da_DK', 'Vestergade 12, 8000', 'vi flytter ind og har Norlys nu')
  expect(powerReason).toBe('move')
})

test.for([
  ['nb_NO', 'jeg heter mohammed hussain med to m-er i midten', 'Mohammed Hussain'],
  ['nb_NO', 'heter nguyen thi lan, nguyen er etternavnet', 'Thi Lan Nguyen'],
  ['en_US', 'Kari Wiik with a W', 'Kari Wiik'],
] as const)('HEAR-02 %s: a name is told with how it is written: "%s"', async ([locale, said, name]) => {
  const { name: told } = await mobile(locale, ...TO_NAME[locale], said)
  expect([told?.firstName, told?.middleName, told?.lastName].filter(Boolean).join(' ')).toBe(name)
})

test('HEAR-02 sv: a name is told with how it is written, and put right', async () => {
  const named = async (said: string) => (await power('sv_SE', ...SWEDISH_POWER_ORDER_TO_NAME, said)).name
  expect(await named('Wiktoria med W, efternamn Szymańska')).toEqual({ firstName: 'Wiktoria', lastName: 'Szymańska' })
  expect(await named('Johan Bergkvist, nej jag menar Bergqvist med q')).toMatchObject({ lastName: 'Bergqvist' })
  expect(await named('Anna Pettersson, fast nej, sedan bröllopet heter jag Anna Kowalska')).toEqual({
    firstName: 'Anna',
    lastName: 'Kowalska',
  })
})

test('HEAR-04 sv: a house and a code are put right in dialect', async () => {
  expect((await power('sv_SE', 'parkgatan 9, nä 19 menar ja')).street).toBe('Parkgatan 19')
  const { postalCode } = await power('sv_SE', 'Kungsgatan 12', '21134... nej kolla nu, 211 43 står de på brevet', 'ja')
  expect(postalCode).toBe('21143')
})

test('HEAR-02 nb: a code in words has its town behind it', async () => {
  const { postalCode, city } = await mobile('nb_NO', ...MOBILE_ORDER_TO_STREET, 'Lia 3', 'nittifire null seks harstad')
  expect([postalCode, city]).toEqual(['9406', 'Harstad'])
})

test('HEAR-04 en: a date of birth is put right by its year', async () => {
  const { birthDate } = await mobile('en_US', ...TO_NAME.en_US, 'Sally Stone', '3 august 87, no 88 sorry')
  expect(birthDate).toBe('1988-08-03')
})

test.for([
  ['nb_NO', 'kan du gjøre det til 6 gb', 'ja'],
  ['en_US', 'could you make that 6gb please', 'yes'],
] as const)('HEAR-04 %s: another plan is asked for, and its price agreed to: "%s"', async ([locale, said, agrees]) => {
  const { plan } = await mobile(locale, ...TO_NAME[locale], 'Sally Stone', '14 March 1964', said, agrees)
  expect(plan).toBe('6gb')
})

test.for([
  ['nb_NO', 'beholder det gamle'],
  ['nb_NO', 'vil nødig miste nummeret mitt'],
  ['en_US', "i'd rather not lose my current number"],
] as const)('HEAR-02 %s: an old number is kept: "%s"', async ([locale, said]) => {
  expect((await mobile(locale, ...TO_NAME[locale].slice(0, 3), said)).numberChoice).toBe('keep')
})
