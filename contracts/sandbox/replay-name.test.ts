import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ReplayName } from '#contracts/sandbox/sandbox-service.ts'
import { replayNameOf } from './replay-name.ts'

test.each([
  ['SAND-03 A run, kept', 'sand-03-a-run-kept'],
  ['  Blåbær på øya  ', 'blabaer-pa-oya'],
  ['Återkomst & école', 'aterkomst-ecole'],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('SAND-03 a replay called %j lies in %s.replay', (title, name) => {
  expect(replayNameOf(title)).toBe(name)
  expect(v.is(ReplayName, name)).toBe(true)
})

test('SAND-03 a title of signs only has no file name', () => {
  expect(replayNameOf('… !')).toBe('')
})
