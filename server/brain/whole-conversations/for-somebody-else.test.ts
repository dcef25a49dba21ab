import { expect, test } from 'vitest'
import { button, openTalks, SWEDISH_POWER_ORDER_TO_NAME, type Said } from './whole-talk.ts'

const talk = openTalks()

const NORWEGIAN_LEAD: Said = ['bil', 'det var alt', button('without')]
const ENGLISH_LEAD: Said = ['car', "that's it", button('without')]
const insuring = async (...said: Said) => (await talk('insurance_leads', 'nb_NO', [...NORWEGIAN_LEAD, ...said])).facts
const insuringInEnglish = async (...said: Said) =>
  (await talk('insurance_leads', 'en_US', [...ENGLISH_LEAD, ...said])).facts
const switching = async (...said: Said) =>
  (await talk('power_onboarding', 'sv_SE', [...SWEDISH_POWER_ORDER_TO_NAME, 'Elin Berg', ...said])).facts

test('HEAR-04 whom the adviser should call instead is taken with the number', async () => {
  expect(await insuring('Kari Østby', 'ring mannen min i stedet, Odd Østby 916 22 334')).toMatchObject({
    name: { firstName: 'Odd', lastName: 'Østby' },
    phone: '+4791622334',
  })
  const facts = await insuringInEnglish('Adam Berg', 'my wife will take the call, Eva Berg, 911 22 334')
  expect(facts).toMatchObject({ name: { firstName: 'Eva', lastName: 'Berg' }, phone: '+4791122334' })
})

test('HEAR-04 whom it is about is put right where a number is asked for', async () => {
  const norwegian = await insuring('Kari Dahl', 'stopp, det er sønnen min Jonas Dahl det gjelder')
  expect(norwegian.name).toEqual({ firstName: 'Jonas', lastName: 'Dahl' })
  const english = await insuringInEnglish('Mary Kelly', 'no wait, it should be my husband, Declan Kelly')
  expect(english.name).toEqual({ firstName: 'Declan', lastName: 'Kelly' })
  const swedish = await switching('Nej, min dotter Ebba von Essen ska stå för avtalet')
  expect(swedish.name).toEqual({ firstName: 'Ebba', lastName: 'von Essen' })
})

test('HEAR-04 at the summary another person is named beside who that is', async () => {
  const lead = await insuring(
    'Terje Hansen',
    '916 22 334',
    'terje@hansen.no',
    'det er kona, Siv Hansen, dere skal spørre etter',
  )
  expect(lead.name).toEqual({ firstName: 'Siv', lastName: 'Hansen' })
  const swedish = await switching(
    '0701234567',
    'elin@berg.se',
    button('give'),
    'avtalet ska stå på min fru, Karin Hjälm',
  )
  expect(swedish.name).toEqual({ firstName: 'Karin', lastName: 'Hjälm' })
})

test('HEAR-04 his number and his e-mail at a summary are those of who is named there', async () => {
  const facts = await insuring(
    'Jonas Dahl',
    '916 22 334',
    'kari@dahl.no',
    'nummeret hans er 911 00 333',
    'e-posten hans er jonas@dahl.no',
  )
  expect(facts).toMatchObject({ phone: '+4791100333', email: 'jonas@dahl.no' })
})

test.for(['ring mannen min Odd Vik om det er noe', 'kona heter Anne Vik', 'det er mannen min Odd Vik som betaler'])(
  'HEAR-04 who is named in passing changes no contract: %s',
  async (said) => {
    const { facts } = await talk('mobile_onboarding', 'nb_NO', [
      '12 gb',
      'ja',
      'meg',
      'nytt nummer',
      'Kari Vik',
      '12.06.1985',
      said,
    ])
    expect(facts.name).toEqual({ firstName: 'Kari', lastName: 'Vik' })
  },
)
