import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { openTalks } from '#server/brain/whole-conversations/whole-talk.ts'

const talk = openTalks()

const toldTo = async (flow: FlowName, locale: Locale, said: readonly string[]) => (await talk(flow, locale, said)).told

const TO_NAME_NB = ['6 gb', 'ja', 'til meg', 'nytt nummer'] as const
const TO_NAME_EN = ['6 gb', 'yes', 'for me', 'new number'] as const
const IN_SWEDEN = ['Storgatan 5, 803 20 Gävle', 'byta elavtal', 'Vattenfall', '1 januari'] as const

test.each<[FlowName, Locale, readonly string[], string]>([
  ['mobile_onboarding', 'nb_NO', [...TO_NAME_NB, 'hva faen skal dere med navnet mitt'], 'hvem avtalen gjelder'],
  ['mobile_onboarding', 'nb_NO', ['hvordan faen funker det'], 'ser hele prisen'],
  ['mobile_onboarding', 'en_US', ['what the fuck do you need my credit for'], 'you pay when the month is over'],
  ['mobile_onboarding', 'en_US', ['why a credit check?? bloody hell'], 'you pay when the month is over'],
  ['mobile_onboarding', 'en_US', ['how the hell does this work'], 'see the whole price'],
  ['power_onboarding', 'sv_SE', [...IN_SWEDEN, 'vad fan är skillnaden'], 'lägre påslag och högre månadsavgift'],
  ['power_onboarding', 'da_DK', ['hvad fanden skal I bruge mit nummer til'], 'koden'],
])('HEAR-06 in %s %s %j, the oath leaves the question heard', async (flow, locale, said, answer) => {
  expect(await toldTo(flow, locale, said)).toContain(answer)
})

test('HEAR-01 a name like an oath stays a name', async () => {
  const { facts } = await talk('mobile_onboarding', 'en_US', [...TO_NAME_EN, 'Wei Fan', 'yes'])
  expect(facts.name).toEqual({ firstName: 'Wei', lastName: 'Fan' })
})

test.each<[FlowName, Locale, string, string]>([
  ['mobile_onboarding', 'nb_NO', 'har allerede sagt det', 'Jeg spør en gang til når'],
  ['mobile_onboarding', 'nb_NO', 'har jeg ikke sagt det allerede', 'Jeg spør en gang til når'],
  ['mobile_onboarding', 'nb_NO', 'dere har spurt om dette før!!', 'Jeg spør en gang til når'],
  ['mobile_onboarding', 'en_US', 'you already asked me that', 'I ask once more when'],
  ['insurance_leads', 'en_US', "didn't i just tell you that", 'I ask once more when'],
  ['power_onboarding', 'sv_SE', 'redan sagt det', 'Jag frågar en gång till när'],
  ['power_onboarding', 'sv_SE', 'det har ni redan frågat om', 'Jag frågar en gång till när'],
  ['power_onboarding', 'da_DK', 'det har du spurgt om', 'Jeg spørger en gang til, når'],
  ['generic_signup', 'da_DK', 'jeg har jo lige skrevet det', 'Jeg spørger en gang til, når'],
])('HEAR-06 in %s %s "%s" is told why it is asked again', async (flow, locale, said, answer) => {
  expect(await toldTo(flow, locale, [said])).toContain(answer)
})

test.each<[FlowName, Locale, string, string]>([
  ['mobile_onboarding', 'nb_NO', 'glem det', 'vil du stoppe her'],
  ['mobile_onboarding', 'nb_NO', 'avbryt', 'vil du stoppe her'],
  ['mobile_onboarding', 'nb_NO', 'jeg vil ikke ha dette likevel', 'vil du stoppe her'],
  ['mobile_onboarding', 'en_US', 'forget it', 'to stop here'],
  ['insurance_leads', 'en_US', 'never mind', 'to stop here'],
  ['power_onboarding', 'sv_SE', 'glöm det', 'vill du sluta här'],
  ['power_onboarding', 'da_DK', 'glem det', 'vil du stoppe her'],
  ['power_onboarding', 'da_DK', 'afbryd', 'vil du stoppe her'],
])(
  'HEAR-08 in %s %s "%s" is offered to stop, and told nothing of a right to withdraw',
  async (flow, locale, said, answer) => {
    const told = await toldTo(flow, locale, [said])
    expect(told).toContain(answer)
    expect(told).not.toMatch(/angrerett|fortryd|withdraw/iu)
  },
)

test('HEAR-04 what is put right behind "glem det" is put right', async () => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [
    ...TO_NAME_NB,
    'Kari Nordmann',
    'glem det, ta 3 gb',
    'ja',
  ])
  expect(facts.plan).toBe('3gb')
})

test.each<[Locale, readonly string[], string]>([
  ['nb_NO', [...TO_NAME_NB, 'Kari Nordmann', 'jeg er 52 år'], 'hele fødselsdatoen'],
  ['en_US', [...TO_NAME_EN, 'Kari Nordmann', 'i am 52 years old'], 'the whole date of birth'],
])('HEAR-07 in %s an age is no date of birth, and no sorrow', async (locale, said, answer) => {
  const told = await toldTo('mobile_onboarding', locale, said)
  expect(told).toContain(answer)
  expect(told).not.toMatch(/vondt å høre|sorry to hear/u)
})

test.each<[FlowName, Locale, string]>([
  ['power_onboarding', 'da_DK', 'goddag, jeg er 82 år og kan ikke finde ud af det her'],
  ['power_onboarding', 'sv_SE', 'god dag, jag är 82 år och klarar inte det här'],
  ['mobile_onboarding', 'nb_NO', 'god dag, jeg er 82 år og får ikke til dette'],
])('HEAR-08 in %s %s "%s" gets help, and no condolences', async (flow, locale, said) => {
  const told = await toldTo(flow, locale, [said])
  expect(told).toMatch(/tydeliger?e|kundeservice|kundservice/u)
  expect(told).not.toMatch(/vondt å høre|gør mig ondt|beklagar verkligen/u)
})

test('HEAR-02 a wish with a small word that is also a number sets no score, and a question in a comment is answered', async () => {
  const wishes = await talk('csat_mobile', 'en_US', ['I want to cancel my subscription'])
  expect(wishes.facts.score).toBeUndefined()
  expect(wishes.told).toContain('You cancel whenever you like')
  const asks = await talk('csat_mobile', 'nb_NO', ['kan jeg få en ny pukk-kode?'])
  expect(asks.facts.score).toBeUndefined()
  expect(asks.told).toContain('PUK-koden låser opp')
  const beside = await talk('csat_mobile', 'nb_NO', ['4', 'kan jeg få en ny pukk-kode?'])
  expect(beside.facts).toMatchObject({ score: 4, freeText: 'kan jeg få en ny pukk-kode?' })
  expect(beside.told).toContain('PUK-koden låser opp')
  const mild = await talk('csat_mobile', 'nb_NO', ['ikke misfornøyd'])
  expect(mild.told).not.toContain('Brukerklagenemnda')
})

test('HEAR-02 who drops BankID goes on without it', async () => {
  const { told } = await talk('debt_check', 'nb_NO', ['sjekk gjelden min', { payload: 'yes' }, 'dropp bankid'])
  expect(told).toContain('Uten BankID får jeg ikke hente gjelden din')
})
