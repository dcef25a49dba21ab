import { describe, expect, test } from 'vitest'
import { openTalks, SWEDISH_POWER_ORDER_TO_NAME } from './whole-talk.ts'

const talk = openTalks()
const NORWEGIAN = ['12 gb', 'ja', 'meg', 'nytt nummer'] as const
const ENGLISH = ['12 gb', 'yes', 'me', 'new number'] as const
const DANISH = ['Vestergade 12, 8000', 'skift'] as const
const endOf = (told: string) => told.trimEnd().split('\n').slice(-1).join()

describe('HEAR-08 a hard time that is no death is met in a sentence, and the question is asked again', () => {
  test.each(['jeg har akkurat blitt skilt', 'jeg blir mobba på skolen', 'jeg er redd for å miste huset'])(
    'in Norwegian: %s',
    async (said) => {
      const { told, facts } = await talk('mobile_onboarding', 'nb_NO', [...NORWEGIAN, said])
      expect(told).toContain('Det høres tungt ut')
      expect(endOf(told)).toContain('Hva heter du')
      expect(facts.name).toBeUndefined()
    },
  )

  test.each(['I just got divorced', 'I’m scared of losing my house', 'drowning in debt here'])(
    'in English: %s',
    async (said) => {
      const { told } = await talk('mobile_onboarding', 'en_US', [...ENGLISH, said])
      expect(told).toContain('That sounds hard')
    },
  )

  test('in Swedish and Danish', async () => {
    const swedish = await talk('power_onboarding', 'sv_SE', [
      ...SWEDISH_POWER_ORDER_TO_NAME,
      'jag har precis skilt mig',
    ])
    expect(swedish.told).toContain('Det låter tungt')
    const danish = await talk('power_onboarding', 'da_DK', [...DANISH, 'jeg er bange for regningerne'])
    expect(danish.told).toContain('Det lyder hårdt')
  })

  test('a question beside it is answered after a calm sentence', async () => {
    const { told } = await talk('debt_check', 'nb_NO', [
      'har så mye gjeld at jeg ikke får sove, har jeg for mye gjeld?',
    ])
    expect(told).toContain('Det høres tungt ut. ')
    expect(told).toContain('gjeld')
  })
})

describe('HEAR-08 impatience is met, and is neither a name nor a wish to wait', () => {
  test.each([
    ['nb_NO', 'mobile_onboarding', [...NORWEGIAN, 'skynd deg da'], 'raskt'],
    ['en_US', 'mobile_onboarding', [...ENGLISH, 'hurry up'], 'be quick'],
    ['sv_SE', 'power_onboarding', ['lia 3, 43244 varberg', 'byta', 'skynda dig'], 'snabbt'],
    ['da_DK', 'power_onboarding', [...DANISH, 'skynd dig'], 'hurtigt'],
  ] as const)('in %s', async (locale, flow, lines, met) => {
    expect((await talk(flow, locale, lines)).told).toContain(met)
  })
})

describe('HEAR-08 who gives up at a consent is told that nothing is ordered', () => {
  test('in Swedish, where the consent speaks of ending an agreement', async () => {
    const { told } = await talk('power_onboarding', 'sv_SE', [
      ...SWEDISH_POWER_ORDER_TO_NAME,
      'Elsa Nyström',
      '0705556677',
      'elsa@telia.se',
      'glöm alltihop',
    ])
    expect(told).toContain('Inget är beställt')
    expect(told).not.toContain('14 dagar från')
  })
})

test('HEAR-03 another grown-up than oneself is covered by what was chosen, and a child is led to its plan', async () => {
  const wife = await talk('mobile_onboarding', 'en_US', ['12 gb', 'yes', 'me', 'for my wife'])
  expect(wife.told).toContain('That is covered by what you have chosen')
  const child = await talk('mobile_onboarding', 'en_US', ['12 gb', 'yes', 'me', 'for my 9 year old', 'yes'])
  expect(child.facts).not.toMatchObject({ numberChoice: 'keep' })
})

test('HEAR-08 an age behind a child is no sorrow, and who is back is greeted and goes nowhere', async () => {
  const english = await talk('mobile_onboarding', 'en_US', ['need a plan for my kid', 'he’s 9'])
  expect(english.told).not.toContain('sorry to hear')
  const norwegian = await talk('mobile_onboarding', 'nb_NO', [
    ...NORWEGIAN,
    'Lise Moe',
    '12.12.1970',
    'nå er jeg tilbake',
    '91522481',
  ])
  expect(norwegian.facts).toMatchObject({ birthDate: '1970-12-12', phone: '+4791522481' })
})

test('HEAR-02 a divorce told beside a wish insures nobody', async () => {
  const { facts, told } = await talk('insurance_leads', 'nb_NO', [
    'jeg vil ha billigere forsikring har akkurat skilt meg og har dårlig råd',
  ])
  expect(facts.cover).toBeUndefined()
  expect(told).toContain('Det høres tungt ut')
})
