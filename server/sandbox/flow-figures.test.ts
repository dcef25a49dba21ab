import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import { flows } from '#flows/registry.ts'
import { runnable } from '#flows/kit/turn.ts'
import { realRuntime } from '#server/runtime.ts'
import { chatCaller } from '../testing/chat-caller.ts'
import { eachDatabase } from '../testing/databases.ts'
import { portalForTests } from '../testing/portal-for-tests.ts'
import { serviceDeps } from '../testing/service-deps.ts'
import { createFlowFigures, listFlows } from './flow-figures.ts'
import { ROOT } from './write-replay.ts'

test('SAND-04 coverage and findings of a flow are counted, and again when a replay is gone', async () => {
  const root = mkdtempSync(join(tmpdir(), 'prat-figures-'))
  const folder = join(root, 'flows/every-element/replays')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'broken.replay'), 'not a replay')
  const ready = runnable(flows.every_element)
  const broken = await createFlowFigures(root, () => ready)('every_element')
  expect(broken).toMatchObject({ replays: 1, findings: 0, steps: { passed: 0 } })
  rmSync(root, { recursive: true })
  const figuresOf = createFlowFigures(ROOT, () => ready)
  const figures = await figuresOf('every_element')
  expect(figures.steps).toEqual({ passed: figures.steps.all, all: Object.keys(flows.every_element.steps).length })
  expect(await figuresOf('every_element'), 'kept while nothing changed').toBe(figures)
})

eachDatabase('the list of flows', (open) => {
  const portal = portalForTests({ open })

  test('SAND-04 each flow has its steps, locales and the conversations that still go on', async () => {
    const deps = { ...serviceDeps(portal.database), runtime: realRuntime(pino({ level: 'silent' })) }
    const list = () => listFlows(deps, (name) => runnable(flows[name]))
    expect((await list()).map(({ flow, live }) => `${flow} ${live}`)).toEqual(FLOW_NAMES.map((flow) => `${flow} 0`))
    const caller = chatCaller(portal.app.ask, 'figures')
    await caller.begin('generic_signup', 'init')
    expect((await list()).find(({ flow }) => flow === 'generic_signup')).toEqual({
      flow: 'generic_signup',
      steps: Object.keys(flows.generic_signup.steps).length,
      locales: [...flows.generic_signup.locales],
      live: 1,
    })
  })
})
