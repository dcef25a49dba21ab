import { expect, test } from 'vitest'
import { TALK_TO_US, type Answered } from '#flows/kit/flow-event.ts'
import { withAdviserNote } from '#flows/kit/hear/advice/adviser-notes.ts'
import { flows } from '#flows/registry.ts'
import { LONGEST_NOTE, MOST_NOTES } from '#contracts/leads/lead.ts'
import { button, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const insure = (...lines: Said) => talk('insurance_leads', 'nb_NO', ['reise', ...lines])
const insureInEnglish = (...lines: Said) => talk('insurance_leads', 'en_US', ['travel', ...lines])
const owe = (...lines: Said) => talk('debt_check', 'nb_NO', [button('start'), button('no'), ...lines])

const NOTED = 'Det tar jeg med til rådgiveren.'
const NOT_UNDERSTOOD = 'Det forstod jeg ikke helt'

test('HEAR-05 nb: what is told of car, home, family and company is kept for the adviser in the visitor’s words', async () => {
  const told = [
    'Gjensidige',
    'gjensidige, som sagt',
    'har det hos fremtind i dag betaler 6800 i året',
    'vw golf',
    'AB 12345',
    'regnr ab12345',
    '2015-modell',
    '12000 km',
    'bor i blokk på 85 kvm',
    'me er fire i familien',
    'Agria. no wait it was Tryg',
    'If hadde vi før, helvetes dyrt 2400 i mnd',
    'er hos if',
    'If',
    'If har vi hatt lenge',
    'det var visst Tryg',
    'kona heter Ada og er eier av bilen',
  ]
  for (const said of told) {
    const { facts, told: answered } = await insure('nei', button('without'), said)
    expect([said, facts.adviserNotes, answered.split(NOTED).length]).toEqual([said, [said], 2])
    expect(answered.slice(answered.indexOf(NOTED))).toContain('Hva heter du')
  }
})

test('HEAR-05 en: the same holds in English', async () => {
  for (const said of [
    'im with if today',
    'the car is a 2021 model 3, registration EV 12345',
    'my wife Ada is the owner of the car',
    'paying 2400 a month now',
    'we are four people at home',
  ]) {
    const { facts, told } = await insureInEnglish('no', button('without'), 'Kari Nordmann', said)
    expect([said, facts.adviserNotes]).toEqual([said, [said]])
    expect(told).toContain('I’ll pass that on to the adviser.')
  }
})

test('HEAR-05 nb: Swedes and Danes are heard as well', async () => {
  for (const said of [
    'jag har folksam idag, 4500 kr om året',
    'ABC 123',
    'bilen är registrerad på min fru',
    'topdanmark',
    'min kone er medejer',
  ])
    expect([said, (await insure('nei', button('without'), said)).facts.adviserNotes]).toEqual([said, [said]])
})

test('HEAR-05 what is told of debts and income goes with the lead, and another amount behind it too', async () => {
  const { facts, told } = await owe(
    'har ca 340 000 i kredittkort og forbrukslån',
    button('call'),
    'jeg skylder 43 500',
    'Kari Nordmann',
    'samboeren er medlåntaker',
    '915 22 348',
    'santander og bank norwegian',
    button('skip'),
    'tjener 520 000 i året og eier hus',
    'nei 540',
    button('send'),
  )
  const notes = [
    'har ca 340 000 i kredittkort og forbrukslån',
    'jeg skylder 43 500',
    'samboeren er medlåntaker',
    'santander og bank norwegian',
    'tjener 520 000 i året og eier hus',
    'nei 540',
  ]
  expect(facts.lead).toEqual({ kind: 'refinancing', notes })
  expect(told).not.toContain(NOT_UNDERSTOOD)
  const english = await talk('debt_check', 'en_US', [
    'i owe around 250000 on 3 cards',
    button('start'),
    'i have a car loan and two credit cards, around 180k total',
    button('no'),
    button('call'),
    'Kari Hagen',
    "and my husband's name is Ivan Hagen, he is co-borrower",
  ])
  expect(english.facts).toMatchObject({ name: { firstName: 'Kari' }, adviserNotes: { length: 3 } })
})

test('HEAR-05 another amount is no refusal where an amount was told before, and a number is a number', async () => {
  const { facts } = await owe('tjener 520 000', 'nei 540', button('call'), 'Kari Nordmann', 'nei, 915 22 348')
  expect(facts).toMatchObject({ phone: '+4791522348', adviserNotes: ['tjener 520 000', 'nei 540'] })
  const alone = await talk('debt_check', 'nb_NO', [button('start'), 'nei 540'])
  expect(alone.facts.adviserNotes).toBeUndefined()
  expect(alone.told).toContain('Da henter jeg ingenting')
})

test('HEAR-05 an answer is taken as ever, and what is told for the adviser beside it is kept', async () => {
  const { facts, told } = await talk('insurance_leads', 'nb_NO', [
    'bil, en tesla',
    'hus, har gjensidige i dag',
    'nei',
    button('without'),
    'Kari Nordmann, jeg har Tryg i dag',
    '915 22 348, reg nr AB 12345',
    'kari@example.no, bilen kjører 12000 km',
    'etternavnet er Lie, og hytta er på 60 kvm',
    'ring etter kl 16, vi er fire i familien',
    button('send'),
  ])
  expect(facts).toMatchObject({
    name: { firstName: 'Kari', lastName: 'Lie' },
    phone: '+4791522348',
    email: 'kari@example.no',
    lead: {
      kind: 'insurance',
      cover: ['car', 'house'],
      callWish: 'ring etter kl 16',
      notes: [
        'bil, en tesla',
        'hus, har gjensidige i dag',
        'jeg har Tryg i dag',
        'reg nr AB 12345',
        'bilen kjører 12000 km',
        'hytta er på 60 kvm',
        'vi er fire i familien',
      ],
    },
  })
  expect(told).toContain('Bil er med.')
})

test('HEAR-02 a question, a remark, abuse and an identity number are no notes', async () => {
  for (const said of [
    'kan jeg ha gjensidige fortsatt?',
    'kan jeg ha gjensidige fortsatt',
    'jeg lurer på om dere har Gjensidige',
    'er tesla dyrt å forsikre',
    'dekker dere 12000 km',
    'det er kaldt i dag',
    'jeg vil være tryg',
    'jævla Gjensidige',
    'født i 1998',
    'nummeret er 12057012345, har Gjensidige',
  ]) {
    const { facts, told } = await insure('nei', said)
    expect([said, facts.adviserNotes, told.includes(NOTED)]).toEqual([said, undefined, false])
  }
  for (const said of ['is tesla expensive to insure', 'if i call you later', 'does it cost 6800 a year'])
    expect([said, (await insureInEnglish('no', said)).facts.adviserNotes]).toEqual([said, undefined])
})

test('HEAR-02 a value that is asked for, well or badly told, is no note', async () => {
  const lines = ['nei', button('without')] as const
  const named = await insure(...lines, 'Ola Benz')
  expect(named.facts).toMatchObject({ name: { firstName: 'Ola', lastName: 'Benz' } })
  expect(named.facts.adviserNotes).toBeUndefined()
  for (const said of ['Mercedes Lopez', 'kari skoda'])
    expect([said, (await insure(...lines, said)).facts.adviserNotes]).toEqual([said, undefined])
  for (const said of ['9152234', 'nummeret er 915 22 34', 'mob 9152200'])
    expect([said, (await insure(...lines, 'Kari Nordmann', said)).facts.adviserNotes]).toEqual([said, undefined])
  const email = await insure(...lines, 'Kari Nordmann', '915 22 348', 'kari.tesla@gmail', 'kari@gjensidige.no')
  expect(email.facts).toMatchObject({ email: 'kari@gjensidige.no' })
  expect(email.facts.adviserNotes).toBeUndefined()
  const asked = await insure(...lines, 'mannen heter Ivan Hagen, han er medeier')
  expect(asked.facts.adviserNotes).toBeUndefined()
  expect(asked.told).toContain('Ivan Hagen')
})

test('HEAR-02 where the conversation ends without a lead, nothing is promised', async () => {
  const { facts, told } = await talk('debt_check', 'nb_NO', ['ikke nå, har santander'])
  expect([facts.adviserNotes, told.includes(NOTED)]).toEqual([undefined, false])
  const words = 'snakk med noen om Gjensidige'
  const act = { kind: 'answer', payload: TALK_TO_US, words, sure: 0.9, why: 'an option is named' } as const
  const event: Answered = { type: 'visitor.answered', utterance: words, payload: TALK_TO_US, acts: [act] }
  const flowContext = { locale: 'nb_NO', today: '2026-11-26', facts: {} } as const
  const at = { flow: flows.insurance_leads, step: 'summary', flowContext, translate: (id: string) => id }
  expect(withAdviserNote(event, at)).toEqual(event)
})

test('HEAR-05 notes stay whatever answer is changed, and are shown before they are sent', async () => {
  const { facts, told } = await insure(
    'vw golf',
    'nei',
    button('without'),
    'Kari Nordmann',
    '915 22 348',
    'kari@example.no',
    'nummeret er 41 88 23 71',
    'etternavnet er Lie',
    button('change'),
    button('cover'),
    'hytte',
    button('done'),
    button('without'),
    button('send'),
  )
  expect(facts).toMatchObject({ phone: '+4741882371', lead: { notes: ['vw golf'] } })
  expect(told).toContain('Her er det vi sender til rådgiveren')
})

test('HEAR-05 notes are bounded in number and length, and the same words stand once', async () => {
  const long = `gjensidige${' har dekket tak og vegger'.repeat(20)}`
  const { adviserNotes = [] } = (await insure('vw golf', 'vw golf', long)).facts
  expect(adviserNotes.join(' ')).toBe(`vw golf ${long}`)
  expect(adviserNotes.every(({ length }) => length <= LONGEST_NOTE)).toBe(true)
  const many = Array.from({ length: MOST_NOTES + 1 }, (_, at) => `${at + 1}000 km`)
  const full = await insure(...many)
  expect(full.facts.adviserNotes).toEqual(many.slice(0, MOST_NOTES))
  expect(full.told.split(NOTED)).toHaveLength(MOST_NOTES + 1)
})

test('HEAR-02 only what concerns the line is noted, and only where an adviser gets it', async () => {
  expect((await owe('toyota yaris 2017')).facts.adviserNotes).toBeUndefined()
  expect((await owe('instabank')).facts.adviserNotes).toEqual(['instabank'])
  expect((await insure('instabank')).facts.adviserNotes).toBeUndefined()
  expect((await talk('mobile_onboarding', 'nb_NO', ['Gjensidige'])).facts.adviserNotes).toBeUndefined()
})
