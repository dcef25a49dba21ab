import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const SOURCES = [
  'src/**',
  'contracts/**',
  'machines/**',
  'flows/**',
  'locales/**',
  'public/**',
  'scripts/landing-chunk.ts',
  'scripts/page-addresses.ts',
  'scripts/po-catalogues.ts',
  'scripts/style-names.ts',
  'scripts/subset-fonts.ts',
  'scripts/after-build/**',
  'server/translations/**',
  'server/edge/built-files.ts',
  'server/edge/ssr/style-rules.ts',
  '*.config.ts',
  'package.json',
]
/** Not bundled; a run saved while the portal is serving must not make the next start rebuild. */
const NOT_BUILT = ['**/*.replay', '**/*.half', '**/*.test.*']

const SERVER_SOURCES = [
  '{server,contracts,flows,content,locales}/**/*.{ts,json}',
  'scripts/bundle-server.ts',
  'package.json',
  'package-lock.json',
]

/** `stamp` holds the hash of the sources it was built from. */
type Target = { what: string; sources: readonly string[]; stamp: string; command: readonly string[] }

const PAGES: Target = {
  what: 'the pages, this takes a few seconds',
  sources: SOURCES,
  stamp: 'build/stamp',
  command: ['node_modules/@react-router/dev/bin.js', 'build'],
}
const SERVER: Target = {
  what: 'the server',
  sources: SERVER_SOURCES,
  stamp: 'build/app/stamp',
  command: ['scripts/bundle-server.ts'],
}

export function buildIfStale(): void {
  for (const target of [PAGES, SERVER]) {
    const wanted = hashOf(target.sources)
    if (isStamped(target, wanted)) continue
    process.stdout.write(`Building ${target.what} …\n`)
    const built = spawnSync(process.execPath, target.command, { encoding: 'utf8' })
    if (built.status !== 0) throw new Error(`The build failed:\n${built.stdout}\n${built.stderr}`)
    mkdirSync(dirname(target.stamp), { recursive: true })
    writeFileSync(target.stamp, wanted)
  }
}

export const isServerBuilt = (): boolean => isStamped(SERVER, hashOf(SERVER.sources))

const isStamped = ({ stamp }: Target, wanted: string) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { exclude: NOT_BUILT }).sort()) {
    // Folders are skipped: their mtime also changes for files that are not bundled.
    const entry = statSync(file)
    if (entry.isFile()) hash.update(`${file} ${entry.mtimeMs} ${entry.size}\n`)
  }
  return hash.digest('hex')
}
