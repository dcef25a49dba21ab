import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { button, ORDERS, openTalks } from './whole-talk.ts'

const talk = openTalks()

const TO_THE_SUMMARY = [
  '12 gb',
  'ja',
  'meg',
  'nytt nummer',
  'Jonas Berg',
  '14.3.2001',
  '91234567',
  'jonas@berg.no',
  'Storgata 12, 0184 Oslo',
  'ja',
]
const CREDIT = /Så en kredittsjekk/g
const countOf = (told: string, pattern: RegExp) => [...told.matchAll(pattern)].length

test('HEAR-02 HEAR-03 nb: a yes in any words takes what was asked back, and so does the value said again', async () => {
  for (const yes of [
    'ja 12 giga sa jeg jo',
    'ja for faen det var jo det jeg sa, tolv',
    'ja, den til 399',
    'jaja',
    '12 gb',
    'ja det er rett',
  ]) {
    const { facts } = await talk('mobile_onboarding', 'nb_NO', ['12 gb', yes])
    expect([yes, facts.plan]).toEqual([yes, '12gb'])
  }
})

test('HEAR-02 nb: what opens with a yes and means another, or takes it back, chooses nothing', async () => {
  for (const other of [
    'ja men ikke den',
    'ja 10 gb hørtes fint ut, eller nei vent, ta 3',
    'nei det var bare et spørsmål',
  ]) {
    const { facts } = await talk('mobile_onboarding', 'nb_NO', ['12 gb', other])
    expect([other, facts.plan]).toEqual([other, undefined])
  }
})

test('HEAR-02 sv da en: a code, a name and a plan that were asked back are confirmed in more words', async () => {
  const swedish = await talk('power_onboarding', 'sv_SE', ['Granvägen 22', '743 64 Björklinge', 'ja för fan'])
  expect(swedish.facts).toMatchObject({ postalCode: '74364', city: 'Björklinge' })
  const english = await talk('mobile_onboarding', 'en_US', ['12 gb', 'yes obviously'])
  expect(english.facts.plan).toBe('12gb')
  const danish = await talk('power_onboarding', 'da_DK', [
    'Lia 8, 8600 Silkeborg',
    'skifte',
    'Ewii',
    'mandag d 14 december passer fint, så er jeg hjemme fra ferie',
    'månedsgennemsnit tak',
    'ja, og jeg hedder Sofie Winther Dahl',
  ])
  expect(danish.facts).toMatchObject({
    powerAgreement: 'dk-timepris',
    name: { firstName: 'Sofie', lastName: 'Dahl' },
  })
})

test('CHAT-14 HEAR-04 nb: a consent is asked for once, while it is for the same person', async () => {
  const { facts, told, isOrdered } = await talk('mobile_onboarding', 'nb_NO', [
    ...TO_THE_SUMMARY,
    'husnummeret er 14 ikke 12',
    'nei vent, 6 gb ikke 12',
    'ja 6',
    'mailen er jonas.berg@gmail.com',
    ...ORDERS,
  ])
  expect(countOf(told, CREDIT)).toBe(1)
  expect(told).toContain('Da retter jeg det til «Storgata 14». Før stod det «Storgata 12».')
  expect(facts).toMatchObject({ plan: '6gb', street: 'Storgata 14', email: 'jonas.berg@gmail.com' })
  expect(isOrdered).toBe(true)
  const another = await talk('mobile_onboarding', 'nb_NO', [
    ...TO_THE_SUMMARY,
    'jeg heter Jon Vik, ikke Jonas Berg',
    '12.05.1990',
  ])
  expect(countOf(another.told, CREDIT)).toBe(2)
})

test('CHAT-14 sv: the power of attorney stands when the day is changed, and not for another address', async () => {
  const lines = [
    'Ringvägen 101, 118 60 Stockholm',
    'flytta in',
    '15 januari',
    'månadsmedelpris',
    'ja',
    'Elin Bergström',
    '0702114563',
    'elin@hotmail.com',
    button('give'),
    'startdatum, kan ni ändra till 20 januari',
  ]
  const { facts, told } = await talk('power_onboarding', 'sv_SE', lines)
  expect(countOf(told, /För att ordna avtalet åt dig behöver vi din fullmakt/g)).toBe(1)
  expect(facts).toMatchObject({ startDate: '2027-01-20', powerOfAttorney: true })
  const moved = await talk('power_onboarding', 'sv_SE', [...lines, 'adressen ska vara Ringvägen 103'])
  expect(moved.facts).toMatchObject({ street: 'Ringvägen 103', startDate: '2027-01-20' })
  expect(moved.facts.powerOfAttorney).toBeUndefined()
})

test('HEAR-07 HEAR-04 nb da sv: floors and doors, and a whole address, are put right', async () => {
  const danish = await talk('power_onboarding', 'da_DK', [
    'strøm nu hurtigt, Vesterbrogade 88 4 th 1620 kbh v, flytter ind på fredag',
    'adressen er forkert, det er kun Vesterbrogade 88, 4. tv',
  ])
  expect(danish.facts).toMatchObject({ street: 'Vesterbrogade 88, 4. tv', postalCode: '1620' })
  const missing = await talk('power_onboarding', 'da_DK', [
    'vi flytter d 1 marts til Søndergade 12, 8600 Silkeborg, bor nu på Nygade 3 i Viborg',
    'der mangler 1. th, der er to lejligheder på 1. sal',
  ])
  expect(missing.facts).toMatchObject({ street: 'Søndergade 12, 1. th', powerReason: 'move', startDate: '2027-03-01' })
  const swedish = await talk('power_onboarding', 'sv_SE', [
    'hej! vi flyttar från sveavägen 44 till Ågatan 7 lgh 1302 i linköping den 1 februari',
  ])
  expect(swedish.facts.street).toBe('Ågatan 7 lgh 1302')
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [
    '12 gb',
    'ja',
    'meg',
    'nytt nummer',
    'fint. jan-erik sørbø',
    '14.11.1979. greit nok',
    '41377201',
    'jan@sorbo.no',
    'kirkegata 22 leilighet 304, 0153 oslo',
    'nei vent, leiligheten er 403 ikke 304',
    '6 gb i stedet for 12 takk',
    'ja',
    'endre adressen til øvre bakklandet 7, 7013 trondheim',
    'det mangler c/o Ola Dahl',
  ])
  expect(facts).toMatchObject({
    plan: '6gb',
    name: { firstName: 'Jan-Erik', lastName: 'Sørbø' },
    street: 'Øvre bakklandet 7, c/o Ola Dahl',
    postalCode: '7013',
    city: 'Trondheim',
  })
})

test('HEAR-03 HEAR-08 nb: a question behind a yes is answered before a consent counts', async () => {
  const { facts, told } = await talk('mobile_onboarding', 'nb_NO', [
    '12 gb',
    'ja',
    'meg',
    'nytt nummer',
    'Mona Haugen',
    '19.8.1986',
    '91234567',
    'mona@haugen.no',
    'Storgata 12, 0184 Oslo',
    'ok greit men påvirker det kredittscoren min?',
  ])
  expect(told).toContain('Det må du bekrefte')
  expect(facts.creditCheckId).toBeUndefined()
})

test("HEAR-05 nb: a child's day of birth is the child's, and a number told beside the choice is taken", async () => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [
    'barneabonnement til jenta mi Thea Sofie Haugen født 2. mai 2018, nytt nummer',
    'ja den til 99 kr',
    'Thea Sofie Haugen skrev jeg jo',
    'mona haugen',
    '19.08.1986',
    'hun er født i 2017 da, ikke 2018, skrev feil',
  ])
  expect(facts).toMatchObject({ childBirthDate: '2017-05-02', birthDate: '1986-08-19' })
  const kept = await talk('mobile_onboarding', 'nb_NO', [
    '12 gb',
    'ja',
    'meg',
    'behold det selvfølgelig, 99 år med samme nummer, jeg bytter ikke nå. 413 77 201, telenor',
  ])
  expect(kept.facts).toMatchObject({ numberChoice: 'keep', portNumber: '+4741377201' })
  const restated = await talk('mobile_onboarding', 'nb_NO', [
    '12 gb',
    'ja',
    'meg',
    '41 66 78 21 trur æ, nei 41 66 78 12',
  ])
  expect(restated.facts.portNumber).toBe('+4741667812')
})

test('HEAR-02 nb: a sentence does not end an order that stands complete', async () => {
  const { told, facts } = await talk('mobile_onboarding', 'nb_NO', [
    '6 gb',
    'ja',
    'meg',
    'nytt nummer',
    'Mona Haugen',
    '19.8.1986',
    '91234567',
    'mona@haugen.no',
    'Storgata 12, 0184 Oslo',
    'ja',
    'når starter dette? jeg flytter 1 mars, nei 3 mars',
    'nei det var bare et spørsmål',
  ])
  expect(told).not.toContain('Ingenting er bestilt')
  expect(facts.plan).toBe('6gb')
})

test.for<[Locale, FlowName, string, string]>([
  ['nb_NO', 'debt_check', 'æ orke itj å leve me denne gjelda', '116 123'],
  ['nb_NO', 'insurance_leads', 'jeg vil ikke leve lenger', '116 123'],
  ['en_US', 'debt_check', 'i want to kill myself over this debt', '116 123'],
  ['sv_SE', 'power_onboarding', 'jag orkar inte leva längre', '90101'],
  ['da_DK', 'power_onboarding', 'jeg vil bare dø', '70 201 201'],
])(
  'HEAR-08 in %s in %s, "%s" is told whom to call, and nothing is taken or offered',
  async ([locale, flow, said, number]) => {
    const { facts, told } = await talk(flow, locale, [said])
    expect(told.split('\n')).toEqual([expect.stringContaining(number)])
    expect(facts).toEqual({})
  },
)
