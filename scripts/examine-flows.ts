import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { flows, runnableFlows } from '../flows/registry.ts'
import { stories } from '../machines/registry.ts'
import { readReplays, ROOT } from '#server/sandbox/write-replay.ts'
import { acceptReplay } from './flows/accept-replay.ts'
import { makeDrawings, notCurrent, writeDrawings } from './flows/drawings.ts'
import { examine } from './flows/examine.ts'
import type { Report } from './flows/report-flow.ts'
import { reportMachine } from './flows/report-machine.ts'

/**
 * What is wrong with the conversations and how far replays walk them, with file and line, likewise the
 * browser's machines, and the drawings of both in docs/flows. `-- --check` writes nothing and fails on a drawing that is
 * not current; `-- --accept <file> …` takes over into replays what is said now.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, accept: { type: 'string', multiple: true, default: [] } },
})
const say = (line: string) => void process.stdout.write(`${line}\n`)

if (values.accept.length > 0) [...values.accept, ...positionals].forEach(accept)
else process.exitCode = (await lookThrough(values.check)) > 0 ? 1 : 0

function accept(file: string): void {
  try {
    writeFileSync(file, acceptReplay(readFileSync(file, 'utf8'), { flows: runnableFlows(), machines: stories }))
    say(`${file}  accepted`)
  } catch (error) {
    say(`${file}  ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}

/** How many errors there are. */
async function lookThrough(checksOnly: boolean): Promise<number> {
  let count = 0
  for (const flow of Object.values(flows)) count += tell(flow.name, await examine(flow, ROOT))
  for (const [name, story] of Object.entries(stories)) {
    count += tell(
      `machine ${name}`,
      reportMachine(story, `machines/${name}`, await readReplays(ROOT, 'machines', name)),
    )
  }
  return count + (await lookAtDrawings(checksOnly))
}

function tell(name: string, { errors, coverage, uncovered }: Report): number {
  say(`\n${name}: ${coverage || 'not played'}`)
  for (const error of errors) say(`  ${error}`)
  if (uncovered.length > 0) ['not walked:', ...uncovered.map((item) => `  ${item}`)].forEach((line) => say(`  ${line}`))
  return errors.length
}

async function lookAtDrawings(checksOnly: boolean): Promise<number> {
  const drawings = await makeDrawings(ROOT)
  const stale = notCurrent(drawings, ROOT)
  say(`\n${drawings.size} drawings in docs/flows, ${stale.length} ${checksOnly ? 'not current' : 'renewed'}`)
  if (!checksOnly) writeDrawings(drawings, ROOT)
  for (const path of stale) say(checksOnly ? `  ${path}:1  notCurrent  write it with npm run flows` : `  ${path}`)
  return checksOnly ? stale.length : 0
}
