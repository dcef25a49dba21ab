import { buildIfStale } from '../scripts/build-if-stale.ts'
import { billingNodes } from './faults/billing-nodes.ts'
import { clockJumps } from './faults/clock-jumps.ts'
import { databaseFaults } from './faults/database-faults.ts'
import { formerRelease } from './faults/former-release.ts'
import { fullDisk } from './faults/full-disk.ts'
import { pooler } from './faults/pooler.ts'
import { providerFaults } from './faults/provider-faults.ts'
import type { Figure } from './figure.ts'

/** A text tells what this machine lacks for it. `isWanted`: whether a fault of its own was asked for. */
type Faults = (isWanted: (fault: string) => boolean) => Promise<Figure[] | string>

const ALL: Faults[] = [databaseFaults, pooler, fullDisk, clockJumps, providerFaults, formerRelease, billingNodes]

/** Names of groups, of which all faults are run, or parts of the names of faults of the database. */
const asked = process.argv.slice(2)
const groups = ALL.filter(({ name }) => asked.includes(name))
const parts = asked.filter((name) => !groups.some((group) => group.name === name))
const isWanted = (fault: string) =>
  asked.length === 0 || asked.includes(databaseFaults.name) || parts.some((part) => fault.includes(part))

// Nodes that start together would each build.
buildIfStale()
const figures: Figure[] = []
const left: string[] = []
for (const faults of ALL.filter(
  (one) => asked.length === 0 || groups.includes(one) || (parts.length > 0 && one === databaseFaults),
)) {
  const found = await faults(isWanted)
  if (typeof found === 'string') {
    left.push(`${faults.name} was not run. ${found}`)
    continue
  }
  for (const figure of found) process.stdout.write(`${JSON.stringify(figure)}\n`)
  figures.push(...found)
}

const rows = Map.groupBy(figures, ({ figure }) => figure.split(': ')[0] ?? '')
console.table(
  Object.fromEntries(
    [...rows].map(([fault, own]) => [
      fault,
      Object.fromEntries(
        own.map(({ figure, value, ok }) => [figure.split(': ')[1] ?? '', `${Math.round(value)}${ok ? '' : ' !'}`]),
      ),
    ]),
  ),
)
for (const one of left) process.stdout.write(`${one}\n`)
process.exit(figures.every(({ ok }) => ok) ? 0 : 1)
