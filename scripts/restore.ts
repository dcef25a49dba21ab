import { parseArgs } from 'node:util'
import { restoreBackup } from '#server/db/copy/backup.ts'
import { openStore } from '#server/db/copy/store.ts'
import { readEnv } from '#server/env.ts'
import { countOf, runCopy, say, stop, whileOpen } from './command.ts'

/** `npm run restore -- --from=file` fills the empty database of the settings from a backup; see docs/operating.md. */
const { values } = parseArgs({ options: { from: { type: 'string' } } })
const { from = stop('npm run restore -- --from=file') } = values

await runCopy(async () => {
  await whileOpen(await openStore(readEnv(process.env), { mayBeNew: true }), async (store) => {
    const { madeAt, sums } = await restoreBackup(from, store)
    say(`The backup of ${madeAt} is restored: ${countOf(sums)}, all sums equal.`)
  })
})
