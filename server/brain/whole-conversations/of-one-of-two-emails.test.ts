import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { openTalks, SWEDISH_POWER_ORDER_TO_NAME, type Said } from './whole-talk.ts'

const talk = openTalks()

const TO_EMAIL: Partial<Record<Locale, [FlowName, Said]>> = {
  sv_SE: ['power_onboarding', [...SWEDISH_POWER_ORDER_TO_NAME, 'Elsa Nyström', '070 123 45 67']],
  da_DK: [
    'power_onboarding',
    ['elmegade 4, 2200 københavn', 'skifte', 'norlys', '1. marts', 'variabel', 'ja', 'Jens Holm', '22334455'],
  ],
  nb_NO: ['insurance_leads', ['bil', 'nei det er alt', 'nei takk', 'Hanne Dahl', '92011223']],
  en_US: ['insurance_leads', ['car', 'thats all', { payload: 'without' }, 'Priya Raman', '91827364']],
}
const atEmail = (locale: Locale, ...said: Said) => {
  const [flow, before] = TO_EMAIL[locale] ?? ['generic_signup', []]
  return talk(flow, locale, [...before, ...said])
}

test.each<[Locale, string, string]>([
  ['sv_SE', 'elsa.nystrom@telia.com, elsa@telia.com, ta bort elsa.nystrom, elsa räcker', 'elsa@telia.com'],
  ['sv_SE', 'elsa@gmail.com eller elsa@telia.com, glöm gmail, ta telia', 'elsa@telia.com'],
  ['sv_SE', 'elsa@gmail.com och elsa@telia.com, inte gmail utan telia', 'elsa@telia.com'],
  ['sv_SE', 'jag har elsa@gmail.com men ta inte den, ta elsa@telia.com', 'elsa@telia.com'],
  ['da_DK', 'jens.holm@live.dk, jens@live.dk, fjern jens.holm, jens er nok', 'jens@live.dk'],
  ['nb_NO', 'hanne@gmail.com og hanne@online.no, ikke gmail, den andre', 'hanne@online.no'],
  ['nb_NO', 'hanne@gmail.com og hanne@online.no, dropp gmailen', 'hanne@online.no'],
  ['en_US', 'priya@gmail.com and priya@outlook.com, not gmail, the outlook one', 'priya@outlook.com'],
  ['en_US', 'priya@gmail.com, priya@outlook.com forget the gmail one, use outlook', 'priya@outlook.com'],
])('HEAR-02 %s: of two addresses the one that is taken off is not taken: %s', async (locale, said, email) => {
  expect((await atEmail(locale, said)).facts.email).toBe(email)
})

test('HEAR-02 en: an address that is denied alone is asked for again', async () => {
  expect((await atEmail('en_US', 'not priya@gmail.com, the outlook one')).facts.email).toBeUndefined()
})

test.each<[Locale, Said, string]>([
  ['sv_SE', ['elsa.nystrom@telia.com', 'ta bort elsa.nystrom, elsa räcker'], 'elsa@telia.com'],
  ['sv_SE', ['elsa.nystrom@telia.com eller elsa@telia.com', 'ta bort elsa.nystrom, elsa räcker'], 'elsa@telia.com'],
  ['sv_SE', ['elsa@gmail.com', 'glöm gmail, ta telia'], 'elsa@telia.com'],
  ['nb_NO', ['hanne.dahl@gmail.com eller hanne@gmail.com', 'fjern hanne.dahl, hanne holder'], 'hanne@gmail.com'],
  ['en_US', ['priya@gmail.com', 'not gmail, the outlook one'], 'priya@outlook.com'],
])('HEAR-04 %s: a part that is taken off an address leaves the rest: %s', async (locale, said, email) => {
  expect((await atEmail(locale, ...said)).facts.email).toBe(email)
})

test('HEAR-04 en: a part of an address that is taken off changes no name', async () => {
  const said = 'priya.raman@gmail.com, priya@gmail.com, drop priya.raman, priya is enough'
  const { facts } = await atEmail('en_US', said)
  expect(facts.name).toEqual({ firstName: 'Priya', lastName: 'Raman' })
  expect(facts.email).not.toBe('priya.raman@gmail.com')
})
