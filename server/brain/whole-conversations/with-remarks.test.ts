import { expect, test } from 'vitest'
import { button, MOBILE_ORDER_TO_STREET, openTalks } from './whole-talk.ts'

const talk = openTalks()

const IN_JOKKMOKK = [
  'Skolgatan 8, 962 31 Jokkmokk, flyttar in 1 mars, mail a.b@telia.com, mobil 0701234567, heter Anna Berg',
  'rörligt',
  'ja',
] as const
const IN_LEMVIG = [
  'Møllevej 12, 7620 Lemvig, flytter ind 1. marts, mail a.b@mail.dk, mobil 22334455, hedder Anna Berg',
  'fast pris',
  'ja',
] as const

test('HEAR-02 an identity number is not needed, and is no telephone number', async () => {
  for (const said of ['800101-1237', 'mitt personnummer är 19800101-1237']) {
    const { facts, told } = await talk('power_onboarding', 'sv_SE', [...IN_JOKKMOKK, said])
    expect(facts).toMatchObject({ phone: '+46701234567', email: 'a.b@telia.com' })
    expect(told).toContain('Ditt personnummer behöver jag inte här')
  }
  const danish = await talk('power_onboarding', 'da_DK', [...IN_LEMVIG, button('give'), '120390-1235'])
  expect(danish.facts).toMatchObject({ phone: '+4522334455', powerOfAttorney: true })
  const atSummary = [...MOBILE_ORDER_TO_STREET, 'Lia 7, 1440', button('yes'), '01017012345'] as const
  const norwegian = await talk('mobile_onboarding', 'nb_NO', atSummary)
  expect(norwegian.facts).toMatchObject({ phone: '+4791522481', email: 'solveig@stokke.no' })
  expect(norwegian.told).toMatch(/Stemmer alt\?\n?[^\n]*$/)
})

test('HEAR-02 where bills are to go is no address of the order', async () => {
  const swedish = ['Strandvägen 7, 742 42 Öregrund', 'räkningen ska till Norra Kungsgatan 12, 803 20 Gävle'] as const
  const { facts, told } = await talk('power_onboarding', 'sv_SE', swedish)
  expect(facts).toMatchObject({ street: 'Strandvägen 7', postalCode: '74242', city: 'Öregrund' })
  expect(told).toContain('autogiro')
  const danish = ['Vestergade 12, 8000 Aarhus', 'regningen skal sendes til Nygade 4, 5000 Odense'] as const
  expect((await talk('power_onboarding', 'da_DK', danish)).facts.street).toBe('Vestergade 12')
})

test('HEAR-07 another postal code brings its town', async () => {
  const said = ['Strandvägen 7, 742 42 Öregrund', 'nej vänta, adressen är Norra Kungsgatan 12, 803 20'] as const
  expect((await talk('power_onboarding', 'sv_SE', said)).facts).toMatchObject({ postalCode: '80320', city: 'Gävle' })
})

test('HEAR-02 how long something took is no score, and who asks for a person in a comment gets one', async () => {
  const score = await talk('csat_mobile', 'nb_NO', ['fem minutter brukte jeg på å finne dette'])
  expect(score.facts.score).toBeUndefined()
  const comment = await talk('csat_mobile', 'nb_NO', ['drit', 'får jeg snakke med et menneske'])
  expect(comment.facts.freeText).toBeUndefined()
  expect(comment.told).toContain('her svarer mennesker')
})

test('HEAR-02 where somebody is, and whose number it is, names nothing to insure', async () => {
  const insuring = async (...said: string[]) => (await talk('insurance_leads', 'nb_NO', said)).facts.cover
  expect(await insuring('jeg sitter i bilen nå, må ta det senere')).toBeUndefined()
  expect(await insuring('er på reise akkurat nå så det går litt tregt')).toBeUndefined()
  const called = ['bil', 'det var alt', 'nei, uten fullmakt', 'Turid Bakken', '474 12 345'] as const
  expect(await insuring(...called, 'nei vent det er mannen sitt nummer')).toEqual(['car'])
})

test('HEAR-02 a day is no name of a supplier', async () => {
  const lines = ['Vesterbrogade 110', '1620', 'skifte', 'den 1. januar', 'ja'] as const
  expect((await talk('power_onboarding', 'da_DK', lines)).facts.currentSupplier).toBeUndefined()
})

test('HEAR-04 a number that was wrong where it is moved is not called either', async () => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [
    'nummeret er 41 22 33 44',
    button('12gb'),
    button('adult'),
    button('keep'),
    'nei det var feil nummer, 41 22 33 45 skal det være',
    'Turid Bakken',
    '14. mai 73',
  ])
  expect(facts).toMatchObject({ portNumber: '+4741223345', phone: '+4741223345' })
})

test('HEAR-02 what is lost is no plan, and who tells of calls asks for nobody', async () => {
  const ordering = (...said: string[]) => talk('mobile_onboarding', 'nb_NO', said)
  expect((await ordering('mista mobilen', 'ja')).facts.plan).toBeUndefined()
  expect((await ordering('den minste takk', 'ja')).facts.plan).toBe('1gb')
  for (const said of ['noen ringer fra ukjent nummer hele tida', 'kona ringer meg fra thailand betaler jeg'])
    expect((await ordering(said)).facts.cameFrom).toBeUndefined()
  for (const said of ['kan noen ringe meg', 'jeg vil at noen ringer meg'])
    expect((await ordering(said)).facts.cameFrom).toBeDefined()
})

test('HEAR-02 a question about what a cover holds chooses nothing', async () => {
  const { facts } = await talk('insurance_leads', 'nb_NO', ['dekker reiseforsikringa mobil som blir stjålet'])
  expect(facts.cover).toBeUndefined()
  const more = await talk('insurance_leads', 'nb_NO', ['reise', 'dekkes hunden av reiseforsikringa'])
  expect(more.facts.cover).toEqual(['travel'])
})
