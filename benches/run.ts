import { writeFileSync } from 'node:fs'
import { billing } from './billing.ts'
import { crash } from './crash.ts'
import { durableTurns } from './durable-turns.ts'
import { editedFlow } from './edited-flow.ts'
import type { Figure } from './figure.ts'
import { funnel } from './funnel.ts'
import { idleSockets } from './idle-sockets.ts'
import { inBrowser } from './in-browser.ts'
import { landingPage } from './landing-page.ts'
import { pureTurn } from './pure-turn.ts'
import { randomVisitors } from './random-visitors.ts'
import { sandbox } from './sandbox.ts'
import { startUp } from './start-up.ts'
import { transfers } from './transfers.ts'

const BENCHES: ((quick: boolean) => Promise<Figure[]>)[] = [
  pureTurn,
  sandbox,
  durableTurns,
  funnel,
  billing,
  startUp,
  landingPage,
  transfers,
  inBrowser,
  randomVisitors,
  editedFlow,
  crash,
  idleSockets,
]

/** Shorter, and held only to what does not depend on how busy the machine is. */
const quick = process.argv.includes('--quick')
const report = process.argv.find((argument) => argument.startsWith('--report='))?.slice('--report='.length)

const figures: Figure[] = []
for (const bench of BENCHES) {
  for (const figure of await bench(quick)) {
    figures.push(figure)
    process.stdout.write(`${JSON.stringify(figure)}\n`)
  }
}
const held = quick ? figures.filter(({ clock }) => !clock) : figures
if (report) writeFileSync(report, JSON.stringify(held))
process.exit(held.every(({ ok }) => ok) ? 0 : 1)
