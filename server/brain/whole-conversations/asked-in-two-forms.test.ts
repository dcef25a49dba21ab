import { expect, test } from 'vitest'
import { openTalks, SWEDISH_POWER_ORDER_TO_NAME } from './whole-talk.ts'

const talk = openTalks()
const TO_AGREEMENT = ['Kungsgatan 8, 41119 Göteborg', 'flyttar in den 15 januari']

test.each([
  'vet inte vad som är bäst, vad rekommenderar ni',
  'vad är skillnaden? vilket rekommenderar ni?',
  'vilket är bäst för mig?',
])('HEAR-05 what is best, asked for in one sentence or two, is answered once: %s', async (said) => {
  const { told } = await talk('power_onboarding', 'sv_SE', [...TO_AGREEMENT, said])
  expect(told).toMatch(/Månadsmedelpris och Rörligt pris följer/u)
  expect(told).not.toMatch(/inget svar/u)
})

test.each(['född 19750312', '19750312', 'jag är född 1975-03-12'])(
  'HEAR-04 a day of birth, where none is asked for, puts no telephone right: %s',
  async (said) => {
    const lines = [...SWEDISH_POWER_ORDER_TO_NAME, 'Anna-Karin Öberg', '0701234567', said]
    const { facts } = await talk('power_onboarding', 'sv_SE', lines)
    expect(facts.phone).toBe('+46701234567')
  },
)
