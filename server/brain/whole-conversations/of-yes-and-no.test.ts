import { expect, test } from 'vitest'
import { button, openTalks, SWEDISH_POWER_ORDER_TO_NAME } from './whole-talk.ts'

const talk = openTalks()

const TO_NUMBER = ['6 gb', 'ja', 'meg'] as const

const PLAN_OF = { en_US: '6 gb please', nb_NO: '6 gb takk' } as const
const AGREEING = [
  ['en_US', 'go on then'],
  ['en_US', 'aye'],
  ['en_US', 'why not'],
  ['nb_NO', 'hvorfor ikke'],
] as const
test.each(AGREEING)('HEAR-02 %s: "%s" agrees to what was asked back', async (locale, said) => {
  expect((await talk('mobile_onboarding', locale, [PLAN_OF[locale], said])).facts.plan).toBe('6gb')
})

test('HEAR-02 sv da: "jo tack" and "jamen ja" agree to what was asked back', async () => {
  const swedish = SWEDISH_POWER_ORDER_TO_NAME.slice(0, -1)
  expect((await talk('power_onboarding', 'sv_SE', [...swedish, 'jo tack'])).facts.powerAgreement).toBe('se-rorligt')
  const danish = ['Algade 3, 4000 Roskilde', 'skifte', 'ewii', 'hurtigst muligt', 'fast', 'jamen ja']
  expect((await talk('power_onboarding', 'da_DK', danish)).facts.powerAgreement).toBe('dk-fast-12')
})

test('HEAR-02 en: "nah you\'re alright" takes no plan that was asked back', async () => {
  expect((await talk('mobile_onboarding', 'en_US', ['6 gb', "nah you're alright"])).facts.plan).toBeUndefined()
})

test.each(['199 for et nytt?? tuller dere', 'nytt nummer? nei takk', 'dyrt med nytt nummer', 'nytt nr er for dyrt'])(
  'HEAR-02 nb: a complaint of a price, and what is refused in the same breath, choose nothing: %s',
  async (said) => {
    expect((await talk('mobile_onboarding', 'nb_NO', [...TO_NUMBER, said])).facts.numberChoice).toBeUndefined()
  },
)

test('HEAR-01 nb: an option with a word on its price, or with a yes behind it, is chosen', async () => {
  for (const said of ['nytt nummer, selv om det er dyrt', 'nytt nummer? ja'])
    expect((await talk('mobile_onboarding', 'nb_NO', [...TO_NUMBER, said])).facts.numberChoice).toBe('new')
})

test('HEAR-04 who moves in has no supplier, and switches from none', async () => {
  const swedish = await talk('power_onboarding', 'sv_SE', [
    'björkvägen 3, 43244 varberg',
    'byta',
    'ingen, jag flyttar in',
  ])
  expect(swedish.facts).toMatchObject({ powerReason: 'move' })
  expect(swedish.facts.currentSupplier).toBeUndefined()
  const danish = await talk('power_onboarding', 'da_DK', ['Algade 3, 4000 Roskilde', 'skifte', 'ingen, vi flytter ind'])
  expect(danish.facts.powerReason).toBe('move')
})

test('HEAR-02 sv: a question about withdrawing a consent, and what binds, neither give nor refuse it', async () => {
  const lines = [...SWEDISH_POWER_ORDER_TO_NAME, 'Kim Vik', '0701234567', 'kim@vik.se'] as const
  const mail = 'ja, men mejlen ska vara kim.vik@telia.se'
  const given = await talk('power_onboarding', 'sv_SE', [...lines, 'kan jag ta tillbaka den', mail, button('give')])
  expect(given.facts).toMatchObject({ phone: '+46701234567', email: 'kim.vik@telia.se', powerOfAttorney: true })
  const asked = await talk('power_onboarding', 'sv_SE', [...lines, 'jag vill inte binda mig'])
  expect(asked.told).toContain('bindningstid')
})
