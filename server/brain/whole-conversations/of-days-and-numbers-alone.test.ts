import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { MOBILE_ORDER_TO_STREET, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const CHILD = ['barneabonnement', 'ja', 'Nora Vik', '12.03.2017', 'nytt nummer', 'Kim Vik', '14.03.1964', '915 22 481']
const ENGLISH = ['12 gb', 'yes', 'me', 'new number', 'Kim Wood', '14 March 1964', '+47 915 22 481', 'kim@wood.com']
const SWEDISH = ['björkvägen 3, 43244 varberg', 'byta', 'vattenfall', '1 mars', 'rörligt', 'ja']
const DANISH = ['vestergade 4, 8000 aarhus', 'skifte', 'Norlys', '1. marts']

test.for<[FlowName, Locale, Said, object]>([
  ['mobile_onboarding', 'nb_NO', [...MOBILE_ORDER_TO_STREET, 'det va 14.04'], { birthDate: '1964-04-14' }],
  ['mobile_onboarding', 'nb_NO', [...CHILD, 'det va 12.04'], { childBirthDate: '2017-04-12', birthDate: '1964-03-14' }],
  ['mobile_onboarding', 'en_US', [...ENGLISH, 'make that 15 march'], { birthDate: '1964-03-15' }],
  ['power_onboarding', 'sv_SE', [...SWEDISH, 'det var 3/4'], { startDate: '2027-04-03' }],
  ['power_onboarding', 'da_DK', [...DANISH, 'hov det er den 3/4'], { startDate: '2027-04-03' }],
])(
  'HEAR-04 a day of a month alone is that of the known day most like it: %s %s',
  async ([flow, locale, lines, known]) => {
    expect((await talk(flow, locale, lines)).facts).toMatchObject(known)
  },
)

test.for<[FlowName, Locale, Said]>([
  ['power_onboarding', 'sv_SE', [...SWEDISH, 'Kim Vik', 'nej så snart som möjligt ändå']],
  ['power_onboarding', 'sv_SE', [...SWEDISH, 'så fort som möjligt istället']],
  ['power_onboarding', 'da_DK', [...DANISH, 'nej hurtigst muligt']],
])('HEAR-04 the first day possible is wished without a word for beginning: %s %s', async ([flow, locale, lines]) => {
  expect((await talk(flow, locale, lines)).facts.startDate).toBe('2026-12-05')
})

test('HEAR-04 sv: what else is wished as soon as possible moves no start', async () => {
  const lines = [...SWEDISH, 'Kim Vik', '0701234590', 'kim@vik.se', 'kontakta mig så snart som möjligt']
  expect((await talk('power_onboarding', 'sv_SE', lines)).facts.startDate).toBe('2027-03-01')
})

test.for<[FlowName, Locale, Said, object]>([
  ['power_onboarding', 'sv_SE', [...SWEDISH, 'nej nummer 5', 'nej 3 var rätt'], { street: 'Björkvägen 3' }],
  ['power_onboarding', 'da_DK', [...DANISH, 'nej den 14.', 'nej 1. var rigtigt'], { startDate: '2027-03-01' }],
  [
    'mobile_onboarding',
    'nb_NO',
    [...MOBILE_ORDER_TO_STREET, 'født 15.03.1964', 'nei 14 var rett'],
    { birthDate: '1964-03-14' },
  ],
  [
    'mobile_onboarding',
    'nb_NO',
    [...MOBILE_ORDER_TO_STREET, 'Storgata 3', 'nei 5', 'nei 3 var riktig'],
    { street: 'Storgata 3', plan: '12gb' },
  ],
  ['mobile_onboarding', 'en_US', [...ENGLISH, 'no, 15 March 1964', 'no 14 was right'], { birthDate: '1964-03-14' }],
  [
    'mobile_onboarding',
    'nb_NO',
    [...MOBILE_ORDER_TO_STREET, 'nei kim@lia.no', 'nei glem det, behold'],
    { email: 'solveig@stokke.no' },
  ],
])(
  'HEAR-04 a number or "keep" alone brings back what was told before the change: %s %s',
  async ([flow, locale, lines, known]) => {
    expect((await talk(flow, locale, lines)).facts).toMatchObject(known)
  },
)

test.for<[Locale, Said]>([
  ['nb_NO', ['12 gb', 'ja', 'meg', 'nytt nummer', 'bruk det gamle nummeret']],
  ['nb_NO', ['12 gb', 'ja', 'meg', 'nytt nummer', 'Kim Vik', 'ta det gamle nummeret mitt']],
  ['en_US', [...ENGLISH.slice(0, 4), 'use my old number']],
])('HEAR-04 %s: the old number of who chose a new one is brought along: %s', async ([locale, lines]) => {
  expect((await talk('mobile_onboarding', locale, lines)).facts.numberChoice).toBe('keep')
})
