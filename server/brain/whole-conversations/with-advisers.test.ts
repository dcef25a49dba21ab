import { expect, test } from 'vitest'
import { button, openTalks } from './whole-talk.ts'

const talk = openTalks()

const insure = (lines: readonly string[]) =>
  talk('insurance_leads', 'nb_NO', ['vi har hus bil og ei hytte på fjellet', ...lines])

test('HEAR-04 HEAR-05 nb: one of several things is taken away in any words, also beside another answer', async () => {
  expect((await insure([])).facts.cover).toEqual(['house', 'cabin', 'car'])
  for (const said of [
    'forresten ta vekk hytta, den har svigermor forsikra',
    'du må fjerne hytte',
    'hytta skal ikke være med',
    'og hytta kan vente, vi har lagt den ut for salg',
    'nei forresten hytta er dekket hos svigermor',
    'nei det er alt, men uten hytte altså',
  ])
    expect([said, (await insure([said])).facts.cover]).toEqual([said, ['house', 'car']])
  const beside = await talk('insurance_leads', 'nb_NO', [
    'hus, bil og hytte',
    'nei',
    button('without'),
    'Marte Solbakken, men ta vekk hytta først',
    'nei',
    '915 22 348',
    'marte@solbakken.no',
  ])
  expect(beside.facts).toMatchObject({
    cover: ['house', 'car'],
    name: { firstName: 'Marte', lastName: 'Solbakken' },
    email: 'marte@solbakken.no',
  })
})

test('HEAR-08 a call that the question offers is chosen, not a call from customer service', async () => {
  const norwegian = await talk('debt_check', 'nb_NO', [
    button('start'),
    button('no'),
    'ja få noen til å ringe meg, men ikke til mannen min',
  ])
  expect(norwegian.told).toContain('Hva heter du')
  const english = await talk('debt_check', 'en_US', [
    button('start'),
    button('no'),
    'call me pls, my number is 46 81 22 09, english only',
    'Pawel Nowak, tel 46812209, i owe aprox 1.2 milion on house, 150k car loan and 35.000 kr creditcard',
  ])
  expect(english.facts).toMatchObject({ name: { firstName: 'Pawel', lastName: 'Nowak' }, phone: '+4746812209' })
})

test('HEAR-05 nb: a wish for the time of the call is kept with the lead, beside an answer and a correction', async () => {
  const { told, facts } = await talk('insurance_leads', 'nb_NO', [
    'reise',
    'nei',
    button('without'),
    'Per Arne',
    '41 88 23 71 men ikke ring før 4, jeg er på jobb',
    'per@arne.no',
    'etternavn er Lie, og ring etter kl 16',
    button('send'),
  ])
  expect(told).toContain('Det sier jeg fra om til rådgiveren.')
  expect(facts).toMatchObject({
    name: { firstName: 'Per', middleName: 'Arne', lastName: 'Lie' },
    phone: '+4741882371',
    lead: { kind: 'insurance', cover: ['travel'], callWish: 'ring etter kl 16' },
  })
})

test('HEAR-04 HEAR-05 nb: what somebody has elsewhere is not added, and a call chosen in words is no goodbye', async () => {
  const { facts } = await talk('insurance_leads', 'nb_NO', [
    'hus',
    'reise har vi gjennom jobben, så nei. men innbo må vel med siden vi flytter',
  ])
  expect(facts.cover).toEqual(['house', 'home'])
  const called = await talk('debt_check', 'nb_NO', [
    button('start'),
    button('no'),
    'har ikke bankid her nå, så det får vel bli at noen ringer',
    'Anne Berg',
    '905 18 264 helst på kveldene etter at ungene har lagt seg',
    'anne@berg.no',
    button('send'),
  ])
  expect(called.facts).toMatchObject({
    phone: '+4790518264',
    callWish: 'helst på kveldene etter at ungene har lagt seg',
  })
})

test('HEAR-02 nb: a no before what is wanted refuses nothing, and a name is no refusal', async () => {
  const lines = [button('start'), button('no')]
  const called = await talk('debt_check', 'nb_NO', [...lines, 'nei altså, jeg vil at dere ringer'])
  expect(called.told).toContain('Hva heter du')
  const named = await talk('debt_check', 'nb_NO', [...lines, 'heter Anne, anne berg'])
  expect(named.told).not.toContain('Er det dette du mener')
})
