import { describe, expect, test } from 'vitest'
import { MOBILE_ORDER_TO_STREET, openTalks } from './whole-talk.ts'

const talk = openTalks()

const norwegian = (...said: string[]) => talk('mobile_onboarding', 'nb_NO', said)
const english = (...said: string[]) => talk('mobile_onboarding', 'en_US', said)
const TO_AGREEMENT = ['Storgatan 5, 111 22', 'flytta', '1 mars'] as const

describe('HEAR-02 what was had before, or what others have, chooses nothing', () => {
  test('also where it is said beside what is asked back', async () => {
    const had = await talk('power_onboarding', 'sv_SE', [...TO_AGREEMENT, 'hade fast förut, aldrig mer'])
    expect(had.told).not.toContain('Är det så här du menar?')
    const others = await talk('power_onboarding', 'sv_SE', [
      ...TO_AGREEMENT,
      'fast',
      'grannen har fast och är jättenöjd',
    ])
    expect(others.facts.powerAgreement).toBeUndefined()
  })

  test('a plan in Norwegian', async () => {
    expect((await norwegian('hadde 30 GB før, altfor mye', 'ja')).facts.plan).toBeUndefined()
  })

  test('"born" is no slip of the plan for children', async () => {
    const { told } = await english('6 gb', 'born 22.11.1979')
    expect(told.slice(told.lastIndexOf('22/11/1979'))).not.toContain('Barn 1 GB')
  })

  test('the digits of a number are no plan', async () => {
    const { facts } = await norwegian('6 gb', 'nytt nummer. eller nei, behold det han har, 95 12 34 56', 'ja')
    expect(facts.plan).toBe('6gb')
  })
})

describe('HEAR-04 a change of mind', () => {
  test.each(['actually make it 12', 'no, 12'])('a plan that is asked back is another: %s', async (said) => {
    expect((await english('30 gb', said, 'yes')).facts.plan).toBe('12gb')
  })

  test('the cheapest of several is no plan for a child', async () => {
    const { told } = await english('12 gb', 'yes', 'me', 'new number', 'Ann Miller', 'no, the cheapest one')
    expect(told).not.toContain('Barn 1 GB, NOK 99 a month | Something else')
    expect(told).not.toContain('What is the child’s name?')
  })

  test('somebody else who uses it, and his age', async () => {
    expect((await norwegian('6 gb', 'ja', 'ikke meg, kona')).facts.forWhom).toBe('adult')
    expect((await english('6 gb', 'yes', 'my dad')).facts.forWhom).toBe('adult')
    const son = await norwegian('6 gb', 'ja', 'meg', 'nei det er egentlig til sønnen min, han er 15', 'ja')
    expect(son.facts).toMatchObject({ plan: '6gb', forWhom: 'adult' })
  })

  test('a new number where a name is asked', async () => {
    const { facts } = await norwegian('6 gb', 'ja', 'meg', 'behold 909 09 191', 'nytt nummer da')
    expect(facts.numberChoice).toBe('new')
  })

  test('another time to call ends nothing', async () => {
    const lines = ['start', 'nei', 'be om å bli ringt', 'Trond Berg', '912 34 567', 'trond@berg.no', 'ring etter fem']
    const { facts, told } = await talk('debt_check', 'nb_NO', [...lines, 'nei, før tolv'])
    expect(facts.callWish).toBe('før tolv')
    expect(told).not.toContain('Ingenting er bestilt')
  })
})

test.each(['ja d e greit', 'ja kjør på'])('FLOW-05 a credit check is agreed to in everyday words: %s', async (yes) => {
  const { facts } = await norwegian(...MOBILE_ORDER_TO_STREET, 'Storgata 1, 9008 Tromsø', yes)
  expect(facts.quotedSetUp).toBeDefined()
})

describe('CHAT-15 a comment on a score', () => {
  const comment = async (...said: string[]) => (await talk('csat_mobile', 'nb_NO', said)).facts.freeText

  test('is kept whole', async () => {
    expect(await comment('2', 'dekningen er bra, men prisen har økt for mye')).toBe(
      'dekningen er bra, men prisen har økt for mye',
    )
    expect(await comment('4', 'det er bra, men feilen i fjor glemmer jeg ikke. egentlig burde det vært 2')).toBe(
      'det er bra. men feilen i fjor glemmer jeg ikke.',
    )
  })

  test('asks for a person where it says so', async () => {
    expect((await talk('csat_mobile', 'nb_NO', ['1', 'ring meg på 901 12 233'])).told).toContain('her svarer mennesker')
    expect((await talk('csat_mobile', 'en_US', ['1', 'I want to talk to someone about my bill'])).told).toContain(
      'people answer here',
    )
  })

  test.each([
    ['not bad at all', 4],
    ['meh', 3],
    ['zero stars', 1],
    ['I hate it', 1],
  ])('a score in words: %s', async (said, score) => {
    expect((await talk('csat_mobile', 'en_US', [said])).facts.score).toBe(score)
  })
})

test.each([
  ['nb_NO', ['bil', 'det er alt', 'nei', 'Kari Vik', '912 34 567', 'kari@vik.no'], 'nei, ikke epost, bare ring'],
  ['en_US', ['car', 'that’s all', 'no', 'Ann Miller', '912 34 567', 'ann@miller.no'], 'actually no email, just phone'],
] as const)(
  'HEAR-04 an address that is known is left out where it can be skipped (%s)',
  async (locale, lines, said) => {
    const { facts, told } = await talk('insurance_leads', locale, [...lines, said])
    expect(facts.email).toBeUndefined()
    expect(facts.phone).toBe('+4791234567')
    expect(told).toMatch(/(?:Bare ring meg|Just call me)[^\n]*\n/)
  },
)

test('HEAR-06 a call asked for beside a refusal leads to the adviser, and does not leave', async () => {
  const { told } = await talk('debt_check', 'nb_NO', ['nei, ikke hent noe, bare ring meg'])
  expect(told).toContain('Hva heter du')
  expect(told).not.toContain('Ingenting er bestilt')
})
