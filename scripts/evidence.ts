import { verifyChain } from '#server/evidence/verify-chain.ts'
import { OperatorError } from '#server/operator-error.ts'
import { runOnDatabase, say, stop } from './command.ts'

/** `npm run evidence -- verify` checks the whole chain of order evidence; it ends with 1 when a row was changed. */
const [wish] = process.argv.slice(2)
if (wish !== 'verify') stop('npm run evidence -- verify')

await runOnDatabase(async ({ database }) => {
  const { count, head, broken } = await verifyChain(database)
  const rows = `${count} ${count === 1 ? 'row' : 'rows'}`
  if (broken)
    throw new OperatorError(`The chain is broken at row ${broken.seq}: ${broken.reason}. ${rows} before it are whole.`)
  say(`The chain is whole: ${rows}${head === undefined ? '' : `, the last hash is ${head}`}.`)
})
