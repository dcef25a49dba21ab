import { describe, expect, test } from 'vitest'
import { openTalks, SWEDISH_POWER_ORDER_TO_NAME } from './whole-talk.ts'

const talk = openTalks()

describe('HEAR-02 a value in a remark that says it is not the visitor’s own of today is not taken', () => {
  test.each(['vi giftet oss 12. juni 1999', 'kona er født 04.08.1988, jeg er eldre', 'vi flyttet hit 1. mai 2019'])(
    'the day of birth in Norwegian: %s',
    async (remark) => {
      const lines = ['12 gb', 'ja', 'meg', 'nytt nummer', 'Solveig Stokke', remark]
      expect((await talk('mobile_onboarding', 'nb_NO', lines)).facts.birthDate).toBeUndefined()
      const { facts } = await talk('mobile_onboarding', 'nb_NO', [...lines, 'jeg ble født 12. mai 1990'])
      expect(facts.birthDate).toBe('1990-05-12')
    },
  )

  test('the number, the address of e-mail and the street in English', async () => {
    const { facts } = await talk('mobile_onboarding', 'en_US', [
      '12 gb',
      'yes',
      'me',
      'new number',
      'Alice Miller',
      '12 May 1990',
      'don’t use 987 65 432',
      'my old number was 987 65 432',
      'don’t use 987 65 432, use 915 22 481',
      'don’t use alice@work.example',
      'my old one was alice@old.example but it’s dead',
      'alice@home.example',
      'we used to live at Parkveien 3',
      'my mum lives at Parkveien 3',
      'no',
      'Storgata 5, 0184 Oslo',
    ])
    expect(facts).toMatchObject({ phone: '+4791522481', email: 'alice@home.example', street: 'Storgata 5' })
  })

  test('somebody else’s name and numbers in Swedish', async () => {
    const { facts } = await talk('power_onboarding', 'sv_SE', [
      ...SWEDISH_POWER_ORDER_TO_NAME,
      'mamma bor på Parkvägen 3',
      'vi bodde på Parkvägen 3 förut',
      'min chef heter Göran Hansson',
      'nej',
      'Anna Svensson',
      'använd inte 073 987 65 43',
      'mitt gamla nummer var 073 987 65 43',
      '070 123 45 67',
      'mitt gamla nummer var 073 987 65 43',
      'den gamla var anna@telia.se men den är död',
    ])
    expect(facts).toMatchObject({
      street: 'Björkvägen 3',
      name: { firstName: 'Anna', lastName: 'Svensson' },
      phone: '+46701234567',
    })
    expect(facts.email).toBeUndefined()
  })

  test('a day that is not settled in Danish is asked back', async () => {
    const lines = ['Nørregade 5, 8000 Aarhus C', 'flytte', 'tidligst 1. februar men ved det ikke endnu']
    const { facts, told } = await talk('power_onboarding', 'da_DK', lines)
    expect(facts.startDate).toBeUndefined()
    expect(told).toContain('Mente du »01.02.2027«?')
    expect((await talk('power_onboarding', 'da_DK', [...lines, 'ja'])).facts.startDate).toBe('2027-02-01')
  })

  test('since when somebody waits is no day to begin', async () => {
    const lines = ['Storgatan 5, 111 22', 'flytta', 'vi har väntat sen 3 mars på inflyttningen']
    expect((await talk('power_onboarding', 'sv_SE', lines)).facts.startDate).toBeUndefined()
  })
})
