import { expect, test } from 'vitest'
import { openTalks, SWEDISH_POWER_ORDER_TO_NAME } from './whole-talk.ts'

const talk = openTalks()

const named = async (name: string, ...said: string[]) => {
  const { facts } = await talk('mobile_onboarding', 'en_US', [
    '12 gb',
    'yes',
    'me',
    'new number',
    name,
    '24 dec 1990',
    ...said,
  ])
  const { firstName, middleName, lastName } = facts.name ?? {}
  return [firstName, middleName, lastName].flatMap((part) => part ?? []).join(' ')
}

test('HEAR-04 a family name of two words leaves the first name', async () => {
  expect(await named('priya raman', 'my last name is Raman Nair')).toBe('Priya Raman Nair')
  expect(await named('Sigrid Moen', 'surname is Moen Haug')).toBe('Sigrid Moen Haug')
})

test('HEAR-04 a first name of two words leaves the family name', async () => {
  expect(await named('omar haddad', 'first name is Omar Ali')).toBe('Omar Ali Haddad')
})

test('HEAR-04 both parts named as such are the whole name, and said again they change nothing', async () => {
  expect(await named('Raman Nair', 'sorry first name Priya, last name Raman Nair')).toBe('Priya Raman Nair')
  expect(await named('Priya Raman Nair', 'first name Priya, last name Raman Nair')).toBe('Priya Raman Nair')
})

test('HEAR-04 in Swedish the parts are named behind them too', async () => {
  const { facts } = await talk('power_onboarding', 'sv_SE', [
    ...SWEDISH_POWER_ORDER_TO_NAME,
    'jonas åkesson',
    '070 4455667',
    'jag heter jonas erik i förnamn',
  ])
  expect(facts.name).toEqual({ firstName: 'Jonas', middleName: 'Erik', lastName: 'Åkesson' })
})

test('HEAR-04 the name of somebody who is to be with them is not the name of the visitor', async () => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [
    '12 gb',
    'ja',
    'meg',
    'nytt nummer',
    'Rune Pedersen',
    '24.12.1990',
    'kona skal være med, ho heter Anne Pedersen',
  ])
  expect(facts.name).toMatchObject({ firstName: 'Rune', lastName: 'Pedersen' })
})
