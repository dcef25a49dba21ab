import { flushCompileCache } from 'node:module'
import { readEnv } from './env.ts'
import { OperatorError } from './operator-error.ts'

try {
  const env = readEnv(process.env)
  // The embedded database opens in its thread while the portal's code is loaded.
  const { openDatabase } = await import('./db/open-database.ts')
  const database = openDatabase(env)
  database.catch(() => {})
  const { serve } = await import('./main.ts')
  await serve(env, database, process.argv.includes('--dev'))
  flushCompileCache()
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
