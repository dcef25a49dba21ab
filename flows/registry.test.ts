import { expect, test } from 'vitest'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import { checkFlow } from './kit/check-flow.ts'
import { readFlowTexts } from '#server/translations/po-files.ts'
import { begin, runnable } from './kit/turn.ts'
import { candidates, flows } from './registry.ts'
import type { Flow } from './kit/flow.ts'

const texts = readFlowTexts()

test.each(FLOW_NAMES)('FLOW-03 FLOW-04 BEY-04 %s has no finding', (name) => {
  expect(checkFlow(flows[name], texts, flows)).toEqual([])
})

test.each(FLOW_NAMES)(
  'FLOW-01 where %s goes on to another flow, that one is offered in its locales and has the entry; nobody is sent on unasked',
  (name) => {
    const { steps, entries, locales }: Flow = flows[name]
    const targets = Object.values(steps).flatMap((step) => ('transferTo' in step ? [step.transferTo] : []))
    for (const { flow, step } of targets) {
      expect(flows[flow].locales).toEqual(expect.arrayContaining([...locales]))
      expect(flows[flow].entries).toContain(step)
    }
    const facts = [{}, { signedIn: true, customerId: 'c1', firstName: 'Kari' }]
    const opened = entries.flatMap((entry) =>
      facts.map((known) =>
        begin(runnable(flows[name]), entry, known, { today: '2026-11-21', locale: locales[0] ?? 'nb_NO' }),
      ),
    )
    expect(opened.flatMap(({ transferTo }) => transferTo ?? [])).toEqual([])
  },
)

test('BEY-04 no candidate has a finding', () => {
  for (const { flow } of Object.values(candidates)) expect(checkFlow(flow, texts, flows)).toEqual([])
})

test.each(FLOW_NAMES)('FLOW-01 %s is registered under its own name', (name) => {
  expect(flows[name].name).toBe(name)
})
