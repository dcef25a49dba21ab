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

test.each([
  ['nb_NO', '10/10', 5],
  ['nb_NO', 'full pott', 5],
  ['nb_NO', '3/5', 3],
  ['nb_NO', 'elendig kundeservice så jeg gir en treer', 3],
  ['nb_NO', 'jeg gir dere 4 fordi prisen er grei', 4],
  ['en_US', '10/10', 5],
  ['en_US', 'ten out of ten from me', 5],
  ['en_US', 'full marks', 5],
  ['en_US', 'horrible service, but I’ll give it a three', 3],
] as const)('HEAR-01 in %s the score of "%s" is heard', async (locale, said, score) => {
  expect(await answered(locale, said)).toEqual({ score })
})

test.each([
  ['nb_NO', '8/10'],
  ['nb_NO', 'sju av ti'],
  ['en_US', '80/100'],
] as const)('HEAR-02 in %s a number of another scale is asked back: %s', async (locale, said) => {
  const { facts, told } = await talk('csat_mobile', locale, [said])
  expect(facts.score).toBeUndefined()
  expect(told).toMatch(/Er det dette du mener|Is this what you mean/)
})

test.each([
  ['nb_NO', 'det var alt'],
  ['nb_NO', 'nei det var alt, takk'],
  ['nb_NO', 'ingen kommentar'],
  ['en_US', 'that’ll be all'],
  ['en_US', "that's it thanks"],
] as const)('HEAR-02 in %s "%s" is no comment, and what is told behind it is one', async (locale, said) => {
  expect(await answered(locale, '4', said)).toEqual({ score: 4 })
  const more = `${said} jeg ville si, bra dekning`
  expect(await answered(locale, '4', more)).toEqual({ score: 4, freeText: more })
})

test('HEAR-04 nb: what only puts a score right is no comment', async () => {
  expect(await answered('nb_NO', '2', 'eller nei, si 3')).toEqual({ score: 3 })
})
