import { parseArgs } from 'node:util'
import { FLOW_NAMES } from '../contracts/chat/flow-list.ts'
import { differencesOf } from '../server/sandbox/differences.ts'
import { NoSuchVersion } from '../server/sandbox/other-version.ts'
import { readReplays, ROOT } from '#server/sandbox/write-replay.ts'

/** `npm run differences -- [flow] [--base=HEAD]`: every replay through another version of the flows and this one, what differs by file and move. */
const { values, positionals } = parseArgs({
  options: { base: { type: 'string', default: 'HEAD' } },
  allowPositionals: true,
})
const say = (line: string) => void process.stdout.write(`${line}\n`)

const asked = FLOW_NAMES.filter((name) => positionals.length === 0 || positionals.includes(name))
const unknown = positionals.filter((name) => !FLOW_NAMES.some((flow) => flow === name))
if (unknown.length > 0) {
  say(`There is no flow ${unknown.join(', ')}; there are ${FLOW_NAMES.join(', ')}.`)
  process.exit(1)
}
const replays = (
  await Promise.all(
    asked.map((flow) =>
      readReplays(ROOT, 'flows', flow).then((stored) =>
        stored.map((replay) => ({ ...replay, name: fileOf(flow, replay.name) })),
      ),
    ),
  )
).flat()

try {
  const found = (await differencesOf({ base: values.base, replays })).filter(({ lines }) => lines.length > 0)
  for (const { name, lines } of found) {
    say(`\n${name}`)
    for (const { move, kind, before, after } of lines) {
      say(`  > ${move}\n    ${kind}`)
      for (const line of before.split('\n')) say(`    - ${line}`)
      for (const line of after.split('\n')) say(`    + ${line}`)
    }
  }
  say(`\n${found.length} of ${replays.length} replays differ from ${values.base}`)
} catch (error) {
  if (!(error instanceof NoSuchVersion)) throw error
  say(error.message)
  process.exitCode = 1
}

function fileOf(flow: string, name: string): string {
  return `flows/${flow.replaceAll('_', '-')}/replays/${name}.replay`
}
