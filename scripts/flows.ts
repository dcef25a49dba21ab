import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { makeEffectList } from './flows/effect-list.ts'
import { makeFlowList, staleLists, writeLists } from './flows/flow-list.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * `npm run flows` writes the lists of effects and flows and the registry, then runs examine-flows.ts. `-- --check` writes nothing and
 * fails when they are outdated.
 */
const checksOnly = process.argv.includes('--check')
const renewed = (lists: ReadonlyMap<string, string>): string[] => {
  const stale = staleLists(lists, ROOT)
  if (!checksOnly) writeLists(lists, ROOT)
  return stale
}
// Flows are imported to be listed, and they import the effects.
const stale = [...renewed(makeEffectList(ROOT)), ...renewed(await makeFlowList(ROOT))]
for (const path of stale)
  process.stdout.write(checksOnly ? `${path}:1  notCurrent  write it with npm run flows\n` : `${path}  written\n`)

// A separate process, because this one has already imported the old lists.
const { status } = spawnSync(
  process.execPath,
  [fileURLToPath(new URL('examine-flows.ts', import.meta.url)), ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exitCode = checksOnly && stale.length > 0 ? 1 : (status ?? 1)
