import type { FlowEvent } from '#flows/kit/flow-event.ts'
import { begin, turn, type FlowState, type RunnableFlow } from '#flows/kit/turn.ts'
import { atMost, quantile, type Figure } from './figure.ts'
import { longFlow, STEPS } from './long-flow.ts'

const NOW = { today: '2026-11-21', locale: 'nb_NO' } as const

const answers: FlowEvent[] = [
  { type: 'visitor.answered', utterance: 'Kari Nordmann' },
  { type: 'visitor.answered', utterance: '', payload: 'maybe' },
  { type: 'visitor.answered', utterance: '', payload: 'yes' },
]
const known = {
  phone: '+4791234567',
  email: 'kari@example.no',
  street: 'Fjordgata 12',
  postalCode: '0150',
  city: 'Oslo',
}

export async function pureTurn(): Promise<Figure[]> {
  const flow = longFlow()
  const rounds = 300
  for (let round = 0; round < rounds; round++) converse(flow)
  const measured = Array.from({ length: rounds }, () => converse(flow))
  return [atMost('pure turn of a 40-step flow, JSON round trip included', quantile(measured, 0.5), 100, 'µs')]
}

function converse(flow: RunnableFlow): number {
  let { state, waiting } = begin(flow, 'step_0', known, NOW)
  let turns = 0
  const started = performance.now()
  while (waiting === 'answer') {
    const restored: FlowState = JSON.parse(JSON.stringify(state))
    const answer = answers[turns % answers.length]
    if (!answer) throw new Error('no answer')
    ;({ state, waiting } = turn(flow, restored, answer, NOW))
    turns++
  }
  if (turns !== STEPS - 1) throw new Error(`walked ${turns} steps`)
  return ((performance.now() - started) * 1000) / turns
}
