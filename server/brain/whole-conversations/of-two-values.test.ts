import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { MOBILE_ORDER_TO_STREET, openTalks, SWEDISH_POWER_ORDER_TO_NAME, type Said } from './whole-talk.ts'

const talk = openTalks()

const TO_EMAIL = ['12 gb', 'ja', 'meg', 'nytt', 'Kari Nordmann', '12.05.1990', '91234567'] as const
const ENGLISH_TO_EMAIL = ['12 gb', 'yes', 'me', 'new', 'Kari Nordmann', '12.05.1990', '91234567'] as const
const DANISH_ORDER_TO_NAME = ['Nørregade 5', '8000', 'skifte', 'Norlys', '1. marts', 'månedsgennemsnit', 'ja'] as const
const order = async (locale: Locale, ...lines: Said) => (await talk('mobile_onboarding', locale, lines)).facts
const power = async (locale: Locale, ...lines: Said) => (await talk('power_onboarding', locale, lines)).facts

test('HEAR-04 a word of the address of e-mail is put right there, and not in the name', async () => {
  for (const said of ['mailen skal være cari med c', 'eposten: cari ikke kari', 'mailen begynner på cari'])
    expect(await order('nb_NO', ...TO_EMAIL, 'kari@example.com', said)).toMatchObject({
      email: 'cari@example.com',
      name: { firstName: 'Kari', lastName: 'Nordmann' },
    })
  for (const said of ['the email should be cari with a c', 'email: cari not kari'])
    expect(await order('en_US', ...ENGLISH_TO_EMAIL, 'kari@example.com', said)).toMatchObject({
      email: 'cari@example.com',
      name: { firstName: 'Kari', lastName: 'Nordmann' },
    })
  const known = ['Anna Svensson', '0701234567', 'anna@example.com'] as const
  expect(
    await power('sv_SE', ...SWEDISH_POWER_ORDER_TO_NAME, ...known, 'mailadressen ska vara anja med j'),
  ).toMatchObject({ email: 'anja@example.com', name: { firstName: 'Anna', lastName: 'Svensson' } })
  const danish = ['Anna Jensen', '20123456', 'anna@example.com'] as const
  expect(await power('da_DK', ...DANISH_ORDER_TO_NAME, ...danish, 'mailen skal være anja med j')).toMatchObject({
    email: 'anja@example.com',
    name: { firstName: 'Anna', lastName: 'Jensen' },
  })
})

test('HEAR-04 a name beside an address of e-mail that is right is put right', async () => {
  const { name, email } = await order('nb_NO', ...TO_EMAIL, 'kari@example.com', 'mailen stemmer, men navnet er Cari')
  expect({ name, email }).toEqual({ name: { firstName: 'Cari', lastName: 'Nordmann' }, email: 'kari@example.com' })
  const other = await power(
    'sv_SE',
    ...SWEDISH_POWER_ORDER_TO_NAME,
    'Anna Svensson',
    '0701234567',
    'anna@example.com',
    'mejlen ska vara en annan',
  )
  expect(other.email).not.toBe('annan@example.com')
})

test('HEAR-02 of two addresses of e-mail the one is taken that is said to be meant', async () => {
  const meant: readonly (readonly [said: string, email: string])[] = [
    ['kari@example.com og kari@jobb.no, ta den første', 'kari@example.com'],
    ['kari@example.com og kari@jobb.no, bruk jobben', 'kari@jobb.no'],
    ['kari@gmail.com eller kari@jobb.no, bruk gmail', 'kari@gmail.com'],
    ['kari@gmail.com er privat og kari@firma.no er jobb, ta den private', 'kari@gmail.com'],
  ]
  for (const [said, email] of meant) expect((await order('nb_NO', ...TO_EMAIL, said)).email).toBe(email)
  const english = await order('en_US', ...ENGLISH_TO_EMAIL, 'kari@example.com and kari@work.com, use the work one')
  expect(english.email).toBe('kari@work.com')
  const swedish = ['Anna Svensson', '0701234567', 'anna@example.com och anna@jobb.se, ta jobbet'] as const
  expect((await power('sv_SE', ...SWEDISH_POWER_ORDER_TO_NAME, ...swedish)).email).toBe('anna@jobb.se')
  const danish = ['Anna Jensen', '20123456', 'anna@example.com og anna@job.dk, tag jobbet'] as const
  expect((await power('da_DK', ...DANISH_ORDER_TO_NAME, ...danish)).email).toBe('anna@job.dk')
})

test('HEAR-02 of two streets not the one is taken where one lives, but the one it is to go to', async () => {
  const norwegian = 'Jeg bor i Storgata 5 men vil ha det på jobben, Havnegata 2'
  expect((await order('nb_NO', ...MOBILE_ORDER_TO_STREET, norwegian)).street).toBe('Havnegata 2')
  const english = 'I live at Storgata 5 but send it to work, Havnegata 2'
  expect((await order('en_US', ...ENGLISH_TO_EMAIL, 'kari@example.com', english)).street).toBe('Havnegata 2')
  const swedish = 'jag bor på Storgatan 5 men elen ska till sommarstugan, Strandvägen 2'
  expect((await power('sv_SE', swedish)).street).toBe('Strandvägen 2')
  const danish = 'strømmen skal til Strandvejen 2, 4000 Roskilde, men jeg bor på Nørregade 5, 8000 Aarhus'
  expect(await power('da_DK', danish)).toMatchObject({ street: 'Strandvejen 2', postalCode: '4000' })
  const denied = 'Jeg bor i Storgata 5, ikke Havnegata 2'
  expect((await order('nb_NO', ...MOBILE_ORDER_TO_STREET, denied)).street).toBe('Storgata 5')
})

test('HEAR-04 sv: a code in two groups takes the place of the known one with its town', async () => {
  const facts = await power('sv_SE', 'Storgatan 5', '11122', 'inte Stockholm utan 411 03 Göteborg')
  expect(facts).toMatchObject({ city: 'Göteborg', postalCode: '41103' })
})

test('HEAR-04 nb: a number told beside the wish to keep one is moved, and the other is still called', async () => {
  const lines = [
    ...TO_EMAIL,
    'kari@example.com',
    'Storgata 5',
    '0184',
    'vil ha nummeret mitt med meg, 90909090',
  ] as const
  expect(await order('nb_NO', ...lines)).toMatchObject({
    numberChoice: 'keep',
    portNumber: '+4790909090',
    phone: '+4791234567',
  })
})
