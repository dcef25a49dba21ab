import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const SOURCES = [
  'src/**',
  'contracts/**',
  'machines/**',
  'flows/**',
  'locales/**',
  'public/**',
  'scripts/po-catalogues.ts',
  'scripts/style-names.ts',
  'scripts/after-build/**',
  'server/translations/**',
  'server/edge/built-files.ts',
  'server/edge/ssr/style-rules.ts',
  '*.config.ts',
  'package.json',
]
/** Tests and saved runs are in no bundle; a run saved while the portal serves must not make the next start build anew. */
const NOT_BUILT = ['**/*.replay', '**/*.half', '**/*.test.*']
const STAMP = 'build/stamp'

/** Builds the browser's part and the rendering bundle when anything they are made of has changed since the last build. */
export function buildIfStale(): void {
  const wanted = stampOf()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  process.stdout.write('Building the pages, this takes a few seconds …\n')
  const built = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.js', 'build'], { encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`The build failed:\n${built.stdout}\n${built.stderr}`)
  mkdirSync('build', { recursive: true })
  writeFileSync(STAMP, wanted)
}

function stampOf(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { exclude: NOT_BUILT }).sort()) {
    // A folder changes with every file that comes into it, also with one that is in no bundle.
    const entry = statSync(file)
    if (entry.isFile()) hash.update(`${file} ${entry.mtimeMs} ${entry.size}\n`)
  }
  return hash.digest('hex')
}
