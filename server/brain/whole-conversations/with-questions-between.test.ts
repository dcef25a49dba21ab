import { expect, test } from 'vitest'
import { button, MOBILE_ORDER_TO_PHONE, MOBILE_ORDER_TO_STREET, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const inNorwegian = (...said: Said) => talk('mobile_onboarding', 'nb_NO', said)
const inSwedish = (...said: Said) => talk('power_onboarding', 'sv_SE', said)
const TO_AGREEMENT = ['Storgatan 14 lgh 1002, 903 26 Umeå', 'byta', 'Fortum', '1 februari'] as const

test('HEAR-02 HEAR-05 a plan that was asked back is taken by a yes after a question, small talk or an aside', async () => {
  for (const between of ['er det binding?', 'hm', 'jeg', 'får jeg esim hos dere?', 'hva er faxnummeret deres?']) {
    const asked = await inNorwegian('12 gb', between)
    expect(asked.facts.plan).toBeUndefined()
    expect(asked.told).toMatch(/Er det dette du mener\?[^\n]*$/)
    expect((await inNorwegian('12 gb', between, 'ja')).facts.plan).toBe('12gb')
  }
})

test('HEAR-02 HEAR-05 sv: an agreement stays asked back through several questions', async () => {
  const { facts } = await inSwedish(
    ...TO_AGREEMENT,
    'rörligt',
    'hur mycket blir det i månaden',
    'är det bindningstid',
    'ja',
  )
  expect(facts.powerAgreement).toBe('se-rorligt')
})

test('HEAR-02 an e-mail address that was asked back is taken by a yes after a question', async () => {
  const said = [...MOBILE_ORDER_TO_PHONE, '915 22 481', 'solveig@gmial.com', 'hvorfor trenger dere den?'] as const
  const asked = await inNorwegian(...said)
  expect(asked.facts.email).toBeUndefined()
  expect(asked.told).toMatch(/Mente du «solveig@gmail\.com»\?$/)
  expect((await inNorwegian(...said, 'ja')).facts.email).toBe('solveig@gmail.com')
})

test('HEAR-02 another plan, a no and what nobody understands end what was asked back', async () => {
  expect((await inNorwegian('12 gb', 'er det binding?', 'nei', 'ja')).facts.plan).toBeUndefined()
  expect((await inNorwegian('12 gb', 'er det binding?', '6 gb', 'ja')).facts.plan).toBe('6gb')
  expect((await inNorwegian('12 gb', 'flaggermus i lufta', 'ja')).facts.plan).toBeUndefined()
})

test('HEAR-06 who only hesitates is offered a person in the end', async () => {
  const { told } = await inNorwegian('12 gb', 'jeg', 'jeg', 'jeg')
  expect(told).toContain('Skal kundeservice ta over?')
})

test('ORD-01 an order waits for its confirmation while a question is answered', async () => {
  const summary = [
    ...MOBILE_ORDER_TO_STREET,
    'Solbakken 7, 1440 Drøbak',
    button('yes'),
    'ja',
    'er det binding?',
  ] as const
  const asked = await inNorwegian(...summary)
  expect(asked.isOrdered).toBe(false)
  expect(asked.told).toMatch(/Det må du bekrefte[^\n]*$/)
  expect((await inNorwegian(...summary, 'ja', '808182')).isOrdered).toBe(true)
})
