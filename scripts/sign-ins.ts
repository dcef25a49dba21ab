import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { writeEvents } from '#server/security-events/record-event.ts'
import { endSignIns, EVERYONE } from '#server/staff/end-sign-ins.ts'
import { commandLineStaff } from '#server/staff/mend.ts'
import { runOnDatabase, say, stop } from './command.ts'

const USAGE = `npm run sign-ins -- end <customer's id or number> --reason="why"
npm run sign-ins -- end ${EVERYONE} --reason="why"`

/** Ends all sign-ins of a customer, or of everyone and of staff; logged with the reason. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { reason: { type: 'string' } } })
const [wish, ...words] = positionals
const whose = words.join(' ')
const reason = values.reason?.trim() ?? ''

if (wish !== 'end' || whose === '' || reason.length < 5) stop(USAGE)
await runOnDatabase(async (deps) => {
  const count = await endSignIns(deps, whose, commandLineStaff(userInfo().username), reason)
  await writeEvents(deps.database)
  say(count === 0 ? 'Nobody of that name is signed in, or there is no such customer.' : `${count} signed out.`)
})
