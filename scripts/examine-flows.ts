import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import { isFlowName } from '#contracts/chat/flow-name.ts'
import { checkFlow } from '#flows/kit/check-flow.ts'
import { partsOf } from '#flows/parts.ts'
import { candidates, flows, runnableFlows } from '#flows/registry.ts'
import { stories } from '../machines/registry.ts'
import { readFlowTexts } from '#server/translations/po-files.ts'
import { readReplays, ROOT } from '#server/sandbox/write-replay.ts'
import { say } from './command.ts'
import { acceptReplay } from './flows/accept-replay.ts'
import { lostOnAccept } from './flows/lost-on-accept.ts'
import { makeDrawings, notCurrent, writeDrawings } from './flows/drawings.ts'
import { examine, examinePart } from './flows/examine.ts'
import { wrongPageEntries } from './flows/page-entries.ts'
import { propose, saveProposals } from './flows/propose.ts'
import type { Report } from './flows/report-flow.ts'
import { reportMachine } from './flows/report-machine.ts'
import { unusedTexts } from './flows/unused-texts.ts'

/**
 * Checks flows and browser machines, reports replay coverage and writes docs/flows; with names of flows it checks only
 * these and writes nothing. `--check` writes nothing and fails on outdated drawings; `--accept <file> …` updates replays;
 * `--propose <flow or part>` prints replays of what is not walked yet, and writes them with `--save <requirement>`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    accept: { type: 'string', multiple: true, default: [] },
    propose: { type: 'string' },
    save: { type: 'string' },
  },
})

if (values.propose !== undefined) await tellProposals(values.propose, values.save)
else if (values.accept.length > 0) [...values.accept, ...positionals].forEach(accept)
else if (positionals.length > 0) process.exitCode = (await lookAtFlows(positionals)) > 0 ? 1 : 0
else process.exitCode = (await lookThrough(values.check)) > 0 ? 1 : 0

function accept(file: string): void {
  try {
    const before = readFileSync(file, 'utf8')
    const after = acceptReplay(before, { flows: runnableFlows(), machines: stories })
    writeFileSync(file, after)
    say(`${file}  accepted`)
    for (const lost of lostOnAccept(before, after)) say(`  look again: ${lost}`)
  } catch (error) {
    say(`${file}  ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}

async function tellProposals(name: string, requirement: string | undefined): Promise<void> {
  const runnables = runnableFlows()
  const parts = partsOf(Object.values(flows))
  const part = parts.get(name)
  if (!part && !isFlowName(name))
    throw new Error(`There is no flow or part ${name}, but ${[...FLOW_NAMES, ...parts.keys()].join(', ')}.`)
  const uses = part?.uses.map(({ flow, at }) => ({ flow: runnables[flow.name], at }))
  const what = part && uses ? { uses, folders: part.folders } : isFlowName(name) ? runnables[name] : undefined
  const proposals = what ? await propose(what, ROOT, requirement ?? 'FLOW-00') : []
  for (const { title, words } of proposals) ['', title, ...words].forEach(say)
  say(`\n${proposals.length} replays walk what no replay of ${name} walked yet.`)
  if (proposals.length === 0) return
  if (requirement === undefined)
    say(`Read them, then write them with --save and the requirement they prove: --save FLOW-05`)
  else
    for (const file of saveProposals(proposals, join(ROOT, 'flows', name.replaceAll('_', '-'), 'replays')))
      say(`${file}  written`)
}

async function lookAtFlows(names: readonly string[]): Promise<number> {
  let count = 0
  for (const name of names) {
    if (isFlowName(name)) count += tell(name, await examine(flows[name], ROOT))
    else {
      say(`There is no flow ${name}, but ${FLOW_NAMES.join(', ')}.`)
      count += 1
    }
  }
  return count
}

async function lookThrough(checksOnly: boolean): Promise<number> {
  let count = await lookAtFlows(FLOW_NAMES)
  for (const [part, inUse] of partsOf(Object.values(flows)))
    count += tell(`part ${part}`, await examinePart(part, inUse, ROOT))
  const wrongEntries = wrongPageEntries(flows, ROOT)
  for (const error of wrongEntries) say(`\n${error}`)
  count += wrongEntries.length
  const texts = readFlowTexts()
  const candidateFlows = Object.values(candidates).map(({ flow }) => flow)
  const unused = unusedTexts([...Object.values(flows), ...candidateFlows], texts, ROOT)
  for (const error of unused) say(`\n${error}`)
  count += unused.length
  for (const { flow } of Object.values(candidates)) {
    const found = checkFlow(flow, texts, flows).map(
      ({ rule, step, detail }) => `flows/${flow.name.replaceAll('_', '-')}/candidate.ts:1  ${rule}  ${step}: ${detail}`,
    )
    count += tell(`${flow.name}, candidate`, { errors: found, coverage: '', uncovered: [] })
  }
  for (const [name, story] of Object.entries(stories)) {
    count += tell(
      `machine ${name}`,
      reportMachine(story, `machines/${name}`, await readReplays(ROOT, 'machines', name)),
    )
  }
  return count + (await lookAtDrawings(checksOnly))
}

function tell(name: string, { errors, coverage, uncovered, examples }: Report): number {
  say(`\n${name}: ${coverage || 'not played'}`)
  for (const error of errors) {
    say(`  ${error}`)
    const example = examples?.get(error)
    if (example) say(`    see it: ${example}`)
  }
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
