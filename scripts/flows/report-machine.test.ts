import { expect, test } from 'vitest'
import { stories } from '#machines/registry.ts'
import { savedReplays } from '#machines/testing/saved-replays.ts'
import { reportMachine } from './report-machine.ts'

const name = 'flash'
const story = stories[name]
const saved = savedReplays().filter(({ machine }) => machine === name)

test('SAND-05 the replays of a machine agree, and what they walk is counted', () => {
  const report = story && reportMachine(story, 'machines/flash', saved)
  expect(report?.errors).toEqual([])
  expect(report?.coverage).toMatch(new RegExp(`^${saved.length} replays walk states (\\d+) of \\1, ways \\d+ of \\d+$`))
})

test('SAND-05 a replay that no longer agrees, or cannot be read, is told with file and line', () => {
  const [first] = saved
  const text = first?.text ?? ''
  const line = text.split('\n').findIndex((written) => written.startsWith('> begin')) + 1
  const look = (changed: string) =>
    story && reportMachine(story, 'machines/flash', [{ name: 'one', text: changed }]).errors
  expect(look(text.replace('> begin\n', '> begin\nnothing of the kind\n'))?.[0]).toContain(
    `machines/flash/replays/one.replay:${line + 1}  replay  `,
  )
  expect(look(text.replace('> begin', '> commence'))).toEqual([
    `machines/flash/replays/one.replay:${line}  replay  Line ${line}: the first move must be "> begin".`,
  ])
})
