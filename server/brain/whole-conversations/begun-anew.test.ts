import { describe, expect, test } from 'vitest'
import { button, MOBILE_ORDER_TO_STREET, openTalks, SWEDISH_POWER_ORDER_TO_NAME } from './whole-talk.ts'

const talk = openTalks()

describe('HEAR-08 who asks to start over is asked whether to, and then begins anew', () => {
  test.each([
    ['mobile_onboarding', 'nb_NO', ['12 gb', 'ja', 'meg', 'start på nytt'], 'ja', 'Hvor mye data'],
    ['mobile_onboarding', 'en_US', ['12 gb', 'yes', 'me', 'can I start over please'], 'yes', 'How much data'],
    ['power_onboarding', 'sv_SE', ['lia 3, 43244 varberg', 'byta', 'vi tar om från början'], 'ja', 'Vilken gatuadress'],
    ['power_onboarding', 'da_DK', ['Lia 3, 8000', 'skift', 'kan vi starte forfra'], 'ja', 'Hvilken adresse'],
  ] as const)('%s in %s', async (flow, locale, lines, yes, first) => {
    const { facts, told } = await talk(flow, locale, [...lines, yes])
    expect(facts).toEqual({})
    expect(told).toContain(first)
  })

  test('a no keeps what was answered, and before any answer the question is asked again', async () => {
    const kept = await talk('mobile_onboarding', 'nb_NO', ['12 gb', 'ja', 'meg', 'begynn forfra', 'nei', 'nytt nummer'])
    expect(kept.facts).toEqual({ plan: '12gb', forWhom: 'adult', numberChoice: 'new' })
    const { facts } = await talk('mobile_onboarding', 'nb_NO', ['start på nytt', 'ja', '12 gb', 'ja'])
    expect(facts).toEqual({ plan: '12gb' })
  })
})

describe('HEAR-04 several answers are said to be wrong', () => {
  test('each of two is asked for again', async () => {
    const { facts } = await talk('mobile_onboarding', 'nb_NO', [
      ...MOBILE_ORDER_TO_STREET,
      'både navn og mail er feil',
      'Siv Vik',
      '14.03.1964',
      'siv@vik.no',
    ])
    expect(facts).toMatchObject({ name: { firstName: 'Siv', lastName: 'Vik' }, email: 'siv@vik.no' })
  })

  test('all of it at the summary leads to what can be changed', async () => {
    const { told } = await talk('power_onboarding', 'sv_SE', [
      ...SWEDISH_POWER_ORDER_TO_NAME,
      'Elsa Nyström',
      '0705556677',
      'elsa@telia.se',
      button('give'),
      'allt är fel',
    ])
    expect(told).toContain('Vad vill du ändra?')
  })

  test('all of it elsewhere is asked for, and is no wrong bill', async () => {
    const { told } = await talk('mobile_onboarding', 'en_US', ['12 gb', 'yes', 'me', 'everything is wrong'])
    expect(told).toContain('What is wrong?')
    expect(told).not.toContain('due date')
  })
})

describe('HEAR-04 what is put right in other words', () => {
  test('a word for a slip is no supplier', async () => {
    const { facts } = await talk('power_onboarding', 'sv_SE', [
      ...SWEDISH_POWER_ORDER_TO_NAME,
      'Elsa Nyström',
      'förlåt stavfel, Elsa Nordström',
    ])
    expect(facts).toMatchObject({ currentSupplier: 'Vattenfall', name: { lastName: 'Nordström' } })
  })

  test('a month that was meant', async () => {
    const english = await talk('mobile_onboarding', 'en_US', [
      '12 gb',
      'yes',
      'me',
      'new number',
      'Priya Raman',
      '12 may 1990',
      'I said May, I meant June',
    ])
    expect(english.facts).toMatchObject({ birthDate: '1990-06-12' })
  })

  test('the number that is kept after all is not told to be known as a new one', async () => {
    const { facts } = await talk('mobile_onboarding', 'nb_NO', [
      '12 gb',
      'ja',
      'meg',
      'nytt nummer',
      'nei behold nummeret mitt',
    ])
    expect(facts).toMatchObject({ numberChoice: 'keep' })
  })
})

test('HEAR-04 a date of birth told ahead is put right, and names no plan', async () => {
  const { told } = await talk('mobile_onboarding', 'nb_NO', [
    'ungen min på 10 skal ha sin første mobil',
    'ja',
    '2.2.1985',
    'nei 2.2.1984',
  ])
  expect(told).toContain('02/02/1984')
})

test('HEAR-02 a date that was asked back is confirmed by its day and month', async () => {
  const { facts } = await talk('mobile_onboarding', 'en_US', [
    '12 gb',
    'yes',
    'me',
    'new number',
    'Tom Baker',
    '3/4/1990',
    '3 april',
  ])
  expect(facts).toMatchObject({ birthDate: '1990-04-03' })
})
