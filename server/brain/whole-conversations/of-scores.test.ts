import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { openTalks } from './whole-talk.ts'

const talk = openTalks()

const answered = async (locale: Locale, ...said: string[]) => {
  const { score, freeText } = (await talk('csat_mobile', locale, said)).facts
  return { score, freeText }
}

test.each([
  ['nb_NO', ['3', 'nei vent, 4', 'dekninga e bra'], { score: 4, freeText: 'dekninga e bra' }],
  ['nb_NO', ['5', 'prisen. men nei egentlig er det 3'], { score: 3, freeText: 'prisen' }],
  ['en_US', ['5', 'oops i meant 1', 'fix the invoices'], { score: 1, freeText: 'fix the invoices' }],
  [
    'en_US',
    ['3', 'actually make it a 2, the bill was wrong twice'],
    { score: 2, freeText: 'the bill was wrong twice' },
  ],
] as const)('HEAR-04 in %s %j puts the score right where a comment is asked', async (locale, said, expected) => {
  expect(await answered(locale, ...said)).toEqual(expected)
})

test('HEAR-04 a comment with a number that puts nothing right is a comment', async () => {
  expect(await answered('en_US', '2', 'i waited 3 hours for an answer')).toEqual({
    score: 2,
    freeText: 'i waited 3 hours for an answer',
  })
})

test('HEAR-01 a number in a sentence is the score, and a mood in a longer one is asked back', async () => {
  expect(await answered('en_US', 'honestly a 1, you people double billed me')).toEqual({ score: 1 })
  expect(await answered('nb_NO', 'dekninga på hytta er ræva')).toEqual({})
  const { told } = await talk('csat_mobile', 'nb_NO', ['dekninga på hytta er ræva'])
  expect(told).toContain('Er det dette du mener?')
})
