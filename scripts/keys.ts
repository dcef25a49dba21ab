import { parseArgs } from 'node:util'
import { rotateSigningKey } from '#server/identity/signing-key.ts'
import { rotateRootKey } from '#server/keys/rotate-root-key.ts'
import { recordEvent, writeEvents } from '#server/security-events/record-event.ts'
import { runOnDatabase, say, stop } from './command.ts'

/** `npm run keys -- rotate`; see docs/operating.md. */
const { positionals } = parseArgs({ allowPositionals: true })
if (positionals[0] !== 'rotate' || positionals.length > 1) stop('npm run keys -- rotate')

await runOnDatabase(async ({ env, ...deps }) => {
  const secrets = await rotateRootKey(deps.database, env)
  await rotateSigningKey(deps)
  recordEvent(deps, { name: 'sys_key_rotated', details: { count: secrets } })
  await writeEvents(deps.database)
  const key = env.ROOT_KEY ? 'ROOT_KEY' : 'a new root key'
  say(`${secrets} secrets are wrapped with ${key}, and new tokens are signed with a new key.`)
})
