import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { billing } from './billing.ts'
import { busyLanding } from './busy-landing.ts'
import { crash } from './crash.ts'
import { durableTurns } from './durable-turns.ts'
import { editedFlow } from './edited-flow.ts'
import type { Figure } from './figure.ts'
import { frontDoor } from './front-door.ts'
import { funnel } from './funnel.ts'
import { hearing } from './hearing.ts'
import { idleSockets } from './idle-sockets.ts'
import { inBrowser } from './in-browser.ts'
import { landingPage } from './landing-page.ts'
import { manyTurns } from './many-turns.ts'
import { pureTurn } from './pure-turn.ts'
import { randomVisitors } from './random-visitors.ts'
import { sandbox } from './sandbox.ts'
import { startUp } from './start-up.ts'
import { transfers } from './transfers.ts'

type Bench = (quick: boolean) => Promise<Figure[]>

/** Their figures depend on how busy the machine is. */
const TIMED: Bench[] = [pureTurn, sandbox, durableTurns, frontDoor, busyLanding, funnel, inBrowser, idleSockets]
const COUNTED: Bench[] = [billing, startUp, landingPage, transfers, randomVisitors, editedFlow, crash, hearing]

/** Takes many minutes and 10 GB of disk, so it is run by its name alone. */
const LONG: Bench[] = [manyTurns]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Runs shorter, and only what does not depend on how busy the machine is. */
    quick: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
})
const { quick, report } = values
const all = quick ? COUNTED : [...COUNTED, ...TIMED]
const named = [...all, ...LONG]
const unknown = positionals.filter((name) => !named.some((bench) => bench.name === name))
if (unknown.length > 0) {
  process.stderr.write(`No bench ${unknown.join(', ')}. There are: ${named.map(({ name }) => name).join(', ')}\n`)
  process.exit(2)
}

const figures: Figure[] = []
for (const bench of positionals.length > 0 ? named.filter(({ name }) => positionals.includes(name)) : all) {
  for (const figure of await bench(quick)) {
    figures.push(figure)
    process.stdout.write(`${JSON.stringify(figure)}\n`)
  }
}
const held = quick ? figures.filter(({ clock }) => !clock) : figures
if (report) writeFileSync(report, JSON.stringify(held))
process.exit(held.every(({ ok }) => ok) ? 0 : 1)
