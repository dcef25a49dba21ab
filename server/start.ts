import { enableCompileCache, flushCompileCache } from 'node:module'
import { buildIfStale } from '../scripts/build-if-stale.ts'
import { FolderInUse } from './db/lock-folder.ts'
import { DiskNearlyFull } from './db/database.ts'

const OLDEST_NODE = [22, 18] as const

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  stop(`Prat needs Node ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}.`)
}

// Compiled once, the next start is a sixth shorter; in a folder of our own, for what lies in it is run.
enableCompileCache('build/compiled')

// The first that needs a package.
const { readEnv, SettingError } = await import('./env.ts').catch((error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') stop('Packages are missing; run npm install first.')
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
  if (error instanceof SettingError || error instanceof FolderInUse || error instanceof DiskNearlyFull) stop(error.message)
  throw error
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
