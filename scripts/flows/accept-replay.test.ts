import { expect, test } from 'vitest'
import { runnableFlows } from '#flows/registry.ts'
import { stories } from '#machines/registry.ts'
import { savedReplays } from '#machines/testing/saved-replays.ts'
import { acceptReplay } from './accept-replay.ts'

const known = { flows: runnableFlows(), machines: stories }
const head = 'title: FLOW-06 signed in\nflow: generic_signup\nlocale: nb_NO\nat: 2026-11-21T10:00:00.000Z\n\n'
const now = `${head}> open init {"signedIn":true}\nbot: signup.already\nend: signed_in -> /products\n`

test('SAND-03 a replay is accepted as the flow says it now', () => {
  expect(acceptReplay(now.replace('signup.already', 'signup.before'), known)).toBe(now)
})

test('SAND-03 a replay that agrees stays as it is written, remarks and all', () => {
  expect(acceptReplay(`${now}# to be looked at again\n`, known)).toBe(`${now}# to be looked at again\n`)
})

test('SAND-03 a move the flow no longer takes is told with its line, and nothing accepted', () => {
  expect(() => acceptReplay(`${now}> pick again\n`, known)).toThrow('Line 9: ')
})

test("SAND-05 a machine's replay is accepted as the machine does it now", () => {
  const { text = '' } = savedReplays()[0] ?? {}
  const other = text.replace(/^(?![>\w]+:|>|$).+$/m, 'something else')
  expect(other).not.toBe(text)
  expect(acceptReplay(other, known)).toBe(text)
})

test('SAND-03 FLOW-03 a replay that calls an effect without the facts it needs is not accepted', () => {
  const lacking =
    'title: SAND-03 a\nflow: every_element\nlocale: nb_NO\nat: 2026-11-21T10:00:00.000Z\n\n> open effect\n'
  expect(() => acceptReplay(lacking, known)).toThrow('Line 6: number.check is called without the facts it needs.')
})
