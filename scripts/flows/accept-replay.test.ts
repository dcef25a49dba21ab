import { expect, test } from 'vitest'
import { runnableFlows } from '#flows/registry.ts'
import { acceptReplay } from './accept-replay.ts'

const flows = runnableFlows()
const head = 'title: FLOW-06 signed in\nflow: generic_signup\nlocale: nb_NO\nat: 2026-11-21T10:00:00.000Z\n\n'
const now = `${head}> open init {"signedIn":true}\nbot: signup.already\nend: signed_in -> /products\n`

test('SAND-03 a replay is accepted as the flow says it now', () => {
  expect(acceptReplay(now.replace('signup.already', 'signup.before'), flows)).toBe(now)
})

test('SAND-03 a replay that agrees stays as it is written, remarks and all', () => {
  expect(acceptReplay(`${now}# to be looked at again\n`, flows)).toBe(`${now}# to be looked at again\n`)
})

test('SAND-03 a move the flow no longer takes is told with its line, and nothing accepted', () => {
  expect(() => acceptReplay(`${now}> pick again\n`, flows)).toThrow('Line 9: ')
})
