import { parseArgs } from 'node:util'
import { moveInto } from '#server/db/copy/move.ts'
import { openPostgresStore, openStore } from '#server/db/copy/store.ts'
import type { Sum } from '#server/db/copy/tables.ts'
import { readEnv } from '#server/env.ts'
import { countOf, runCopy, say, stop, whileOpen } from './command.ts'

/** `npm run move -- --to=postgres://…` takes the embedded database of DATA_DIR to PostgreSQL; see docs/operating.md. */
const { values } = parseArgs({ options: { to: { type: 'string' } } })
const { to = stop('npm run move -- --to=postgres://user:password@host/database') } = values

await runCopy(async () => {
  const { DATA_DIR } = readEnv({ DATA_DIR: process.env['DATA_DIR'] })
  await whileOpen(await openStore({ DATA_DIR, DATABASE_URL: undefined }, { mayBeNew: false }), async (source) => {
    await whileOpen(await openPostgresStore(to), async (target) => {
      const sums: Sum[] = []
      await moveInto(source, target, (sum) => void sums.push(sum))
      say(`${countOf(sums)} are moved, all sums equal.`)
    })
  })
  say('Set DATABASE_URL to the new database and start the portal; the folder is as it was.')
})
