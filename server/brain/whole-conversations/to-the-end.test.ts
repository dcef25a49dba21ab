import { expect, test } from 'vitest'
import { button, ORDERS, openTalks } from './whole-talk.ts'

const talk = openTalks()

test('HEAR-04 HEAR-05 nb: a parent orders for herself, changes the plan, her name and the street, and asks on the way', async () => {
  const { facts, isOrdered, told } = await talk('mobile_onboarding', 'nb_NO', [
    'ta den med tolv gb',
    'ja',
    'den er til meg, og jeg vil ha nytt nummer',
    'skriv det på Turid Aasen',
    'tolv gb ble for mye, ned til tre',
    'ja',
    'tjueførste september nittenåttiseks',
    'etternavnet staves Åsen med å',
    'du når meg på 482 21 199 etter jobb',
    'turid.aasen@online.no, hva skal dere med mailen min?',
    'pakka kan sendes Myrveien 3',
    'fem null null tre',
    'det skal være 13, ikke 3, i gata',
    'det går fint for meg',
    'ja',
    ...ORDERS,
  ])
  expect(told).toContain('Reklame får du ikke')
  expect(facts).toMatchObject({
    plan: '3gb',
    numberChoice: 'new',
    name: { firstName: 'Turid', lastName: 'Åsen' },
    birthDate: '1986-09-21',
    phone: '+4748221199',
    email: 'turid.aasen@online.no',
    street: 'Myrveien 13',
    postalCode: '5003',
    city: 'Bergen',
  })
  expect(isOrdered).toBe(true)
})

test('HEAR-04 nb: a customer keeps the number after all and changes three answers at the summary', async () => {
  const { facts, isOrdered } = await talk('mobile_onboarding', 'nb_NO', [
    '6 gb',
    'ja',
    'til meg selv',
    'nytt nummer',
    'Henrik Solli, 3.8.1975, henrik@solli.no',
    '909 90 123',
    'Nordre gate 5b, 7011 Trondheim',
    'ja det er greit',
    'fødselsåret er 1974, tok feil',
    'e-posten er henrik.solli@firma.no nå',
    'vi har flytta til Storgata 8',
    'Kim heter jeg ikke, men etternavnet er Sollie',
    'ja',
    ...ORDERS,
  ])
  expect(facts).toMatchObject({
    name: { firstName: 'Henrik', lastName: 'Sollie' },
    birthDate: '1974-08-03',
    email: 'henrik.solli@firma.no',
    street: 'Storgata 8',
  })
  expect(isOrdered).toBe(true)
})

test('HEAR-04 nb: insurance is wanted for more, then for less', async () => {
  const { facts } = await talk('insurance_leads', 'nb_NO', [
    'huset og bilen',
    'nei',
    'dere får lov til å hente papirene',
    button('give'),
    'Nguyen er etternavnet og fornavnet Linh',
    'legg til reise også',
    'nei',
    button('give'),
    '41 22 33 44',
    'ta bort bilen',
    'nei',
    button('give'),
  ])
  expect(facts).toMatchObject({ cover: ['house', 'travel'], name: { firstName: 'Linh', lastName: 'Nguyen' } })
})

test('HEAR-04 HEAR-05 en: facts told at once, the name and the plan changed on the way', async () => {
  const { facts, isOrdered } = await talk('mobile_onboarding', 'en_US', [
    '12 gb',
    'yes',
    'it is for me',
    "i'd like to hang on to 45 90 33 12",
    'first name Amir, last name Rahimi',
    'twenty first of may nineteen seventy',
    'hmm 12 is too much, 3 gig instead',
    'yes',
    'you can text 48 12 34 56',
    'use amir dot rahimi at outlook dot com',
    'ship it to Kirkegata 15 please',
    '0153',
    'my surname is Karimi now, got married',
    "i'm fine with that",
    'yes',
    ...ORDERS,
  ])
  expect(facts).toMatchObject({
    plan: '3gb',
    numberChoice: 'keep',
    portNumber: '+4745903312',
    name: { firstName: 'Amir', lastName: 'Karimi' },
    birthDate: '1970-05-21',
    phone: '+4748123456',
    email: 'amir.rahimi@outlook.com',
    street: 'Kirkegata 15',
  })
  expect(isOrdered).toBe(true)
})

test('HEAR-02 HEAR-06 en: a new customer signs up, asks, and puts the e-mail right', async () => {
  const { facts, told } = await talk('generic_signup', 'en_US', [
    "i've never been with you before",
    'write Grace O’Connor on it',
    'who gets to see my details?',
    '926 11 778',
    'grace@example.com',
    'the email is grace@connor.org, sorry',
  ])
  expect(told).toContain('do not sell it')
  expect(facts).toMatchObject({ name: { firstName: 'Grace', lastName: 'O’Connor' }, email: 'grace@connor.org' })
})

test('HEAR-02 nb: somebody in a bad mood is answered, and nothing said is an answer', async () => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [
    'jævla tullete chat',
    '3 gb da',
    'ja',
    'til meg',
    'nytt nummer',
    'dere er noen svindlere',
    'naboen Per Hansen anbefalte dere',
    'hvorfor må dere vite det',
    'Oda Fjeldstad for faen',
    'jeg er eldre enn du tror',
    '24.12.1968',
    'hvem ringer meg egentlig',
    '41223344',
  ])
  expect(facts).toMatchObject({
    plan: '3gb',
    name: { firstName: 'Oda', lastName: 'Fjeldstad' },
    birthDate: '1968-12-24',
    phone: '+4741223344',
  })
  expect(facts.email).toBeUndefined()
})
