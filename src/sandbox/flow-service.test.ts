import { expect, test } from 'vitest'
import { everyElement } from '#flows/every-element/flow.ts'
import { formatReplay } from '#flows/kit/run/replay-file.ts'
import { playRun } from '#flows/kit/run/play-run.ts'
import { open, type Run } from '#flows/kit/run/run.ts'
import { sandboxFromFiles } from '#server/sandbox/read-sandbox-service.ts'
import { runnable } from '#flows/kit/turn.ts'
import { coveredIds, flowServiceOf } from './flow-service.ts'
import type { Flow } from '#flows/kit/flow.ts'

const flow = runnable(everyElement)
const run: Run = {
  flow: 'every_element',
  locale: 'nb_NO',
  at: 0,
  moves: [open('init'), { kind: 'pick', payload: 'person' }],
}
const text = formatReplay('to a person', run, playRun(flow, run).frames)
const stored = await sandboxFromFiles('.', false).service('every_element')
const service = (...replays: { name: string; text: string }[]) => flowServiceOf(everyElement, { ...stored, replays })

test('SAND-04 coverage is exactly what the replays walk', () => {
  const { coverage, chart } = service({ name: 'person', text })
  const covered = coveredIds(coverage, everyElement, chart)
  expect(covered).toEqual(new Set(['init', 'person', 'init person']))
})

test('SAND-03 a replay agrees, differs or cannot be read', () => {
  const changed = text.replace('bot: shared.talkToUs', 'bot: every.goodbye')
  const [agrees, differs, unreadable] = service(
    { name: 'a', text },
    { name: 'b', text: changed },
    { name: 'c', text: 'nonsense' },
  ).replays
  expect(agrees?.difference).toBeUndefined()
  expect(differs?.difference).toMatchObject({
    step: 'person',
    expected: 'bot: every.goodbye',
    actual: 'bot: shared.talkToUs',
  })
  expect(unreadable?.unreadable).toMatch(/^The head needs/)
})

test('SAND-04 findings of the flow are known by step', () => {
  const { steps } = everyElement
  const broken = { ...everyElement, steps: { ...steps, lonely: { say: ['every.hello'], next: 'init' as const } } }
  const { findings } = flowServiceOf(broken, stored)
  expect(findings).toEqual([{ rule: 'unreachable', step: 'lonely', detail: 'no entry leads here' }])
})

test('SAND-06 a flow half written, with a step that does nothing yet and a way to one that is not there, is drawn with its findings', () => {
  const { steps } = everyElement
  const halfWritten: Flow['steps'] = JSON.parse(
    JSON.stringify({ init: { say: ['every.hello'], next: 'later' }, person: { say: ['every.hello'] } }),
  )
  const { chart, findings } = flowServiceOf({ ...everyElement, steps: { ...steps, ...halfWritten } }, stored)
  expect(chart.ways.filter(({ from }) => from === 'init' || from === 'person')).toEqual([])
  expect(findings).toContainEqual({
    rule: 'danglingWay',
    step: 'init',
    detail: 'it leads to later, which does not exist',
  })
  expect(findings).toContainEqual({
    rule: 'deadEnd',
    step: 'person',
    detail: 'neither asks, calls, branches, goes on nor ends',
  })
})

test('SAND-01 a text is spoken in each locale with what it fills in', () => {
  const { speak } = service()
  const said = (['nb_NO', 'en_US'] as const).map((locale) => speak(locale, 'every.helloName', { firstName: 'Kari' }))
  expect(said.every((words) => words.includes('Kari'))).toBe(true)
  expect(said[0]).not.toBe(said[1])
})
