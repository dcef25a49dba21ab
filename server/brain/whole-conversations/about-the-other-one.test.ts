import { expect, test } from 'vitest'
import { openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const inSwedish = (...said: Said) =>
  talk('power_onboarding', 'sv_SE', ['Storgatan 5, 111 22 Stockholm', 'byta', ...said])
const inDanish = (...said: Said) => talk('power_onboarding', 'da_DK', ['elmegade 4, 2200 københavn', 'skifte', ...said])

test('HEAR-02 of two suppliers, or one that may have another name, the first is asked back', async () => {
  const swedish = await inSwedish('fortum tror jag, eller är det eon')
  expect(swedish.facts.currentSupplier).toBeUndefined()
  expect(swedish.told).toMatch(/Menade du ”fortum”/i)
  expect((await inSwedish('fortum tror jag, eller är det eon', 'eon')).facts.currentSupplier).toBe('EON')
  for (const said of [
    'Norlys, eller hedder det Eniig?',
    'Norlys, men er det ikke Andel Energi der har overtaget dem?',
  ]) {
    const danish = await inDanish(said)
    expect(danish.facts.currentSupplier).toBeUndefined()
    expect(danish.told).toContain('Mente du »Norlys«')
  }
})

test('HEAR-02 a known supplier in small letters is taken beside how sure it is', async () => {
  expect((await inSwedish('eon tror jag')).facts.currentSupplier).toBe('EON')
  expect((await inDanish('ved jeg ikke')).facts.currentSupplier).toBe('')
})

test.each([[['ok så fast... eller nej, den anden']], [['fast', 'nej for helvede, den anden']]])(
  'HEAR-02 da: the other of two agreements is asked back: %s',
  async (said) => {
    const { facts } = await inDanish('norlys', '1. januar', ...said, 'ja')
    expect(facts.powerAgreement).toBe('dk-timepris')
  },
)

const FIXED = ['norlys', '1. januar', 'fast', 'ja', 'Kim Vik', '20 30 40 50', 'kim@vik.dk'] as const

test.each(['vi tager alligevel den anden aftale', 'jeg vil have det andet i stedet'])(
  'HEAR-04 da: at the power of attorney the other agreement is asked back, and nothing refused: %s',
  async (said) => {
    const { facts, told } = await inDanish(...FIXED, said, 'ja')
    expect(facts.powerAgreement).toBe('dk-timepris')
    expect(told).not.toContain('Uden fuldmagt')
  },
)

test('HEAR-04 sv: where more than two are offered, the other one asks the question again', async () => {
  const { facts } = await inSwedish('vattenfall', '1 januari', 'rörligt', 'ja', 'vi tar det andra avtalet ändå')
  expect(facts.powerAgreement).toBeUndefined()
})
