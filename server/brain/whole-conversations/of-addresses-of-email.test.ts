import { expect, test } from 'vitest'
import { MOBILE_ORDER_TO_PHONE, MOBILE_ORDER_TO_STREET, openTalks, SWEDISH_POWER_ORDER_TO_NAME } from './whole-talk.ts'

const talk = openTalks()

const DANISH = ['vestergade 3, 8000 aarhus', 'skifte', 'norlys', '5. december', 'variabel', 'ja'] as const
const ENGLISH = ['12 gb', 'yes', 'me', 'keep 915 22 481'] as const

test('HEAR-05 an address told ahead that looks like a slip is asked back where its question comes', async () => {
  const swedish = [...SWEDISH_POWER_ORDER_TO_NAME, 'kim@gmial.com', 'Kim Vik', '070 123 45 67'] as const
  const asked = await talk('power_onboarding', 'sv_SE', swedish)
  expect(asked.told).toContain('Menade du ”kim@gmail.com”?')
  expect(asked.facts.email).toBeUndefined()
  expect((await talk('power_onboarding', 'sv_SE', [...swedish, 'ja'])).facts.email).toBe('kim@gmail.com')
  const danish = [...DANISH, 'Kim Holm, kim@gmial.com', '20 12 34 56', 'nej, kim@hotmail.com'] as const
  expect((await talk('power_onboarding', 'da_DK', danish)).facts.email).toBe('kim@hotmail.com')
  const english = [...ENGLISH, 'priya@hotmial.com', 'Priya Raman', '14 March 1964', '915 22 481', 'yes'] as const
  expect((await talk('mobile_onboarding', 'en_US', english)).facts.email).toBe('priya@hotmail.com')
})

test('HEAR-04 nb: an address put right that looks like a slip is asked back', async () => {
  const said = [...MOBILE_ORDER_TO_STREET, 'nei mailen er solveig@gmial.com'] as const
  expect((await talk('mobile_onboarding', 'nb_NO', said)).told).toContain('Mente du «solveig@gmail.com»?')
  expect((await talk('mobile_onboarding', 'nb_NO', [...said, 'ja'])).facts.email).toBe('solveig@gmail.com')
})

test.for(['linh.nguyen 1997 @ gmail.com', 'linh.nguyen 1997@gmail punktum com'])(
  'HEAR-02 nb: a piece in front of an address is asked back with it: %s',
  async (said) => {
    const lines = [...MOBILE_ORDER_TO_PHONE, '915 22 481', said] as const
    const { told, facts } = await talk('mobile_onboarding', 'nb_NO', lines)
    expect(told).toContain('Mente du «linh.nguyen1997@gmail.com»?')
    expect(facts.email).toBeUndefined()
  },
)

test.for(['linh.nguyen (a) gmail.com', 'linh.nguyen(a)gmail.com', 'linh.nguyen@gmail punktum com'])(
  'HEAR-02 nb: the signs of an address in brackets or words: %s',
  async (said) => {
    const { facts } = await talk('mobile_onboarding', 'nb_NO', [...MOBILE_ORDER_TO_PHONE, '915 22 481', said])
    expect(facts.email).toBe('linh.nguyen@gmail.com')
  },
)

test('HEAR-07 who has no e-mail after all is told what to do where the address is needed', async () => {
  const swedish = [...SWEDISH_POWER_ORDER_TO_NAME, 'Kim Vik', '070 123 45 67', 'kim@holm.se'] as const
  const { told } = await talk('power_onboarding', 'sv_SE', [...swedish, 'jag har ingen mejl ändå'])
  expect(told).toContain('Bekräftelsen skickas med e-post')
  const norwegian = [...MOBILE_ORDER_TO_STREET, 'jeg har ikke e-post likevel'] as const
  expect((await talk('mobile_onboarding', 'nb_NO', norwegian)).told).toContain('Bekreftelsen sendes på e-post')
})
