import { chartOf } from '#flows/kit/chart.ts'
import { compareReplay } from '#flows/kit/run/compare-replay.ts'
import { elementsOf } from '#flows/kit/run/elements.ts'
import { playRun, type Frame } from '#flows/kit/run/play-run.ts'
import { formatReplay, parseReplay } from '#flows/kit/run/replay-file.ts'
import { open, type Move, type Run } from '#flows/kit/run/run.ts'
import { runnableFlows } from '#flows/registry.ts'
import { createSpeak } from '#server/brain/turns/speak.ts'
import { layoutChart } from '#src/sandbox/chart/layout-chart.ts'
import { createRunStore } from '#src/sandbox/run-store.ts'
import { atMost, quantile, type Figure } from './figure.ts'
import { longFlow } from './long-flow.ts'

const TURNS = 1000
const round: Move[] = [
  { kind: 'pick', payload: 'go' },
  { kind: 'pick', payload: '3gb' },
  ...[
    'Kari',
    'Kari Nordmann',
    'Ola Nordmann',
    '912 34 567',
    'kari@example.no',
    'Fjordgata 12',
    '0150',
    'Oslo',
    '24/12/1990',
    '24/12/2018',
    '774411',
    'Noen ord',
  ].map((text) => ({ kind: 'type' as const, text })),
  { kind: 'settle', effect: 'number.check', outcome: 'portable', gives: {} },
  { kind: 'pick', payload: 'again' },
]

export async function sandbox(): Promise<Figure[]> {
  const flows = runnableFlows()
  const rounds = 9
  const drawing = (chart: ReturnType<typeof chartOf>) => median(rounds, () => layoutChart(chart))
  const run: Run = {
    flow: 'every_element',
    locale: 'nb_NO',
    at: Date.parse('2026-11-21T10:00:00Z'),
    moves: movesOf(TURNS),
  }
  const { frames, steps } = stepThrough(run)
  const saved = parseReplay(formatReplay('a thousand turns', run, frames))
  if (compareReplay(flows.every_element, saved)) throw new Error('the replay measured does not agree with its flow')
  return [
    atMost('drawing a flow of 40 steps', drawing(chartOf(longFlow().flow)), 1000, 'ms'),
    atMost(
      'drawing the largest flow',
      Math.max(...Object.values(flows).map(({ flow }) => drawing(chartOf(flow)))),
      1000,
      'ms',
    ),
    atMost('a step of a run of 1,000 with all that is on screen, p99', quantile(steps, 0.99), 50, 'ms'),
    atMost(
      'playing a run of 1,000 turns',
      median(rounds, () => playRun(flows.every_element, run)),
      2000,
      'ms',
    ),
    atMost(
      'comparing a replay of 1,000 turns',
      median(rounds, () => compareReplay(flows.every_element, saved)),
      2000,
      'ms',
    ),
  ]
}

const movesOf = (turns: number): Move[] => [
  open('init'),
  ...Array.from({ length: turns - 1 }, (_, index) => round[index % round.length] ?? open('init')),
]

function stepThrough({ moves, ...run }: Run): { frames: readonly Frame[]; steps: number[] } {
  const store = createRunStore(runnableFlows()[run.flow], { ...run, moves: moves.slice(0, 1) })
  const speak = createSpeak()
  const steps = moves.slice(1).map((move) =>
    timed(() => {
      const stuck = store.make(move)
      if (stuck !== undefined) throw new Error(stuck)
      elementsOf(store.read().frames, (id, values) => speak(run.locale, id, values), run.locale)
    }),
  )
  return { frames: store.read().frames, steps }
}

const median = (rounds: number, work: () => void) =>
  quantile(
    Array.from({ length: rounds }, () => timed(work)),
    0.5,
  )

function timed(work: () => void): number {
  const began = performance.now()
  work()
  return performance.now() - began
}
