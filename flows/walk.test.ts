import { expect, test } from 'vitest'
import { FLOW_NAMES } from '#contracts/chat/flow-name.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { placeholders } from './kit/check/placeholders.ts'
import type { Draft } from './kit/drafts.ts'
import { readTexts } from './kit/testing/read-texts.ts'
import { walkFlow } from './kit/testing/walk-flow.ts'
import type { TurnResult } from './kit/turn.ts'
import { runnableFlows } from './registry.ts'

const texts = readTexts()
const flows = runnableFlows()
const customer: Facts = {
  customerId: 'c1',
  firstName: 'Kari',
  signedIn: true,
  name: { firstName: 'Kari', lastName: 'Nordmann' },
  phone: '+4791234567',
  email: 'kari@example.no',
}
const beginnings: Facts[] = [
  {},
  { plan: '6gb' },
  { plan: 'barn-1gb' },
  { plan: 'mobilt-bredband' },
  { plan: '6gb', forWhom: 'adult', numberChoice: 'keep' },
  customer,
  { ...customer, birthDate: '1990-12-24', street: 'Fjordgata 12', postalCode: '0150', city: 'Oslo', plan: '12gb' },
  { ...customer, birthDate: '2011-12-24' },
]

test.each(FLOW_NAMES)('FLOW-03 walking %s reaches every step, stops nowhere, and fills in every word', (name) => {
  const turns = beginnings.flatMap((facts) => walkFlow(flows[name], facts))
  const walked = new Set(turns.flatMap(({ state, drafts }) => [state.step, ...drafts.flatMap((draft) => (draft.kind === 'ask' ? [draft.step] : []))]))
  const said = new Set(turns.flatMap(({ drafts }) => drafts.flatMap((draft) => (draft.kind === 'say' ? [draft.text] : []))))
  const { steps } = flows[name].flow
  const stops = Object.keys(steps).filter((step) => steps[step] && ('ask' in steps[step] || 'call' in steps[step] || 'end' in steps[step]))
  expect(stops.filter((step) => !walked.has(step))).toEqual([])
  expect(Object.values(steps).flatMap(({ say = [] }) => say.filter((text) => !said.has(text)))).toEqual([])
  expect([...new Set(turns.flatMap(faults))]).toEqual([])
}, 60_000)

function faults({ state, drafts, calls, waiting }: TurnResult): string[] {
  const asked = drafts.find((draft) => draft.kind === 'ask')
  return [
    ...calls.flatMap(({ effect, needs }) => (needs === undefined ? [`${state.step} calls ${effect} without the facts it needs`] : [])),
    ...(waiting === 'answer' && asked?.options.length === 0 && !asked.input ? [`${state.step} offers nothing`] : []),
    ...(drafts.length === 0 && calls.length === 0 ? [`${state.step} says nothing and waits for nothing`] : []),
    ...drafts.flatMap((draft) => empty(draft).map((hole) => `${state.step}: ${hole}`)),
  ]
}

/** Placeholders of what is said that have no value yet. */
function empty(draft: Draft): string[] {
  const holes = (id: string, values: Record<string, unknown>) =>
    placeholders(texts.nb_NO[id] ?? '').flatMap((name) => (values[name] === undefined ? [`${id} lacks {${name}}`] : []))
  if (draft.kind === 'say') return holes(draft.text, draft.values)
  if (draft.kind === 'ask') return draft.options.flatMap(({ title, values }) => holes(title, { ...draft.values, ...values }))
  return []
}
