import { expect, test } from 'vitest'
import { openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const inNorwegian = (...said: Said) => talk('mobile_onboarding', 'nb_NO', ['12 gb', 'ja', 'meg', ...said])

test.each([
  'jeg vil ha med meg 95112233 som jeg har i telenor i dag, navnet er Kari Moe født 12.05.1990',
  'kari moe 95112233 12051990',
])('HEAR-05 nb: a number to bring along beside a name and a day of birth is heard: %s', async (said) => {
  const { facts } = await inNorwegian(said)
  expect(facts).toMatchObject({ portNumber: '+4795112233', birthDate: '1990-05-12' })
  expect(facts.name).toEqual({ firstName: 'Kari', lastName: 'Moe' })
})

test('HEAR-05 nb: eight digits of a day are no number beside one, in any order', async () => {
  const before = ['behold 915 22 481', 'Kari Moe', '12.05.1990'] as const
  for (const said of ['48123456 12051990', '12051990 48123456'])
    expect((await inNorwegian(...before, said)).facts.phone).toBe('+4748123456')
})
