import { parseArgs } from 'node:util'
import { OperatorError } from '#server/operator-error.ts'
import { readRows } from '#server/db/hash-chain.ts'
import { SECURITY_EVENT_ROWS, verifyChain } from '#server/security-events/chain.ts'
import { runOnDatabase, say, stop } from './command.ts'

/** `npm run security-events -- verify` or `-- export`; see docs/operating.md. */
const { positionals } = parseArgs({ allowPositionals: true })
const [wish] = positionals
if (wish !== 'verify' && wish !== 'export') stop('npm run security-events -- verify | export')

await runOnDatabase(async ({ database }) => {
  if (wish === 'export') {
    for await (const row of readRows(database, SECURITY_EVENT_ROWS)) say(JSON.stringify(row))
    return
  }
  const { count, head, broken } = await verifyChain(database)
  if (broken) throw new OperatorError(`The chain of security events is broken at event ${count + 1}: ${broken.reason}.`)
  say(`${count} security events are as they were written; the last hash is ${head ?? '-'}.`)
})
