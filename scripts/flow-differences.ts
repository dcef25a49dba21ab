import { parseArgs } from 'node:util'
import { FLOW_NAMES } from '../contracts/chat/flow-list.ts'
import { partsOf } from '#flows/parts.ts'
import { flows } from '#flows/registry.ts'
import { differencesOf } from '#server/sandbox/differences.ts'
import { groupChanges } from '#server/sandbox/group-changes.ts'
import { NoSuchVersion } from '#server/sandbox/other-version.ts'
import { readReplays, ROOT } from '#server/sandbox/write-replay.ts'
import { say } from './command.ts'

/**
 * `npm run differences -- [flow] [--base=HEAD | --candidate] [--replays]` plays every replay on another version of the
 * flows and prints each change once, with the number of replays it touches and an example; `--replays` names them all.
 */
const { values, positionals } = parseArgs({
  options: {
    base: { type: 'string', default: 'HEAD' },
    candidate: { type: 'boolean', default: false },
    replays: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const asked = FLOW_NAMES.filter((name) => positionals.length === 0 || positionals.includes(name))
const unknown = positionals.filter((name) => !FLOW_NAMES.some((flow) => flow === name))
if (unknown.length > 0) {
  say(`There is no flow ${unknown.join(', ')}; there are ${FLOW_NAMES.join(', ')}.`)
  process.exit(1)
}
const replays = (
  await Promise.all([
    ...asked.map((flow) => stored('flows', flow)),
    ...[...partsOf(asked.map((name) => flows[name])).keys()].map((part) => stored('parts', part)),
  ])
).flat()

try {
  const found = await differencesOf({ base: values.candidate ? undefined : values.base, replays })
  const groups = groupChanges(found)
  for (const { kind, what, replays: touched, example } of groups) {
    say(`\n${kind}  ${what}  (${counted(touched.length, 'replay')})`)
    for (const name of values.replays ? touched : touched.slice(0, 1)) say(`  ${name}`)
    say(`  > ${example.move}`)
    for (const line of example.before.split('\n').filter(Boolean)) say(`    - ${line}`)
    for (const line of example.after.split('\n').filter(Boolean)) say(`    + ${line}`)
  }
  const differing = found.filter(({ changes }) => changes.length > 0).length
  say(
    `\n${counted(groups.length, 'change')} in ${differing} of ${counted(replays.length, 'replay')} against ${values.candidate ? 'the candidates' : values.base}`,
  )
} catch (error) {
  if (!(error instanceof NoSuchVersion)) throw error
  say(error.message)
  process.exitCode = 1
}

async function stored(area: 'flows' | 'parts', folder: string) {
  const read = await readReplays(ROOT, area, folder)
  return read.map((replay) => ({
    ...replay,
    name: `flows/${folder.replaceAll('_', '-')}/replays/${replay.name}.replay`,
  }))
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
