import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { openTalks } from './whole-talk.ts'

const talk = openTalks()

test('BEY-10 en: a morning of two times is asked about', async () => {
  const { facts } = await talk('generic_signup', 'en_US', ['customer service', 'monday morning'])
  expect(facts.callTime).toBeUndefined()
})

test.each<[Locale, string, string]>([
  ['sv_SE', 'kan ni ringa på eftermiddagen i stället, typ 15', '14–16'],
  ['sv_SE', 'nej eftermiddag, 14-16', '14–16'],
  ['da_DK', 'mandag 14-16 er bedre', '14–16'],
  ['da_DK', 'nej hellere 10-12', '10–12'],
  ['en_US', 'actually afternoon, 2 to 4', '14–16'],
  ['en_US', 'no forget that, 8 to 10', '08–10'],
  ['nb_NO', 'nei heller 10-12', '10–12'],
])(
  'HEAR-04 BEY-10 in %s another time for the call takes the place of the one before: %s',
  async (locale, said, time) => {
    const service = { nb_NO: 'kundeservice', da_DK: 'kundeservice', sv_SE: 'kundservice', en_US: 'customer service' }
    const monday = locale === 'en_US' ? 'monday' : locale === 'sv_SE' ? 'måndag' : 'mandag'
    const { facts } = await talk('generic_signup', locale, [service[locale], `${monday} 12-14`, said])
    expect(facts.callTime).toBe(`23/11/2026, ${time}`)
    expect(facts.name).toBeUndefined()
  },
)

test('HEAR-04 BEY-10 sv: a call is changed where its number is asked, and the order around it stays', async () => {
  const { facts } = await talk('power_onboarding', 'sv_SE', [
    'Storgatan 5, 111 22 Stockholm',
    'kundservice',
    'måndag 12-14',
    'Erik Norberg',
    'byt till klockan 14',
    '070 333 44 55',
  ])
  expect(facts.callTime).toBe('23/11/2026, 14–16')
  expect(facts.powerReason).toBeUndefined()
})

test('HEAR-05 sv: the day of a call is no day to begin', async () => {
  const { told } = await talk('power_onboarding', 'sv_SE', [
    'Storgatan 5, 111 22 Stockholm',
    'kundservice',
    'måndag 12-14',
  ])
  expect(told).not.toContain('Det här tar jag med mig: 2026-11-23')
})
