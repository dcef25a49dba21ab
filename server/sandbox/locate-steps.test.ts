import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import { flows } from '#flows/registry.ts'
import { locateSteps } from './locate-steps.ts'

test.each(FLOW_NAMES)('SAND-04 every step of %s has a place, and that line holds its name', async (name) => {
  const places = await locateSteps(name)
  expect(Object.keys(places).toSorted()).toEqual(Object.keys(flows[name].steps).toSorted())
  const wrong = Object.entries(places).filter(([step, place]) => {
    const [file = '', line = ''] = place.split(':')
    const written = readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? ''
    // A step of a part that is used twice stands under its own name, without the prefix.
    return !new RegExp(`^\\s*${step.replace(/^member_(?=code)/, '')}: `).test(written)
  })
  expect(wrong).toEqual([])
})

test('SAND-04 a step of a shared part, also one renamed by its flow, is found where it is written', async () => {
  const { code_wait, member_code_wait, talk_to_us } = await locateSteps('mobile_from_external')
  expect([code_wait, member_code_wait, talk_to_us].map((place) => place?.replace(/:\d+$/, ''))).toEqual([
    'flows/shared/code.ts',
    'flows/shared/code.ts',
    'flows/shared/leave.ts',
  ])
  expect(member_code_wait).toBe(code_wait)
})

test('SAND-04 a flow that is not there has no places', async () => {
  expect(await locateSteps('every_element', '/nowhere')).toEqual({})
})
