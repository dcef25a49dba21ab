import { expect, test } from 'vitest'
import { button, MOBILE_ORDER_TO_STREET, openTalks, SWEDISH_POWER_ORDER_TO_NAME } from './whole-talk.ts'

const talk = openTalks()

const TO_CREDIT_CHECK = [...MOBILE_ORDER_TO_STREET, 'storgata 1 9008 tromsø'] as const

test('HEAR-01 what one number costs is no number of a house', async () => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [...TO_CREDIT_CHECK, '199 for et nummer er jo ran'])
  expect(facts.street).toBe('Storgata 1')
  const english = await talk('mobile_onboarding', 'en_US', [
    '12 gb',
    'yes',
    'me',
    'new number',
    'jane doe',
    '24 dec 1990',
    '90112233',
    'jane.doe@gmail.com',
    'karl johans gate 10, 0154 oslo',
    'you charge 199 for a number? rip off',
  ])
  expect(english.facts.street).toBe('Karl johans gate 10')
})

test('HEAR-01 a day that is rather wished is no day of birth', async () => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [
    ...TO_CREDIT_CHECK,
    'kan det starte 1. februar?',
    'eller heller 1. mars',
  ])
  expect(facts.birthDate).toBe('1964-03-14')
})

test('HEAR-04 a denied month between commas is not the month that is meant', async () => {
  const { facts } = await talk('power_onboarding', 'sv_SE', [
    ...SWEDISH_POWER_ORDER_TO_NAME,
    'nej inte december, första januari, då får jag lön',
  ])
  expect(facts.startDate).toBe('2027-01-01')
})

test('HEAR-04 a part of an e-mail address alone is no supplier, and puts the address right', async () => {
  const { facts } = await talk('power_onboarding', 'sv_SE', [
    ...SWEDISH_POWER_ORDER_TO_NAME,
    'gunnel marklund',
    '070 4455667',
    'gunnel.marklund@telia.com tror jag',
    'nej det var marklund.gunnel',
  ])
  expect(facts).toMatchObject({ email: 'marklund.gunnel@telia.com', currentSupplier: 'Vattenfall' })
})

test.each([
  ['nb_NO', 'innboet. ekskona tok huset', ['home']],
  ['nb_NO', 'innbo, me er fire i familien', ['home']],
  ['en_US', 'the car. my ex got the house, lucky her', ['car']],
] as const)('HEAR-01 in %s “%s” names one thing to insure', async (locale, said, cover) => {
  expect((await talk('insurance_leads', locale, [said])).facts.cover).toEqual(cover)
})

test.each([
  ['nb_NO', 'insurance_leads', 'bilen og huset, kona mi døde i mars så det er bare jeg nå', 'gjør meg vondt', 'cover'],
  ['sv_SE', 'power_onboarding', 'björkvägen 3, 43244 varberg, min man dog i mars', 'beklagar verkligen', 'street'],
  ['da_DK', 'power_onboarding', 'æblevej 7, 8600 silkeborg, min mor døde i søndags', 'ondt at høre', 'street'],
] as const)('HEAR-08 in %s %s what is told beside a death is kept, and the death is met: %s', async (...given) => {
  const [locale, flow, said, sympathy, fact] = given
  const { facts, told } = await talk(flow, locale, [said])
  expect(facts[fact]).toBeDefined()
  expect(told).toContain(sympathy)
})

test('HEAR-02 a yes to another option is no yes to leaving', async () => {
  const { told } = await talk('debt_check', 'nb_NO', [
    'ikke faen, sist jeg gjorde dette ble kredittscoren min ødelagt',
    'greit da sjekk den',
    'ja',
  ])
  expect(told).toMatch(/trenger jeg et ja fra deg/)
})

test('HEAR-08 a yes to being called chooses no answer to the question before', async () => {
  const { told } = await talk('debt_check', 'nb_NO', ['vil heller snakke med noen', 'ja', button('back')])
  expect(told).toContain('Men hvilken av dem?')
})

test('HEAR-01 what the first clause names is chosen, whatever a sentence behind it speaks of', async () => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [
    '1 gb',
    'ja',
    'til meg',
    'nytt nr, eksen ringer hele tida på det gamle',
  ])
  expect(facts.numberChoice).toBe('new')
})

test('HEAR-04 a number to keep takes the place of a new one that was told ahead', async () => {
  const { facts, told } = await talk('mobile_onboarding', 'nb_NO', [
    '6 gb te mæ, nytt nummer',
    'nei vent, æ vil heller beholde 48123456',
    'ja',
    'mæ',
  ])
  expect(told).toMatch(/Behold nummeret, 481\s23\s456/)
  expect(facts).toMatchObject({ plan: '6gb', numberChoice: 'keep', portNumber: '+4748123456' })
})

test('HEAR-04 who regrets the last answer is asked again', async () => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', ['6 gb', 'ja', 'nei stopp, eg angra meg'])
  expect(facts.forWhom).toBeUndefined()
})

test('HEAR-01 an address for bills, told with its town, changes nothing of the order', async () => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [
    ...MOBILE_ORDER_TO_STREET,
    'Bakken 6, 7010 Trondheim',
    'fakturaadressen er en annen, Torget 1, 7013 Trondheim',
  ])
  expect(facts).toMatchObject({ street: 'Bakken 6', postalCode: '7010', city: 'Trondheim' })
})

test('HEAR-05 the number of somebody else takes the place of no number that was told ahead', async () => {
  const { facts } = await talk('insurance_leads', 'en_US', [
    'the car',
    'thats all',
    '45454545',
    'my husband Raj Patel has the insurance, his number is 46464646',
    button('without'),
    'nina olsen',
  ])
  expect(facts.phone).toBe('+4745454545')
})
