import { expect, test } from 'vitest'
import { ORDERS, openTalks } from '#server/brain/whole-conversations/whole-talk.ts'

const talk = openTalks()

test('HEAR-04 HEAR-05 nb: two values are put right in one sentence, twice, in any order', async () => {
  const { facts, isOrdered, told } = await talk('mobile_onboarding', 'nb_NO', [
    '12 gb',
    'ja',
    'meg selv',
    'nytt nummer',
    'Kari Vik',
    '2.1.1980',
    '911 12 233',
    'kari@vik.no',
    'nei vent, nummeret slutter på 45, og etternavnet er Haugen',
    'Nygata 1',
    '1530',
    'mailen er kari.haugen@vik.no, og jeg er født 3.1.1980',
    'ja',
    ...ORDERS,
  ])
  expect(told).toContain(
    'Da retter jeg det til «Kari Haugen, 911\u00a012\u00a0245». Før stod det «Kari Vik, 911\u00a012\u00a0233».',
  )
  expect(told).toContain(
    'Da retter jeg det til «03/01/1980, kari.haugen@vik.no». Før stod det «02/01/1980, kari@vik.no».',
  )
  expect(facts).toMatchObject({
    name: { firstName: 'Kari', lastName: 'Haugen' },
    birthDate: '1980-01-03',
    phone: '+4791112245',
    email: 'kari.haugen@vik.no',
    street: 'Nygata 1',
  })
  expect(isOrdered).toBe(true)
})

test('HEAR-04 HEAR-07 nb: the domain of an address is put right as it is written, and a number stands beside a name', async () => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [
    '12 gb',
    'ja',
    'meg selv',
    'nytt nummer',
    'ebba ståhl o nr mitt er 911 12 233',
    '2.1.1980',
    'ebba@hotmale.com nei hotmail.com så klart',
  ])
  expect(facts).toMatchObject({ phone: '+4791112233', email: 'ebba@hotmail.com' })
  expect(facts.name).toEqual({ firstName: 'Ebba', lastName: 'Ståhl' })
})

test('HEAR-04 HEAR-05 sv: the agreement is put right beside the day to begin, which is asked before it', async () => {
  const { facts, told } = await talk('power_onboarding', 'sv_SE', [
    'Lia 8',
    '111 20',
    'byta leverantör',
    'Nordkraft',
    '20 december',
    'Fast pris 12 månader',
    'ja',
    'nej vänta, byt till månadsmedelpris och flytta starten till den 1 februari',
    'ja',
  ])
  expect(told).toContain('Då rättar jag det till ”2027-02-01, Månadsmedelpris: ')
  expect(facts).toMatchObject({ startDate: '2027-02-01', powerAgreement: 'se-timpris' })
})
