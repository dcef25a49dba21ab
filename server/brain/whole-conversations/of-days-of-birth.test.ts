import { expect, test } from 'vitest'
import { openTalks } from './whole-talk.ts'

const talk = openTalks()

test.each(['mette sørensen født 12/4 87', 'mette sørensen 12/4 87', 'Mette Sørensen, født den 12. april'])(
  'HEAR-02 HEAR-05 beside a name, where no day of birth is asked for, it is no other day to begin: %s',
  async (said) => {
    const lines = ['nørregade 14, 8000 aarhus', 'flytter ind 1 februar', 'variabel', 'ja', said]
    const { facts } = await talk('power_onboarding', 'da_DK', lines)
    expect(facts.startDate).toBe('2027-02-01')
    expect(facts.name).toMatchObject({ firstName: 'Mette', lastName: 'Sørensen' })
  },
)

test('HEAR-04 a day with its year to come, in two figures, is another day to begin', async () => {
  const lines = ['nørregade 14, 8000 aarhus', 'flytter ind 1 februar', 'variabel', 'ja', 'nej 12/2 27']
  const { facts } = await talk('power_onboarding', 'da_DK', lines)
  expect(facts.startDate).toBe('2027-02-12')
})
