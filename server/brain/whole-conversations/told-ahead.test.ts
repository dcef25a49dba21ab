import { expect, test } from 'vitest'
import { openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const ordering = (...said: Said) => talk('mobile_onboarding', 'nb_NO', said)
const IN_ONE_LINE = [
  '6 gb, jeg heter Kari Vik, født 12.05.1990, bor Lia 7, 0368 Oslo, kari@vik.no, 912 34 567',
  'ja',
] as const
const FOR_ME_WITH_A_NEW_NUMBER = ['til meg', 'nytt nummer'] as const

test('HEAR-04 what was told ahead of its question is put right before it is asked', async () => {
  const { facts } = await ordering(
    ...IN_ONE_LINE,
    'nei det er Lia 9',
    'postnummeret er 0369, ikke 0368',
    'født i 1991 mener jeg',
    'etternavnet er Wiik, ikke Vik',
    'slutter på 68 ikke 67',
    'eposten slutter på .com forresten',
    ...FOR_ME_WITH_A_NEW_NUMBER,
  )
  expect(facts).toMatchObject({
    street: 'Lia 9',
    postalCode: '0369',
    birthDate: '1991-05-12',
    name: { firstName: 'Kari', lastName: 'Wiik' },
    phone: '+4791234568',
    email: 'kari@vik.com',
  })
})

test('HEAR-04 what is put right ahead of its question is said back once', async () => {
  const { told } = await ordering(...IN_ONE_LINE, 'nei det er Lia 9')
  expect(told).toMatch(/Dette tar jeg med videre: Lia 9\.\n/)
})

test('HEAR-02 where somebody lives is no part of the name of the street', async () => {
  expect((await ordering(...IN_ONE_LINE, ...FOR_ME_WITH_A_NEW_NUMBER)).facts.street).toBe('Lia 7')
})

test('HEAR-04 a name told ahead in a Swedish power order is put right', async () => {
  const { facts } = await talk('power_onboarding', 'sv_SE', [
    'jag heter Eva Holm och bor på Storgatan 5, 111 22 Stockholm, vill byta från Fortum',
    'Holm med två m, Holmm',
    'så snart det går',
    'rörligt pris',
    'ja',
  ])
  expect(facts.name).toMatchObject({ firstName: 'Eva', lastName: 'Holmm' })
})
