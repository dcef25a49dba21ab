import { statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeBackup } from '#server/db/copy/backup.ts'
import { openStore } from '#server/db/copy/store.ts'
import { readEnv } from '#server/env.ts'
import { countOf, runCopy, say, stop, whileOpen } from './command.ts'

/** `npm run backup -- --to=folder` writes everything in the database to one file; see docs/operating.md. */
const { values } = parseArgs({ options: { to: { type: 'string' } } })
const { to = stop('npm run backup -- --to=folder, or --to=file') } = values

await runCopy(async () => {
  const now = new Date()
  const isFolder = statSync(to, { throwIfNoEntry: false })?.isDirectory() ?? false
  const file = isFolder ? join(to, `prat-${now.toISOString().replace(/\W/g, '').slice(0, 15)}.backup`) : to
  await whileOpen(await openStore(readEnv(process.env), { mayBeNew: false }), async (store) => {
    say(`${file}: ${countOf(await writeBackup(store, file, now))}.`)
  })
})
