import { expect, test } from 'vitest'
import { button, openTalks, type Said, MOBILE_ORDER_TO_STREET } from './whole-talk.ts'

const talk = openTalks()

const insuring = (...said: Said) => talk('insurance_leads', 'nb_NO', said)
const hurried = (...said: Said) =>
  talk('insurance_leads', 'en_US', [
    'car',
    "that's it",
    button('without'),
    'Tom Lee, call me after 5pm on a weekday',
    '92845117',
    ...said,
  ])

test.for([
  ['fjern meg og familien. og kona sier vi skal ta med hytta også', ['home', 'car', 'cabin']],
  ['fjern meg og familien, og ta med hytta', ['home', 'car', 'cabin']],
  ['neida ikke meg og familien, æ mente bare at vi e fire. ta med reise', ['home', 'car', 'travel']],
] as const)('HEAR-04 nb: one is taken off and another added in one line: %s', async ([said, cover]) => {
  const { facts } = await insuring('bil, innbo og meg og familien', said)
  expect(facts.cover?.toSorted()).toEqual([...cover].toSorted())
})

test('HEAR-04 en: another time to call is told in place of the first, and beside other corrections', async () => {
  expect((await hurried('actually make it before 10am not after 5')).facts.callWish).toBe(
    'actually make it before 10am not after 5',
  )
  const { facts } = await hurried(
    'tom@lee.com',
    'wrong time, before 10am i said. phone should be 46 77 88 98, and add pet',
  )
  expect(facts).toMatchObject({ callWish: 'before 10am i said', cover: ['car', 'pet'] })
})

test('HEAR-03 whoever tells the age of a child is offered the plan for children', async () => {
  for (const said of ['trenger abonnement til sønnen min på 8', 'til barnebarnet på 7 år']) {
    const { facts } = await talk('mobile_onboarding', 'nb_NO', [said, 'ja'])
    expect(facts).toEqual({ plan: 'barn-1gb', forWhom: 'child' })
  }
  const english = await talk('mobile_onboarding', 'en_US', ['i need a plan for my 8 year old', 'yes'])
  expect(english.facts.plan).toBe('barn-1gb')
  const crowd = await talk('mobile_onboarding', 'nb_NO', ['vi er 4 og bruker mye'])
  expect(crowd.told).not.toContain('Barn 1 GB')
})

test('HEAR-03 nb: dialect names who will use the plan, and a question beside it is answered', async () => {
  const mobile = (...said: Said) => talk('mobile_onboarding', 'nb_NO', ['12 gb', 'ja', ...said])
  expect((await mobile('æ sjøl')).facts.forWhom).toBe('adult')
  const { facts, told } = await mobile('æ sjøl ska bruk det!! men misste æ nummeret?')
  expect(facts.forWhom).toBe('adult')
  expect(told).toContain('Du kan beholde nummeret.')
})

const TO_SUMMARY: Said = [
  'Storgatan 14 lgh 1201, 582 23 Linköping',
  'flytta in',
  '15 december',
  'månadsmedel',
  'ja',
  'Elin Sandström',
  '0701234590',
  'elin@s.se',
  button('give'),
]

test('HEAR-04 sv: another agreement changes no move into a switch', async () => {
  const { facts, told } = await talk('power_onboarding', 'sv_SE', [
    ...TO_SUMMARY,
    'johan tycker ändå fast, byt till fast pris',
  ])
  expect(told).toContain('Är det detta du menar?')
  expect(facts.powerReason).toBe('move')
})

test('HEAR-04 nb da: the number of a house keeps the door behind it, and a side is read with its dots', async () => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [
    ...MOBILE_ORDER_TO_STREET,
    'Kirkegata 9 h0203, 7010 Trondheim',
    button('yes'),
    'nei vent, husnummeret e 19 ikkje 9',
  ])
  expect(facts.street).toBe('Kirkegata 19 h0203')
  const danish = await talk('power_onboarding', 'da_DK', [
    'Nørrebrogade 112 3. tv, 2200 København N',
    'vent, det er faktisk 4. sal t.v. ikke 3.',
  ])
  expect(danish.facts.street).toMatch(/^Nørrebrogade 112,? 4\. sal t\.v/)
})

test('HEAR-06 nb en: what every insurer is asked has an answer', async () => {
  const norwegian = await insuring(
    'hva er egenandelen',
    'trenger jeg innbo når jeg bare leier',
    'er det bindingstid',
    'hvem er forsikringsselskapet',
    'blir det billigere enn det jeg har nå',
  )
  for (const answer of [
    'Egenandelen er',
    'Den trenger du også når du leier',
    'binder deg ikke',
    'Det står i tilbudet.',
  ])
    expect(norwegian.told).toContain(answer)
  expect(norwegian.told).toContain('Mange sparer mer enn')
  expect(norwegian.told).not.toContain('ikke svar på')
  const english = await talk('insurance_leads', 'en_US', ['whats the excess', 'whos the insurer'])
  expect(english.told).toContain('The excess is')
  expect(english.told).toContain('We compare the insurers we work with')
})

test('HEAR-04 sv: a day is put right beside other answers, in the spelling of a phone', async () => {
  const { facts } = await talk('power_onboarding', 'sv_SE', [
    ...TO_SUMMARY,
    'neeej nu ringde dom igen, blir 20e istället.. å mejlen är elin.s@gmail.com, och mobilen ska va min 0702338190',
  ])
  expect(facts).toMatchObject({ startDate: '2026-12-20', email: 'elin.s@gmail.com', phone: '+46702338190' })
  const flat = await talk('power_onboarding', 'sv_SE', [
    ...TO_SUMMARY,
    'äh ändra start till 1 februari å fel lgh, ska va 1101',
  ])
  expect(flat.facts).toMatchObject({ startDate: '2027-02-01', street: 'Storgatan 14 lgh 1101' })
})

test('HEAR-07 en nb: a foreign number is told why it cannot be used, and whom post goes to loses no town', async () => {
  const toPhone: Said = ['12 gb', 'yes', 'me', 'new number', 'Mykhailo Petrenko', '04/06/1995', 'yes']
  const { told, facts } = await talk('mobile_onboarding', 'en_US', [...toPhone, 'only +380 67 123 4567'])
  expect(told).toContain('to a Norwegian mobile number')
  expect(facts.phone).toBeUndefined()
  const post = await talk('mobile_onboarding', 'en_US', [
    ...toPhone,
    '+47 912 34 567',
    'k@m.no',
    'storgata 12 b, 0155 oslo, c/o olena',
  ])
  expect(post.facts).toMatchObject({ street: 'Storgata 12 b, c/o olena', postalCode: '0155', city: 'Oslo' })
})
