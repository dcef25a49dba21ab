import { expect, test } from 'vitest'
import { button, MOBILE_ORDER_TO_PHONE, MOBILE_ORDER_TO_STREET, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const inNorwegian = (...said: Said) => talk('mobile_onboarding', 'nb_NO', said)
const inEnglish = (...said: Said) => talk('mobile_onboarding', 'en_US', said)
const inSwedish = (...said: Said) => talk('power_onboarding', 'sv_SE', said)
const inDanish = (...said: Said) => talk('power_onboarding', 'da_DK', said)

const TO_SUMMARY = [...MOBILE_ORDER_TO_STREET, 'Nygata 1', '1530', 'ja'] as const
const ENGLISH_TO_NAME = ['12 gb', 'yes', 'me', 'keep 915 22 481'] as const
const SWITCH = button('switch')
const VARBERG = ['björkvägen 3, 43244 varberg'] as const
const TO_SWEDISH_NAME = [...VARBERG, SWITCH, 'Vattenfall', '5 december', button('se-fast-12')] as const

test('HEAR-02 an emoji is no part of a name, a street or a town', async () => {
  const { facts } = await inNorwegian(...MOBILE_ORDER_TO_PHONE.slice(0, 4), 'fatima el-sayed 😊')
  expect(facts.name).toMatchObject({ firstName: 'Fatima', lastName: 'el-Sayed' })
  const home = await inDanish('Trøjborgvej 8, 8200 aarhus n 📦')
  expect(home.facts).toMatchObject({ street: 'Trøjborgvej 8', postalCode: '8200' })
})

test('HEAR-02 "im" without its apostrophe leads to a name, and what stands in brackets is none', async () => {
  const english = await inEnglish(...ENGLISH_TO_NAME, 'im liam berg')
  expect(english.facts.name).toMatchObject({ firstName: 'Liam', lastName: 'Berg' })
  const { facts } = await inSwedish(
    ...TO_SWEDISH_NAME,
    'efternamn bergqvist (qv inte kv, alla skriver fel) förnamn linnea',
  )
  expect(facts.name).toMatchObject({ firstName: 'Linnea', lastName: 'Bergqvist' })
})

test('HEAR-05 a number to call tells a number, and asks for no person', async () => {
  const { facts, told } = await inEnglish(
    ...ENGLISH_TO_NAME,
    'Liam Berg',
    'im from 30 oct 1966 and u can ring me on 90 55 12 84 after 4',
  )
  expect(facts.birthDate).toBe('1966-10-30')
  expect(told).not.toMatch(/customer service|call you back/i)
  const summary = await inEnglish(
    ...ENGLISH_TO_NAME,
    'Liam Berg',
    '30 oct 1966',
    '915 22 481',
    'liam@berg.no',
    'Nygata 1',
    '1530',
    'yes',
    'two things sorry, born the 12th of jan 1980 and call me on 40 28 77 15 instead',
  )
  expect(summary.facts).toMatchObject({ birthDate: '1980-01-12', phone: '+4740287715' })
})

test('HEAR-07 a town where its code is asked for is kept, and the code is asked for again', async () => {
  const asked = await inNorwegian(...MOBILE_ORDER_TO_STREET, 'Nygata 1', 'Moss')
  expect(asked.told).toMatch(/Moss\.\nOg postnummeret\?$/)
  const { facts } = await inNorwegian(...MOBILE_ORDER_TO_STREET, 'Nygata 1', 'Moss', '1530')
  expect(facts).toMatchObject({ city: 'Moss', postalCode: '1530' })
  const remark = await inNorwegian(...MOBILE_ORDER_TO_STREET, 'Nygata 1', 'os')
  expect(remark.told).not.toMatch(/videre: Os/)
})

test('HEAR-02 a street behind a cry or with its number apart is the street alone', async () => {
  const shouted = await inSwedish('har precis flytt asså flyttat!! bergsgatan sjutton i malmö numera')
  expect(shouted.facts.street).toBe('Bergsgatan 17')
  const apart = await inNorwegian(...MOBILE_ORDER_TO_STREET, 'me bur i haraldsgata, nr 120')
  expect(apart.facts.street).toBe('Haraldsgata 120')
})

test.for(['nesten, men det e 1531 her på våran side av gata', '1530 er neste gate, vår er 1531'])(
  'HEAR-04 a code like the known one puts that right, and is no number of the house: %s',
  async (said) => {
    expect((await inNorwegian(...TO_SUMMARY, said)).facts).toMatchObject({ street: 'Nygata 1', postalCode: '1531' })
  },
)

test('HEAR-04 another code that is named beside the known one does not take its place', async () => {
  const { facts } = await inNorwegian(...TO_SUMMARY, '1531 er neste gate, vår er 1530')
  expect(facts.postalCode).toBe('1530')
})

test('HEAR-04 digits of a telephone number are no code', async () => {
  const phone = await inSwedish(...TO_SWEDISH_NAME, 'Linnea Bergqvist', 'mitt mobilnr är 073 111 22 44')
  expect(phone.facts).toMatchObject({ postalCode: '43244', phone: '+46731112244' })
})

test('HEAR-04 the Norwegian "no" for now is no ending of an address', async () => {
  const { facts } = await inNorwegian(...MOBILE_ORDER_TO_STREET, 'finn ikkje regninga no')
  expect(facts.email).toBe('solveig@stokke.no')
})

test('HEAR-04 HEAR-05 another plan beside the choice of a number is asked back, and the choice stays', async () => {
  const { facts } = await inNorwegian('12 gb', 'ja', 'meg', 'nytt. ta heller den på 6 gb', 'ja')
  expect(facts).toMatchObject({ plan: '6gb', numberChoice: 'new' })
  const dear = await inEnglish(...ENGLISH_TO_NAME, '12gb is too pricey, knock it down to 6', 'yes')
  expect(dear.facts.plan).toBe('6gb')
})

test('HEAR-05 sv da: the day of the keys is told with what follows from it', async () => {
  const swedish = await inSwedish(...VARBERG, SWITCH, 'Vattenfall', 'vi får nycklarna 28/11 så då behövs det ju ström')
  expect(swedish.facts.startDate).toBe('2026-11-28')
  const danish = await inDanish('Søndergade 8, 9500 Hobro', SWITCH, 'EWII', 'vi overtager huset d. 15/12 så fra da')
  expect(danish.facts).toMatchObject({ startDate: '2026-12-15', street: 'Søndergade 8' })
})

test('HEAR-04 HEAR-05 sv: whether another day is possible, asked behind a name, puts the day right', async () => {
  const { facts } = await inSwedish(...TO_SWEDISH_NAME, 'Anna Berg. kan vi skjuta på starten till den 4 januari?')
  expect(facts).toMatchObject({ startDate: '2027-01-04', name: { firstName: 'Anna', lastName: 'Berg' } })
})
