import { expect, test } from 'vitest'
import { button, openTalks, type Said, MOBILE_ORDER_TO_STREET } from './whole-talk.ts'

const talk = openTalks()

const ordering = (...last: Said) => talk('mobile_onboarding', 'nb_NO', [...MOBILE_ORDER_TO_STREET, ...last])
const powering = (...said: string[]) => talk('power_onboarding', 'sv_SE', said)
const insuring = (...said: Said) => talk('insurance_leads', 'nb_NO', said)

test.for([
  [['Toftes gate 12, 5003 Oslo']],
  [['Toftes gate 12', '5003 oslo']],
  [['Toftes gate 12, 0556 Oslo', 'nei, postnummeret er 5003 og byen er Trondheim']],
])(
  'HEAR-07 nb: of a code and a town that do not fit the code decides, and its town is said: %j',
  async ([said = []]) => {
    const { told, facts } = await ordering(...said)
    expect(told).toContain('Postnummeret 5003 hører til Bergen.')
    expect(facts).toMatchObject({ street: 'Toftes gate 12', postalCode: '5003', city: 'Bergen' })
  },
)

test('HEAR-07 sv: a town that fits its code is taken without a word, and one that does not is told', async () => {
  const fits = await powering('Storgatan 14, 582 23 Linköping')
  expect(fits.told).not.toContain('hör till')
  expect(fits.facts).toMatchObject({ postalCode: '58223', city: 'Linköping' })
  const other = await powering('Storgatan 14, 582 23 Malmö')
  expect(other.told).toContain('Postnumret 58223 hör till Linköping.')
  expect(other.facts.city).toBe('Linköping')
})

test('HEAR-07 a code told with the street tells its town, which is not asked for', async () => {
  expect((await ordering('Toftes gate 12, 0556')).facts).toMatchObject({ postalCode: '0556', city: 'Oslo' })
  expect((await powering('Storgatan 14, 58223')).facts).toMatchObject({ postalCode: '58223', city: 'Linköping' })
})

test('HEAR-07 HEAR-04 nb: a town put right alone is taken, and the code that does not fit it is told', async () => {
  const { told, facts } = await ordering('Toftes gate 12, 0556 Oslo', button('yes'), 'nei, byen er Bergen')
  expect(told).toContain('Postnummeret 0556 hører til Oslo.')
  expect(facts.city).toBe('Bergen')
})

test.for(['ring mig inte med säljsnack', 'jag vill inte bli uppringd'])(
  'HEAR-08 sv: who does not want to be called is not called: %s',
  async (said) => {
    const { told, facts } = await powering(said)
    expect(told).toContain('Vi ringer dig bara när du ber om det.')
    expect(facts.cameFrom).toBeUndefined()
  },
)

test('HEAR-08 sv nb: a refused call beside an answer loses no answer, and is never taken as one', async () => {
  const beside = await powering('Storgatan 14, 582 23 Linköping, och ring mig inte')
  expect(beside.told).toContain('Vi ringer dig bara när du ber om det.')
  expect(beside.facts).toMatchObject({ street: 'Storgatan 14', postalCode: '58223' })
  const insured = await insuring('bil', 'ikke ring meg')
  expect(insured.told).toContain('Vil du ikke bli ringt, skriv «avbryt»')
  expect(insured.facts.cover).toEqual(['car'])
  const wished = await insuring('bil', 'nei', button('without'), 'Tom Lie', '915 22 481, men ikke ring før fire')
  expect(wished.facts.callWish).toBe('ikke ring før fire')
})

test('HEAR-08 sv: a call asked for with "not" is asked for', async () => {
  expect((await powering('kan ni inte ringa mig')).told).toContain('Självklart, här svarar människor.')
})

test('HEAR-08 da sv: one word stops the order, whatever articles hold it', async () => {
  const { told } = await talk('power_onboarding', 'da_DK', ['afbryd'])
  expect(told).toContain('Samtalen står her')
  expect((await powering('avbryt')).told).toContain('Samtalet finns kvar')
})

test('HEAR-05 nb: a number to keep told ahead is the one that is moved, and "my number is" keeps none', async () => {
  const keeping = ['12 gb og behold nummeret 915 22 481', 'ja', 'meg']
  const kept = await talk('mobile_onboarding', 'nb_NO', keeping)
  expect(kept.facts).toMatchObject({ numberChoice: 'keep', portNumber: '+4791522481' })
  expect(kept.told).not.toContain('Vil du ta med et nummer du har')
  const telling = ['hei, nummeret mitt er 915 22 481', '12 gb', 'ja', 'meg']
  const told = await talk('mobile_onboarding', 'nb_NO', telling)
  expect(told.told).toContain('Vil du ta med et nummer du har')
  expect(told.facts.numberChoice).toBeUndefined()
})
