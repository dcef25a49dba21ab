import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import { flows } from '#flows/registry.ts'
import { locateSteps } from './locate-steps.ts'

test.each(FLOW_NAMES)('SAND-04 every step of %s has a place, and that line holds its name', async (name) => {
  const places = await locateSteps(name)
  expect(Object.keys(places).toSorted()).toEqual(Object.keys(flows[name].steps).toSorted())
  const parts = new Set((flows[name].parts ?? []).map(({ at }) => at))
  const wrong = Object.entries(places).filter(([step, place]) => {
    const [file = '', line = ''] = place.split(':')
    const written = readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? ''
    const own = parts.has(step) ? 'start' : step.slice(step.lastIndexOf('.') + 1)
    const fact = own.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return !new RegExp(`^\\s*(${own}|${fact}): `).test(written)
  })
  expect(wrong).toEqual([])
})

test('SAND-04 a step of a part, also of one in a part, is found where it is written', async () => {
  const places = await locateSteps('mobile_from_external')
  const inParts = [
    'order.summary.identity.phone_code.wait',
    'member_phone_code.wait',
    'order.name',
    'handover',
    'handover.open',
    'leave',
  ]
  expect(inParts.map((step) => places[step]?.replace(/:\d+$/, ''))).toEqual([
    'flows/phone-code/part.ts',
    'flows/phone-code/part.ts',
    'flows/mobile-order/orderer.ts',
    'flows/handover/part.ts',
    'flows/handover/part.ts',
    'flows/kit/compose-flow.ts',
  ])
  expect(places['member_phone_code.wait']).toBe(places['order.summary.identity.phone_code.wait'])
})

test('SAND-04 a flow that is not there has no places', async () => {
  expect(await locateSteps('every_element', '/nowhere')).toEqual({})
})
