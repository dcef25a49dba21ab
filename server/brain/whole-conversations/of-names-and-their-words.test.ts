import { expect, test } from 'vitest'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { openTalks, SWEDISH_POWER_ORDER_TO_NAME } from './whole-talk.ts'

const talk = openTalks()

const TO_NAME: Record<Locale, readonly [FlowName, ...string[]]> = {
  nb_NO: ['mobile_onboarding', '12 gb', 'ja', 'meg', 'nytt nummer'],
  sv_SE: ['power_onboarding', ...SWEDISH_POWER_ORDER_TO_NAME],
  da_DK: ['power_onboarding', 'vestergade 3, 8000 aarhus', 'skifte', 'norlys', '5. december', 'variabel', 'ja'],
  en_US: ['mobile_onboarding', '12 gb', 'yes', 'me', 'new number'],
}

const saying = async (locale: Locale, ...said: string[]) => {
  const [flow, ...before] = TO_NAME[locale]
  const { facts, told } = await talk(flow, locale, [...before, ...said])
  return { name: facts.name && fullNameOf(facts.name), plan: facts.plan, told }
}

test.for([
  ['nb_NO', 'Kari Vik', 'nei mellomnavn Sofie', 'Kari Sofie Vik'],
  ['sv_SE', 'Kim Vik', 'mellannamn Erik', 'Kim Erik Vik'],
  ['da_DK', 'Kim Holm', 'nej mellemnavnet er Bo', 'Kim Bo Holm'],
  ['en_US', 'Priya Raman', 'my middle name is Anne', 'Priya Anne Raman'],
] as const)(
  'HEAR-04 %s: the word for a part of a name is no part of it: %s, %s',
  async ([locale, first, then, name]) => {
    expect((await saying(locale, first, then)).name).toBe(name)
  },
)

test.for([
  ['nb_NO', 'Kari Sofie Vik', 'jeg har ikke mellomnavn', 'Kari Vik'],
  ['sv_SE', 'Kim Erik Vik', 'ta bort mellannamnet', 'Kim Vik'],
  ['da_DK', 'Kim Bo Holm', 'drop mellemnavnet', 'Kim Holm'],
  ['en_US', 'Priya Anne Raman', 'no middle name', 'Priya Raman'],
] as const)('HEAR-04 %s: a name in the middle is left out, and nothing else: %s, %s', async ([locale, ...said]) => {
  const [first, then, name] = said
  expect((await saying(locale, first, then)).name).toBe(name)
})

test.for([
  ['actually Brandon J. Miller III', 'Brandon J. Miller'],
  ['J. R. Miller', 'J. R. Miller'],
  ['spelled P-r-i-y-a Raman', 'Priya Raman'],
])('HEAR-02 en: initials end no sentence, and letters one by one are a word: %s', async ([said = '', name]) => {
  expect((await saying('en_US', said)).name).toBe(name)
})

test.for([
  ['nb_NO', 'Kari Vik', 'navnet på postkassa er Dahl'],
  ['sv_SE', 'Kim Vik', 'namnet på dörren är Lund'],
  ['da_DK', 'Kim Holm', 'navnet på postkassen er Lund'],
  ['en_US', 'Priya Raman', 'the name on the mailbox is Hughes'],
] as const)('HEAR-04 %s: what stands on a thing renames nobody: %s', async ([locale, name, said]) => {
  expect((await saying(locale, name, said)).name).toBe(name)
})

test.for([
  ['nb_NO', 'Kari Vik', 'navnet på avtalen skal være Kari Dahl', 'Kari Dahl'],
  ['en_US', 'Priya Raman', 'the name on the contract should be Priya Stone', 'Priya Stone'],
] as const)('HEAR-04 %s: what stands on the agreement does: %s', async ([locale, first, said, name]) => {
  expect((await saying(locale, first, said)).name).toBe(name)
})

test('HEAR-02 a family name of two words that may be the whole is asked back, and told again nothing doubles', async () => {
  expect((await saying('nb_NO', 'Mohamed Ali er etternavnet')).name).toBeUndefined()
  expect((await saying('sv_SE', 'Lund Berg är mitt efternamn')).name).toBeUndefined()
  expect((await saying('en_US', 'my surname is Miller Stone')).name).toBeUndefined()
  expect((await saying('nb_NO', 'Hassan Mohamed Ali', 'Mohamed Ali er etternavnet')).name).toBe('Hassan Mohamed Ali')
})

test.for([
  ['nb_NO', 'Anne-Marie Lie', 'fornavnet er altså Anne-Marie', 'Det har jeg allerede: Anne-Marie Lie.'],
  ['sv_SE', 'Kim Vik', 'Kim Vik heter jag', 'Det har jag redan: Kim Vik.'],
  ['da_DK', 'Kim Holm', 'Holm er efternavnet', 'Det har jeg allerede: Kim Holm.'],
  ['en_US', 'Priya Raman', 'my last name is Raman', 'I have that already: Priya Raman.'],
] as const)('HEAR-03 %s: what is known and told again is said back: %s, %s', async ([locale, name, said, back]) => {
  const { told, name: known } = await saying(locale, name, said)
  expect(told).toContain(back)
  expect(known).toBe(name)
})

test('HEAR-02 a remark that holds a known name or town tells nothing again', async () => {
  expect((await saying('nb_NO', 'Kim Vik', 'Kim er et kort navn')).told).not.toContain('Det har jeg allerede')
  expect((await saying('da_DK', 'Kim Holm', 'Kim Holm er forkert')).told).not.toContain('Det har jeg allerede')
})

test.for([
  ['nb_NO', 'Solveig Stokke', 'fornavnet er Robert', 'nei Solveig var rett', 'Solveig Stokke'],
  ['sv_SE', 'Kim Vik', 'nej Kim Dahl', 'nej Kim Vik var rätt', 'Kim Vik'],
  ['da_DK', 'Kim Holm', 'efternavnet er Lund', 'nej Holm var rigtigt', 'Kim Holm'],
  ['en_US', 'Priya Miller', 'my last name is Hughes', 'no Miller was right after all', 'Priya Miller'],
] as const)(
  'HEAR-04 %s: a name that is said to have been right takes its place again: %s',
  async ([locale, ...said]) => {
    const [first, other, again, name] = said
    expect((await saying(locale, first, other)).name).not.toBe(name)
    expect((await saying(locale, first, other, again)).name).toBe(name)
  },
)

test('HEAR-04 en: a part of the name that is denied is no name in the middle', async () => {
  expect((await saying('en_US', 'Linh Wei', 'my last name is Zhang, not Wei')).name).toBe('Linh Zhang')
})

test('HEAR-02 the name of a child is no name of whoever orders without asking', async () => {
  expect((await saying('nb_NO', 'barnet heter Nora Vik')).name).toBeUndefined()
  expect((await saying('sv_SE', 'sonen heter Leo Berg')).name).toBeUndefined()
  expect((await saying('en_US', 'my daughter is called Anna Miller')).name).toBeUndefined()
})

test.for([
  ['nb_NO', 'i passet står det Anne-Lise Brekke Kvam', 'Anne-Lise Brekke Kvam'],
  ['nb_NO', 'Tor Egil Skaar hilsen tor', 'Tor Egil Skaar'],
  ['nb_NO', 'alle kaller meg Olli, men det er Ola Nordli', 'Ola Nordli'],
  ['sv_SE', 'enligt körkortet lars erik svedberg', 'Lars Erik Svedberg'],
  ['sv_SE', 'mitt namn är lars-erik svedberg mvh lasse', 'Lars-Erik Svedberg'],
  ['sv_SE', 'lars erik svedberg men kallas lasse', 'Lars Erik Svedberg'],
  ['da_DK', 'i passet står der Anne Sofie Bruun Holst', 'Anne Sofie Bruun Holst'],
  ['da_DK', 'Anne Sofie Holst, kh Anne', 'Anne Sofie Holst'],
  ['en_US', 'as in my passport: Maria Teresa Gomez Ruiz', 'Maria Teresa Gomez Ruiz'],
  ['en_US', 'on my ID it says Rajesh Kumar Iyer', 'Rajesh Kumar Iyer'],
  ['en_US', 'tom baker, best regards tom', 'Tom Baker'],
] as const)(
  'HEAR-02 %s: the paper a name stands in, a signature and what one is called are no part of it: "%s"',
  async ([locale, said, name]) => {
    expect((await saying(locale, said)).name).toBe(name)
  },
)

test('HEAR-01 nb: what is said of a passport names nobody', async () => {
  for (const said of ['passet mitt er utgått', 'det står feil i passet mitt'])
    expect((await saying('nb_NO', said)).name).toBeUndefined()
})
