import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ROOT } from '#server/sandbox/write-replay.ts'
import { makeFlowList, staleLists, writeLists } from './flows/flow-list.ts'

/**
 * `npm run flows`: writes the list of flows and the registry from the flows there are, then examines them (examine-flows.ts).
 * With `-- --check` nothing is written, and a list that is not current fails.
 */
const lists = await makeFlowList(ROOT)
const stale = staleLists(lists, ROOT)
const checksOnly = process.argv.includes('--check')
if (!checksOnly) writeLists(lists, ROOT)
for (const path of stale)
  process.stdout.write(checksOnly ? `${path}:1  notCurrent  write it with npm run flows\n` : `${path}  written\n`)

// In a process of its own, which reads the lists as they are now.
const { status } = spawnSync(
  process.execPath,
  [fileURLToPath(new URL('examine-flows.ts', import.meta.url)), ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exitCode = checksOnly && stale.length > 0 ? 1 : (status ?? 1)
