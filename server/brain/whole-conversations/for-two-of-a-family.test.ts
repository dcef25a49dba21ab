import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()
const ordering = (locale: Locale, ...lines: Said) => talk('mobile_onboarding', locale, lines)

test.for<[Locale, Said, string]>([
  ['nb_NO', ['jeg vil ha 12 gb til meg og 6 gb til sønnen min'], 'De bestilles ett om gangen'],
  ['nb_NO', ['trenger to stk, 6 til kona og 12 gb til meg'], 'De bestilles ett om gangen'],
  ['nb_NO', ['12 gb', 'ja', 'meg og mannen min'], 'De bestilles ett om gangen'],
  ['en_US', ['12 gb for me and the child plan for my daughter'], 'They are ordered one at a time'],
  ['en_US', ['12 gb', 'yes', 'me and my son'], 'They are ordered one at a time'],
])(
  'HEAR-02 %s: of two plans neither is taken, and that they are ordered one at a time is told: %s',
  async ([locale, lines, said]) => {
    const { told, facts } = await ordering(locale, ...lines)
    expect(told).toContain(said)
    expect(facts.forWhom).toBeUndefined()
  },
)

test.for<[Locale, Said, string, string]>([
  [
    'nb_NO',
    ['barneabonnement', 'ja', 'jeg heter Kari Vik', 'Nora, samme etternavn som meg', '12.03.2017'],
    'Nora',
    'Vik',
  ],
  [
    'en_US',
    ['child plan', 'yes', 'my name is Kari Wood', 'Nora, same last name as me', '12 March 2017'],
    'Nora',
    'Wood',
  ],
])(
  'HEAR-05 %s: a child has the family name of whoever orders, where that is said',
  async ([locale, lines, firstName, lastName]) => {
    expect((await ordering(locale, ...lines)).facts.childName).toEqual({ firstName, lastName })
  },
)

test('HEAR-05 whoever orders has the family name of the child, where that is said', async () => {
  const norwegian = ['barneabonnement', 'ja', 'Nora Vik', '12.03.2017', 'nytt nummer', 'Kari, samme etternavn som Nora']
  expect((await ordering('nb_NO', ...norwegian)).facts.name).toEqual({ firstName: 'Kari', lastName: 'Vik' })
  const english = ['child plan', 'yes', 'Nora Wood', '12 March 2017', 'new number', 'Kari, same surname']
  expect((await ordering('en_US', ...english)).facts.name).toEqual({ firstName: 'Kari', lastName: 'Wood' })
})

test('HEAR-02 the family name of somebody who is not known is asked for', async () => {
  for (const said of ['Nora, samme etternavn som meg', 'Nora, samme etternavn som faren']) {
    const { told, facts } = await ordering('nb_NO', 'barneabonnement', 'ja', said)
    expect(told).toContain('Skriv både fornavnet og etternavnet')
    expect(facts.childName).toBeUndefined()
  }
})

test.for<[Locale, string, string]>([
  ['nb_NO', 'hva skjer med abonnementet når han blir 13?', 'velger dere et vanlig abonnement'],
  ['nb_NO', 'hva skjer når hun fyller 18?', 'Fra 18 år kan barnet overta'],
  ['en_US', 'what happens when my son turns 13?', 'you choose an ordinary plan'],
  ['en_US', 'what happens when she turns 18', 'From the age of 18 the child can take over'],
])('HEAR-06 %s: what becomes of the plan of a child that grows up is told: %s', async ([locale, asked, said]) => {
  const begun = locale === 'nb_NO' ? ['12 gb', 'ja', 'til sønnen min på 9'] : ['12 gb', 'yes', 'for my son who is 9']
  expect((await ordering(locale, ...begun, asked)).told).toContain(said)
})
