import { expect, test } from 'vitest'
import { openTalks } from './whole-talk.ts'

const talk = openTalks()
const TO_NAME = {
  nb_NO: ['12 gb', 'ja', 'meg', 'nytt nummer'],
  en_US: ['12 gb', 'yes', 'me', 'new number'],
  sv_SE: ['storgatan 4', '11122', 'byta', 'vattenfall', 'så snart det går', 'rörligt', 'ja'],
  da_DK: ['vestergade 3', '8000', 'skifte', 'norlys', 'hurtigst muligt', 'variabel', 'ja'],
} as const
const flowOf = (locale: keyof typeof TO_NAME) =>
  locale === 'nb_NO' || locale === 'en_US' ? 'mobile_onboarding' : 'power_onboarding'
const atName = (locale: keyof typeof TO_NAME, ...said: string[]) =>
  talk(flowOf(locale), locale, [...TO_NAME[locale], ...said])

const KARI = {
  name: { firstName: 'Kari', lastName: 'Ek' },
  birthDate: '1990-05-12',
  phone: '+4791524481',
  email: 'kari@ek.no',
  street: 'Storgata 4',
  postalCode: '0155',
}

test.for([
  'kari ek 12 mai 1990 91524481 kari@ek.no storgata 4 0155 oslo',
  '91524481 kari@ek.no kari ek storgata 4 0155 oslo 12.05.1990',
  'kari ek 12051990 91524481 kari@ek.no storgata 4 0155 oslo',
  'kari ek født 120590 bor i storgata 4 0155 oslo tlf 91524481 mail kari@ek.no',
  'jeg heter kari ek bor i storgata 4 0155 oslo tlf 91524481 mail kari@ek.no født 12 mai 1990',
])('HEAR-05 nb: a line without commas tells every fact: %s', async (said) => {
  expect((await atName('nb_NO', said)).facts).toMatchObject(KARI)
})

test.for([
  ['sv_SE', 'jag heter karin ek mejl karin@ek.se tel 0701234567', 'Karin', '+46701234567', 'karin@ek.se'],
  ['sv_SE', '0701234567 karin@ek.se karin ek', 'Karin', '+46701234567', 'karin@ek.se'],
  ['sv_SE', 'mitt namn karin ek min mejl karin@ek.se mitt nummer 0701234567', 'Karin', '+46701234567', 'karin@ek.se'],
  ['da_DK', 'jeg hedder hans jensen født 12 maj 1990 mail h@j.dk tlf 20123456', 'Hans', '+4520123456', 'h@j.dk'],
  ['da_DK', 'mette@jensen.dk 20123456 mette jensen', 'Mette', '+4520123456', 'mette@jensen.dk'],
  ['en_US', "i'm john smith born 12 may 1990 cell 91524481 email j@s.com", 'John', '+4791524481', 'j@s.com'],
] as const)('HEAR-05 %s: %s', async ([locale, said, firstName, phone, email]) => {
  expect((await atName(locale, said)).facts).toMatchObject({ name: { firstName }, phone, email })
})

test.for([
  ['sv_SE', 'jag heter karin ek född 12 maj 1990 mejl karin@ek.se bor på storgatan 4 11122 stockholm', 'Karin Ek'],
  ['sv_SE', 'karin@ek.se 0701234567 karin ek storgatan 4 11122 stockholm', 'Karin Ek'],
  ['da_DK', 'jeg hedder hans jensen født 12 maj 1990 mail h@j.dk bor vestergade 3 8000 aarhus', 'Hans Jensen'],
  ['da_DK', 'jeg hedder mette jensen bor vestergade 3 8000 aarhus tlf 20123456', 'Mette Jensen'],
] as const)('HEAR-05 %s: a name is kept where the street is asked: %s', async ([locale, said, name]) => {
  const { facts, told } = await talk(flowOf(locale), locale, [said])
  expect(facts.postalCode).toBeDefined()
  expect(told).toContain(name)
})

test.for([['12 mai 90 og nummeret mitt er 91524481'], ['120590 91524481'], ['91524481 født 12 mai 90']])(
  'HEAR-05 nb: a date of birth and a number in either order: %s',
  async ([said = '']) => {
    const { facts } = await atName('nb_NO', 'Kari Ek', said)
    expect(facts).toMatchObject({ birthDate: KARI.birthDate, phone: KARI.phone })
  },
)

test('SEC-03 nb: the number of a person is no date of birth', async () => {
  expect((await atName('nb_NO', 'kari ek 120590 12345')).facts.birthDate).toBeUndefined()
})
