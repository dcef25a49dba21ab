import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()
const NEW = { nb_NO: 'jeg er ny', sv_SE: 'jag är ny', da_DK: 'jeg er ny', en_US: "I'm new" } satisfies Record<
  Locale,
  string
>
const signingUp = async (locale: Locale, ...said: Said) =>
  (await talk('generic_signup', locale, [NEW[locale], ...said])).facts

test.for([
  ['nb_NO', 'Geir Håkon Fjell', { firstName: 'Geir', middleName: 'Håkon', lastName: 'Fjell' }],
  ['nb_NO', 'Anne Grete Vår', { firstName: 'Anne', middleName: 'Grete', lastName: 'Vår' }],
  ['nb_NO', 'Anna Lovise Post', { firstName: 'Anna', middleName: 'Lovise', lastName: 'Post' }],
  ['nb_NO', 'Astrid Sol Hagen Vår', { firstName: 'Astrid', middleName: 'Sol Hagen', lastName: 'Vår' }],
  ['sv_SE', 'Karin Maria Stad', { firstName: 'Karin', middleName: 'Maria', lastName: 'Stad' }],
  ['nb_NO', 'navnet er Geir Haakon Fjell med to a-er', { firstName: 'Geir', middleName: 'Haakon', lastName: 'Fjell' }],
  ['nb_NO', 'May Britt Sommer', { firstName: 'May', middleName: 'Britt', lastName: 'Sommer' }],
  ['en_US', 'May Britt Sommer', { firstName: 'May', middleName: 'Britt', lastName: 'Sommer' }],
  ['sv_SE', 'Nguyễn Văn An', { firstName: 'Nguyễn', middleName: 'Văn', lastName: 'An' }],
  ['da_DK', 'Pia L Nørgaard', { firstName: 'Pia', middleName: 'L.', lastName: 'Nørgaard' }],
  ['sv_SE', 'Ahmed Al Saadi, men avtalet ska stå på min sambo Elin Berg', { firstName: 'Elin', lastName: 'Berg' }],
] as const)('HEAR-02 %s: a name written in full is taken whole: %s', async ([locale, said, name]) => {
  expect((await signingUp(locale, said)).name).toEqual(name)
})

test.for([
  ['sv_SE', 'Johan & Lisa Blom', 'Johan Blom'],
  ['nb_NO', 'Thomas og Camilla Holm', 'Thomas Holm'],
] as const)('HEAR-02 %s: of two people the first is asked back: %s', async ([locale, said, name]) => {
  const { told, facts } = await talk('generic_signup', locale, [NEW[locale], said])
  expect(facts.name).toBeUndefined()
  expect(told).toContain(name)
})

const EVA: Said = ['12 gb', 'ja', 'meg', 'nytt nummer', 'Eva Lunde', '05.06.1985', '41234567']

test('HEAR-04 given names alone leave the family name', async () => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [...EVA, 'jeg heter Eva Marie'])
  expect(facts.name).toEqual({ firstName: 'Eva', middleName: 'Marie', lastName: 'Lunde' })
})

test('HEAR-04 en: a family name of two words is told with its reason', async () => {
  const { facts } = await talk('insurance_leads', 'en_US', [
    'car',
    "that's it",
    { payload: 'without' },
    'Maria Eriksen',
    '91234567',
    'my last name is Eriksen Lie since I got married',
  ])
  expect(facts.name).toMatchObject({ firstName: 'Maria', lastName: 'Lie' })
})

test('HEAR-04 one’s own name beside that of somebody else is whose agreement it is', async () => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [
    ...EVA.slice(0, 4),
    'Kjell Åge Mo',
    'mannen min heter Kjell, jeg heter Tone Mo',
  ])
  expect(facts.name).toEqual({ firstName: 'Tone', lastName: 'Mo' })
})

test.for(['Fatima al-Rashid', 'Anna-Karin af Ugglas', 'Olena Kovalenko', 'Hans-Jørgen von Holstein'])(
  'HEAR-05 sv: a name told where something else is asked is kept: %s',
  async (name) => {
    const { told } = await talk('power_onboarding', 'sv_SE', ['björkvägen 3, 43244 varberg', name])
    expect(told).toContain(`tar jag med mig: ${name}`)
  },
)
