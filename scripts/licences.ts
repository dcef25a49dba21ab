import { readFile } from 'node:fs/promises'
import { OperatorError } from '#server/operator-error.ts'
import { runCommand, say } from './command.ts'
import { readLicences } from './licences/read-licences.ts'

/** `npm run licences` lists the licences of all packages and fails at one that nobody has allowed. */
await runCommand(async () => {
  const lock: unknown = JSON.parse(await readFile(new URL('../package-lock.json', import.meta.url), 'utf8'))
  const packages = readLicences(lock)
  const byLicence = Map.groupBy(packages, ({ licence = 'none told' }) => licence)
  for (const [licence, found] of [...byLicence].toSorted(([, a], [, b]) => b.length - a.length))
    say(`${String(found.length).padStart(4)}  ${licence}`)
  const refused = packages.filter(({ isAllowed }) => !isAllowed)
  if (refused.length === 0) return
  const named = refused.map(
    ({ name, licence = 'none told', isBuilding }) => `${name} (${licence}${isBuilding ? '' : ', runs in production'})`,
  )
  throw new OperatorError(`Not in scripts/licences/allowed-licences.ts: ${named.join(', ')}.`)
})
