import { writeFileSync } from 'node:fs'
import { crash } from './crash.ts'
import { durableTurns } from './durable-turns.ts'
import type { Figure } from './figure.ts'
import { landingPage } from './landing-page.ts'
import { pureTurn } from './pure-turn.ts'
import { startUp } from './start-up.ts'

const BENCHES: ((quick: boolean) => Promise<Figure[]>)[] = [pureTurn, durableTurns, startUp, landingPage, crash]

const quick = process.argv.includes('--quick')
const report = process.argv.find((argument) => argument.startsWith('--report='))?.slice('--report='.length)

const figures: Figure[] = []
for (const bench of BENCHES) {
  for (const figure of await bench(quick)) {
    figures.push(figure)
    process.stdout.write(`${JSON.stringify(figure)}\n`)
  }
}
if (report) writeFileSync(report, JSON.stringify(figures))
process.exit(figures.every(({ ok }) => ok) ? 0 : 1)
