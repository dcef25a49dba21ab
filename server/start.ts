import { flushCompileCache } from 'node:module'
import { buildIfStale } from '../scripts/build-if-stale.ts'
import { FolderInUse } from './db/lock-folder.ts'
import { DiskNearlyFull } from './db/database.ts'

// The first that needs a package.
const { readEnv, SettingError } = await import('./env.ts').catch((error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
    stop('Packages are missing; run npm install first.')
  throw error
})

const dev = process.argv.includes('--dev')
try {
  const env = readEnv(process.env)
  if (!dev) {
    // React and its router take their production builds by it.
    process.env['NODE_ENV'] = 'production'
    buildIfStale()
  }
  const { serve } = await import('./main.ts')
  await serve(env, dev)
  flushCompileCache()
} catch (error) {
  if (error instanceof SettingError || error instanceof FolderInUse || error instanceof DiskNearlyFull)
    stop(error.message)
  throw error
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
