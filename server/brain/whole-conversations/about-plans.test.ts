import { expect, test } from 'vitest'
import { button, MOBILE_ORDER_TO_STREET, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const TO_SUMMARY = [...MOBILE_ORDER_TO_STREET, 'Toftes gate 12, 0556 Oslo', button('yes')] as const
const ordering = (...lines: Said) => talk('mobile_onboarding', 'nb_NO', lines)
const moving = (...lines: Said) => talk('power_onboarding', 'sv_SE', lines)

test('HEAR-03 HEAR-05 sv: an agreement that is named ahead is asked back with its price where it is chosen', async () => {
  const first = ['vi flyttar in på Storgatan 14 B, 753 31 Uppsala, vill ha rörligt', '15 december'] as const
  const asked = await moving(...first)
  expect(asked.told.split('startdatum').at(-1)).toContain('Är det detta du menar?')
  expect(asked.facts.powerAgreement).toBeUndefined()
  expect((await moving(...first, 'ja')).facts.powerAgreement).toBe('se-rorligt')
  const beside = await moving(
    'Storgatan 14 B, 753 31 Uppsala',
    'ok men vi tar månadsmedel då. å du, flytten blev visst 18 dec',
    'ja',
  )
  expect(beside.facts).toMatchObject({ powerAgreement: 'se-timpris', startDate: '2026-12-18' })
  const present = await moving('Storgatan 14 B, 753 31 Uppsala, vi har rörligt nu', 'byta', 'Vattenfall', '1 mars')
  expect(present.told.split('\n').at(-1)).toContain('Vilket avtal passar dig?')
})

test('BEY-01 HEAR-04 what was changed from the summary stays when an earlier answer is put right after it', async () => {
  const { facts } = await ordering(
    ...TO_SUMMARY,
    'Endre noe',
    'Abonnement',
    button('6gb'),
    button('adult'),
    'eposten skal være solveig.stokke@online.no',
  )
  expect(facts).toMatchObject({ plan: '6gb', quotedMonthly: 33_900, email: 'solveig.stokke@online.no' })
})

test('CHAT-14 HEAR-04 a number that was told among other words is an answer that can be changed', async () => {
  const lines = TO_SUMMARY.map((line) =>
    line === 'behold 915 22 481' ? 'ok behold nummeret. 46 12 90 33. nei vent det er mitt. hans er 45218876' : line,
  )
  expect((await ordering(...lines)).facts.portNumber).toBe('+4745218876')
  expect((await ordering(...lines, 'nytt nummer likevel')).facts).toMatchObject({ numberChoice: 'new' })
})

test('HEAR-03 "endre nummeret" names a question, and orders no new number', async () => {
  const { facts, told } = await ordering(...TO_SUMMARY, 'endre nummeret')
  expect(facts).toMatchObject({ numberChoice: 'keep', quotedSetUp: 0 })
  expect(told).toContain('Hva vil du endre?')
})

test('HEAR-02 HEAR-03 another plan than the recommended one can be named', async () => {
  const lines = ['hjelp meg å velge', 'sosiale medier', 'NEI 12gb skreiv eg'] as const
  expect((await ordering(...lines)).facts.plan).toBeUndefined()
  expect((await ordering(...lines, 'ja')).facts.plan).toBe('12gb')
})
