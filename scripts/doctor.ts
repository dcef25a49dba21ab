import { readEnv } from '#server/env.ts'
import { runCommand, say } from './command.ts'
import { checkAddresses } from './doctor/check-addresses.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkMachine } from './doctor/check-machine.ts'

/** `npm run doctor` examines the settings and what they name before a start; nothing is changed. */
await runCommand(async () => {
  const env = readEnv(process.env)
  const findings = [
    { what: 'settings', told: `are valid, for ${env.APP_ENV}` },
    ...(await checkMachine(env)),
    ...(env.DATABASE_URL === undefined ? [] : await checkDatabase(env.DATABASE_URL)),
    ...(await checkAddresses(env)),
  ]
  for (const { what, told, mend, isFault } of findings)
    say(`${isFault ? 'FAULT' : mend ? 'note ' : 'ok   '}  ${what}: ${told}${mend ? `. ${mend}` : ''}`)
  const faults = findings.filter(({ isFault }) => isFault).length
  say(faults === 0 ? 'The portal can start.' : `${faults} of ${findings.length} checks have to be mended.`)
  process.exitCode = faults === 0 ? 0 : 1
})
