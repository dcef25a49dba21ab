import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { button, MOBILE_ORDER_TO_STREET, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const TO_CREDIT = [...MOBILE_ORDER_TO_STREET, 'Storgata 3', '0155']
const DANISH = ['vestergade 4, 8000 aarhus', 'skifte', 'Norlys', '1. marts', 'fast', 'ja', 'Kim Vik']
const SWEDISH = ['Storgatan 14 lgh 1201, 582 23 Linköping', 'byta', 'Fortum', '1 mars', 'rörligt', 'ja', 'Kim Vik']

test.for<[FlowName, Locale, Said, string]>([
  ['mobile_onboarding', 'nb_NO', [...TO_CREDIT, 'kan vi gå tilbake til navnet'], 'Hva heter du'],
  ['mobile_onboarding', 'nb_NO', [...TO_CREDIT, 'rett datoen'], 'Når er du født'],
  ['mobile_onboarding', 'nb_NO', [...TO_CREDIT, button('yes'), 'mailen er feil'], 'e-postadressen din'],
  ['power_onboarding', 'da_DK', [...DANISH, 'kan vi gå tilbage til datoen'], 'Hvornår skal det begynde'],
  ['power_onboarding', 'da_DK', [...DANISH, 'gå tilbage til aftalen'], 'Hvilken aftale passer dig'],
  ['power_onboarding', 'da_DK', [...DANISH, 'ret datoen'], 'Hvornår skal det begynde'],
  ['power_onboarding', 'sv_SE', [...SWEDISH, 'gå tillbaka till adressen'], 'Vilken gatuadress'],
])('HEAR-04 one answer that is named is asked for again: %s %s', async ([flow, locale, lines, asked]) => {
  expect((await talk(flow, locale, lines)).told.split('\n').at(-1)).toContain(asked)
})

const EVERYTHING = { phone: '+4791522481', email: 'kim@vik.no', street: 'Storgata 3', postalCode: '0155', city: 'Oslo' }

test.for([
  'Kim Vik født 14 mars 64 tlf 91522481 mail kim@vik.no bor Storgata 3 0155',
  'Kim Vik 14.03.64 91522481 kim@vik.no Storgata 3 0155',
])('HEAR-05 nb: everything in one line without a comma is kept: %s', async (line) => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', ['12 gb', 'ja', 'meg', 'nytt nummer', line])
  expect(facts).toMatchObject({ birthDate: '1964-03-14', ...EVERYTHING })
})

const LEAD = ['bil og reise', 'nei', button('without'), 'Kari Vik']

test('HEAR-05 a number is kept beside what is said of calling it', async () => {
  const norwegian = await talk('insurance_leads', 'nb_NO', [...LEAD, '91522481 ring mellom 10 og 12 torsdag'])
  expect(norwegian.facts).toMatchObject({ phone: '+4791522481', callWish: 'ring mellom 10 og 12 torsdag' })
  const swedish = await talk('power_onboarding', 'sv_SE', [...SWEDISH, '0701234590 fast ring inte, sms går bra'])
  expect(swedish.facts.phone).toBe('+46701234590')
})

test('HEAR-04 nb: whom to call insures nobody, and what is exchanged for another goes', async () => {
  const called = await talk('insurance_leads', 'nb_NO', [
    ...LEAD,
    '915 22 481',
    'kari@vik.no',
    'ring heller kona, Siv Vik, 98765432',
  ])
  expect(called.facts).toMatchObject({ cover: ['car', 'travel'], phone: '+4798765432' })
  const exchanged = await talk('insurance_leads', 'nb_NO', ['bil og reise', 'nei bytt reise med innbo'])
  expect(exchanged.facts.cover).toEqual(['car', 'home'])
})
