import { expect, test } from 'vitest'
import { openTalks, SWEDISH_POWER_ORDER_TO_NAME, type Said } from './whole-talk.ts'

const talk = openTalks()
const NORWEGIAN = ['12 gb', 'ja', 'meg', 'nytt', 'Kari Nordmann', '12.05.1990'] as const
const ENGLISH = ['12 gb', 'yes', 'me', 'new', 'Kari Nordmann', '12.05.1990'] as const
const norwegian = async (...lines: Said) => (await talk('mobile_onboarding', 'nb_NO', lines)).facts
const english = async (...lines: Said) => (await talk('mobile_onboarding', 'en_US', lines)).facts
const swedish = async (...lines: Said) =>
  (await talk('power_onboarding', 'sv_SE', [...SWEDISH_POWER_ORDER_TO_NAME, ...lines])).facts
const DANISH = ['Nørregade 5', '8000', 'skifte', 'Norlys', '1. marts', 'månedsgennemsnit', 'ja', 'Anna Jensen'] as const
const danish = async (...lines: Said) => (await talk('power_onboarding', 'da_DK', [...DANISH, ...lines])).facts

test('HEAR-04 a word for a slip in front of a value goes back to no other question', async () => {
  for (const said of ['typo, 13.05.1990', 'I made a typo, 13.05.1990'])
    expect(await english(...ENGLISH, said)).toMatchObject({ birthDate: '1990-05-13', numberChoice: 'new' })
  expect(await english(...ENGLISH, '91234567', 'typo, 91234577')).toMatchObject({
    phone: '+4791234577',
    numberChoice: 'new',
  })
  expect(await norwegian(...NORWEGIAN, 'skrev feil, 13.05.1990')).toMatchObject({
    birthDate: '1990-05-13',
    numberChoice: 'new',
  })
})

test('HEAR-04 a code is put right where the word for it stands in another clause', async () => {
  const said = 'det var fel postnummer och fel mejl: 43245 och anna@gmail.com'
  expect(await swedish('Anna Svensson', '0701234567', 'anna@example.com', said)).toMatchObject({
    postalCode: '43245',
    email: 'anna@gmail.com',
  })
  const other = 'det var forkert postnummer og forkert mail: 8200 og anna@gmail.com'
  expect(await danish('20123456', 'anna@example.com', other)).toMatchObject({
    postalCode: '8200',
    email: 'anna@gmail.com',
  })
})

test('HEAR-04 the end of a number is put right in any words for it', async () => {
  for (const said of ['nummeret skal slutte på 8', 'feil siffer til slutt, skal være 8', 'det siste sifferet er 8'])
    expect((await norwegian(...NORWEGIAN, '91234567', said)).phone).toBe('+4791234568')
  expect((await english(...ENGLISH, '91234567', 'wrong last digit, should be 8')).phone).toBe('+4791234568')
  for (const said of ['fel siffra på slutet, ska vara 8', 'numret ska sluta på 68'])
    expect((await swedish('Anna Svensson', '0701234567', said)).phone).toBe('+46701234568')
  expect((await danish('20123456', 'forkert ciffer til sidst, skal være 7')).phone).toBe('+4520123457')
})

test('HEAR-04 digits that were swapped are put in their order', async () => {
  expect((await norwegian(...NORWEGIAN, '91234567', 'bytt om de to siste tallene i nummeret')).phone).toBe(
    '+4791234576',
  )
  expect((await english(...ENGLISH, '91234567', 'I swapped the last two digits of the number')).phone).toBe(
    '+4791234576',
  )
  const moved = 'jag bytte plats på de två sista siffrorna i numret'
  expect((await swedish('Anna Svensson', '0701234567', moved)).phone).toBe('+46701234576')
  expect((await danish('20123456', 'jeg byttede om på de to sidste cifre i nummeret')).phone).toBe('+4520123465')
})

test('HEAR-04 the parts of a name that were swapped are put in their order, or asked for', async () => {
  const told = ['12 gb', 'ja', 'meg', 'nytt', 'Kvamsdal Xiomara'] as const
  expect((await norwegian(...told, 'etternavn og fornavn er byttet om')).name).toEqual({
    firstName: 'Xiomara',
    lastName: 'Kvamsdal',
  })
  expect((await norwegian(...NORWEGIAN, 'dere har byttet om fornavn og etternavn')).name).toBeUndefined()
  expect((await swedish('Anna Svensson', 'jag råkade skriva efternamnet först')).name).toBeUndefined()
})

test('HEAR-04 a letter too many in a name, or too few, is counted', async () => {
  expect((await norwegian(...NORWEGIAN, 'Nordmann med en n')).name?.lastName).toBe('Nordman')
  expect((await english(...ENGLISH, 'Nordmann with one n')).name?.lastName).toBe('Nordman')
  expect((await norwegian(...NORWEGIAN.slice(0, 4), 'Kari Nordman', 'Nordman med to n-er')).name?.lastName).toBe(
    'Nordmann',
  )
})

test('HEAR-04 numbers in words, a street that is spelled and another month or day are put right', async () => {
  const lines = [...NORWEGIAN, '91234567', 'kari@example.com', 'Storgata 5'] as const
  expect((await norwegian(...lines, 'femten, ikke fem')).street).toBe('Storgata 15')
  expect((await norwegian(...lines, 'gaten staves Storgaten')).street).toBe('Storgaten 5')
  expect((await english(...ENGLISH, 'ugh I typed May, should be March')).birthDate).toBe('1990-03-12')
  expect((await english(...ENGLISH, 'I was born on the thirteenth')).birthDate).toBe('1990-05-13')
  const toDay = [...DANISH.slice(0, 4), '1. marts'] as const
  expect((await talk('power_onboarding', 'da_DK', [...toDay, '15 ikke 1'])).facts.startDate).toBe('2027-03-15')
})

test('HEAR-07 nb: "æt" is read as the sign of an address of e-mail', async () => {
  expect((await norwegian(...NORWEGIAN, '91234567', 'kari æt online.no')).email).toBe('kari@online.no')
})
