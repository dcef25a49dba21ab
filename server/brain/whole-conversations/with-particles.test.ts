import { expect, test } from 'vitest'
import { openTalks, SWEDISH_POWER_ORDER_TO_NAME } from './whole-talk.ts'

const talk = openTalks()
const NORWEGIAN = ['12 gb', 'ja', 'meg', 'nytt'] as const
const nameOf = async (...said: string[]) =>
  (await talk('mobile_onboarding', 'nb_NO', [...NORWEGIAN, ...said])).facts.name

test('HEAR-02 particles belong to the name of the family, also told before the given name', async () => {
  expect(await nameOf('Frøken Marie von Krogh')).toEqual({ firstName: 'Marie', lastName: 'von Krogh' })
  expect(await nameOf('von der Lippe, Henrik')).toEqual({ firstName: 'Henrik', lastName: 'von der Lippe' })
  const swedish = await talk('power_onboarding', 'sv_SE', [...SWEDISH_POWER_ORDER_TO_NAME, 'af Ugglas, Ebba'])
  expect(swedish.facts.name).toEqual({ firstName: 'Ebba', lastName: 'af Ugglas' })
  const danish = await talk('generic_signup', 'da_DK', ['jeg er ny', 'Peter de Neergaard'])
  expect(danish.facts.name).toEqual({ firstName: 'Peter', lastName: 'de Neergaard' })
})

test('HEAR-04 a letter of the family name is put right behind its particles', async () => {
  for (const said of ['Krog, ikke Krogh', 'nei, Marie von Krog', 'etternavnet er von Krog'])
    expect(await nameOf('Marie von Krogh', said)).toEqual({ firstName: 'Marie', lastName: 'von Krog' })
  expect(await nameOf('Marie von Krogh', 'Maria, ikke Marie')).toEqual({ firstName: 'Maria', lastName: 'von Krogh' })
  expect(await nameOf('Marie Krogh', 'glemte von, Marie von Krogh')).toEqual({
    firstName: 'Marie',
    lastName: 'von Krogh',
  })
})

test('HEAR-02 a name in capitals beside one in small letters is written as a name', async () => {
  expect(await nameOf('kari  NORDMANN')).toEqual({ firstName: 'Kari', lastName: 'Nordmann' })
})

test('HEAR-04 what is said anew of a name counts', async () => {
  expect(await nameOf('Per Hansen', 'Pär med æ-lyd, altså Pær')).toEqual({ firstName: 'Pær', lastName: 'Hansen' })
})

test('HEAR-02 a greeting and a name said twice are none beside the name of the family', async () => {
  expect(await nameOf('hei, det er Jens Kristian her igjen, etternavn Dahle')).toEqual({
    firstName: 'Jens',
    middleName: 'Kristian',
    lastName: 'Dahle',
  })
  const said = 'hej, jag e Micke, Micke Dahl i efternamn'
  const swedish = await talk('power_onboarding', 'sv_SE', [...SWEDISH_POWER_ORDER_TO_NAME, said])
  expect(swedish.facts.name).toEqual({ firstName: 'Micke', lastName: 'Dahl' })
})
