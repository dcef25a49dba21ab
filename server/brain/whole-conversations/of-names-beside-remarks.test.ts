import { expect, test } from 'vitest'
import { MOBILE_ORDER_TO_PHONE, openTalks, SWEDISH_POWER_ORDER_TO_NAME } from './whole-talk.ts'

const talk = openTalks()
const norwegian = (said: string) => talk('mobile_onboarding', 'nb_NO', [...MOBILE_ORDER_TO_PHONE.slice(0, -2), said])
const english = (said: string) => talk('mobile_onboarding', 'en_US', ['12 gb', 'yes', 'me', 'keep 915 22 481', said])
const swedish = async (said: string) =>
  (await talk('power_onboarding', 'sv_SE', [...SWEDISH_POWER_ORDER_TO_NAME, said])).facts.name
const danish = async (said: string) =>
  (
    await talk('power_onboarding', 'da_DK', [
      'vestergade 3, 8000 aarhus',
      'skifte',
      'norlys',
      '10. december',
      'variabel',
      'ja',
      said,
    ])
  ).facts.name

test('HEAR-02 nb en: a name that nobody knows, behind a remark, is asked back', async () => {
  expect((await norwegian('sorry for at du måtte vente. rajesh iyer')).told).toContain('Mente du «Rajesh Iyer»?')
  expect((await english('sorry for the wait. rajesh iyer')).told).toContain('Did you mean “Rajesh Iyer”?')
  expect((await norwegian('vent litt. katta maser')).told).not.toContain('Mente du')
})

test('HEAR-02 nb: a name is heard behind a question and an aside', async () => {
  const { facts } = await norwegian('Har dere vipps? forresten navn er odd-geir sletten')
  expect(facts.name).toMatchObject({ firstName: 'Odd-Geir', lastName: 'Sletten' })
})

test('HEAR-02 sv en: a first name that is said twice is no family name', async () => {
  expect(await swedish('heter gun-britt, gun-britt haglund')).toEqual({ firstName: 'Gun-Britt', lastName: 'Haglund' })
  expect((await english('siobhan with an h, siobhan mccarthy')).told).toContain('Did you mean “Siobhan Mccarthy”?')
})

test('HEAR-02 sv da en: a particle belongs to the family name that is told apart', async () => {
  expect(await swedish('ebba i förnamn och af ugglas i efternamn')).toMatchObject({ lastName: 'af Ugglas' })
  expect(await danish('fornavn mette efternavn de la cour')).toMatchObject({ lastName: 'de la Cour' })
  const { facts } = await english("first name is Mary-Ann last name's de Vries")
  expect(facts.name).toMatchObject({ firstName: 'Mary-Ann', lastName: 'de Vries' })
})

test('HEAR-02 nb sv: who says "jeg" once more at the end has no such family name', async () => {
  expect((await norwegian('eg heite gunnhild tveito æ')).facts.name).toMatchObject({ lastName: 'Tveito' })
  expect(await swedish('jag heter kalle karlsson jag')).toMatchObject({ firstName: 'Kalle', lastName: 'Karlsson' })
})

test('HEAR-02 HEAR-04 a name to come puts no name of today right', async () => {
  const known = MOBILE_ORDER_TO_PHONE.slice(0, -1)
  const ordering = async (said: string) => (await talk('mobile_onboarding', 'nb_NO', [...known, said])).facts.name
  for (const said of ['etternavnet mitt blir Lund fra neste måned', 'jeg heter snart Solveig Lund'])
    expect(await ordering(said)).toMatchObject({ lastName: 'Stokke' })
  const inSweden = [...SWEDISH_POWER_ORDER_TO_NAME, 'Karin Ek', 'Mitt efternamn ändras till Lund nästa månad'] as const
  expect((await talk('power_onboarding', 'sv_SE', inSweden)).facts.name).toMatchObject({ lastName: 'Ek' })
  expect(await ordering('etternavnet mitt er Lund')).toMatchObject({ lastName: 'Lund' })
})
