import { expect, test } from 'vitest'
import { button, ORDERS, openTalks } from './whole-talk.ts'

const talk = openTalks()

test('HEAR-04 HEAR-06 sv: how long it takes, what it costs and the meter are asked, and the agreement is changed', async () => {
  const { facts, isOrdered, told } = await talk('power_onboarding', 'sv_SE', [
    'Björkvägen 7',
    '111 20',
    'hur lång tid tar bytet?',
    'byta',
    'Vattenfall',
    'måste någon komma hem och byta mätaren?',
    'om två veckor',
    'men vad kostar det egentligen',
    'fast pris',
    'ja',
    'nej, jag tar rörligt i stället',
    'ja',
    'Maja Lindqvist',
    'sparar ni det jag skriver?',
    '070 123 45 67',
    'maja@example.se',
    button('give'),
    ...ORDERS,
  ])
  expect(told).toContain('Ett byte tar minst 14 dagar')
  expect(told).toContain('sitter kvar när du byter elbolag')
  expect(told).toContain('säljer det inte vidare')
  expect(facts).toMatchObject({
    currentSupplier: 'Vattenfall',
    powerAgreement: 'se-rorligt',
    name: { firstName: 'Maja', lastName: 'Lindqvist' },
    street: 'Björkvägen 7',
  })
  expect(isOrdered).toBe(true)
})

test('HEAR-04 HEAR-05 sv: a number in words, a question about the agreements, and another supplier and e-mail', async () => {
  const { facts, isOrdered, told } = await talk('power_onboarding', 'sv_SE', [
    'Solvägen 4, 111 20 Stockholm',
    'byta',
    'Fortum',
    'om en månad',
    'vad är skillnaden mellan fast och rörligt?',
    'rörligt',
    'ja',
    'vi har Ellevio, inte Fortum',
    'Nils Öberg',
    'noll sju noll ett två tre fyra fem sex åtta',
    'nils@example.se',
    button('give'),
    'nej, mejlen är nils@oberg.se',
    ...ORDERS,
  ])
  expect(told).toContain('elbörsens snittpris')
  expect(facts).toMatchObject({
    currentSupplier: 'Ellevio',
    phone: '+46701234568',
    email: 'nils@oberg.se',
  })
  expect(isOrdered).toBe(true)
})

test('HEAR-04 HEAR-06 da: a postal code in words, two questions, and the day and the agreement are changed', async () => {
  const { facts, isOrdered, told } = await talk('power_onboarding', 'da_DK', [
    'Birkevej 12',
    'otte tusind to hundrede',
    'hvor lang tid tager skiftet',
    'skifte',
    'Ørsted',
    'om tre uger',
    'er der binding på den variable?',
    'gennemsnit',
    'ja',
    'jeg vil hellere have fast pris',
    'ja',
    'Freja Holm',
    'hvad skal I bruge mit nummer til?',
    '20 22 33 44',
    'freja@example.dk',
    button('give'),
    ...ORDERS,
  ])
  expect(told).toContain('Et skift tager mindst 14 dage')
  expect(told).toContain('Med variabel pris kan du opsige')
  expect(facts).toMatchObject({
    postalCode: '8200',
    powerAgreement: 'dk-fast-12',
    name: { firstName: 'Freja', lastName: 'Holm' },
  })
  expect(isOrdered).toBe(true)
})

test('HEAR-04 HEAR-06 da: the bill, the grid and the change of mind are asked, and the name and the house are put right', async () => {
  const { facts, isOrdered, told } = await talk('power_onboarding', 'da_DK', [
    'Nygade 3, 8000 Aarhus C',
    'skifte',
    'hvad sker der med den aftale jeg har?',
    'Norlys',
    'så hurtigt som muligt',
    'er nettariffen regnet ind?',
    'fast pris',
    'ja',
    'hov, husnummeret er 13',
    'Kim Wik',
    'efternavnet staves Vik',
    '20112233',
    'kim@example.dk',
    button('give'),
    ...ORDERS,
  ])
  expect(told).toContain('Nettarif og elafgift kommer oveni')
  expect(told).toContain('det gør vi for dig')
  expect(facts).toMatchObject({
    currentSupplier: 'Norlys',
    street: 'Nygade 13',
    name: { firstName: 'Kim', lastName: 'Vik' },
  })
  expect(isOrdered).toBe(true)
})

test('HEAR-05 nb: what is taken along is said back without the words that lead to it', async () => {
  const { told } = await talk('mobile_onboarding', 'nb_NO', ['nei vent 12 gb, og den er til meg', 'ja'])
  expect(told).toContain('Dette tar jeg med videre: Jeg, eller noen som har fylt 13.\n')
})

test('HEAR-08 who asks what to do after a death is told so, behind a calm sentence', async () => {
  const norwegian = await talk('mobile_onboarding', 'nb_NO', [
    'faren min er død hvordan avslutter jeg abonnementet hans',
  ])
  expect(norwegian.told).toMatch(/Det gjør meg vondt å høre\..*dødsboet/)
  const swedish = await talk('power_onboarding', 'sv_SE', ['min mamma har dött hur säger jag upp hennes el'])
  expect(swedish.told).toContain('Dödsboet hör av sig')
  expect((await talk('mobile_onboarding', 'nb_NO', ['mannen min er død'])).told).not.toContain('dødsboet')
})

test('HEAR-01 da: a question in the dialect of Jutland changes no answer', async () => {
  const { facts } = await talk('power_onboarding', 'da_DK', [
    'Birkevej 3, 8210 Aarhus V',
    'flytter ind',
    'ka a skifte senere',
  ])
  expect(facts.powerReason).toBe('move')
})

test('HEAR-08 nb: a wish for what is not offered is told to have no answer, and the same is asked again', async () => {
  for (const [flow, said] of [
    ['debt_check', 'kan jeg få penger utbetalt med en gang'],
    ['insurance_leads', 'kan æ få forsikring når æ har betalingsanmerkning'],
    ['csat_mobile', 'er dette anonymt'],
  ] as const) {
    const { facts, told } = await talk(flow, 'nb_NO', [said])
    expect([said, told]).toEqual([said, expect.stringContaining('ikke svar på. Skriv «kundeservice»')])
    expect(facts).toEqual({})
  }
})
