import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { OperatorError } from '#server/operator-error.ts'

const run = promisify(execFile)

const PARTS = ['flows', 'contracts', 'locales', 'package.json']
const BASE = /^(?!-)[\w./~^-]{1,100}$/
const GIT_DEADLINE = 10_000

export class NoSuchVersion extends OperatorError {}

/** `base` is a commit of the repository at `root`, or a folder. The copy is removed afterwards. */
export async function withVersion<T>(root: string, base: string, work: (folder: string) => Promise<T>): Promise<T> {
  if (!BASE.test(base))
    throw new NoSuchVersion('Name a commit, a branch or a folder, in letters, digits and . / _ ~ ^ -.')
  return inFolder(root, async (folder) => {
    if (existsSync(resolve(root, base, 'flows/registry.ts'))) await copyFolder(resolve(root, base), folder)
    else await extractCommit(root, base, folder)
    if (!existsSync(join(folder, 'flows/kit/run/play-run.ts'))) {
      throw new NoSuchVersion(`${base} is from before runs could be played; take a later one.`)
    }
    return work(folder)
  })
}

/** A copy of the flows as they are now, and of what they need. It is removed afterwards. */
export const inCopy = <T>(root: string, work: (folder: string) => Promise<T>): Promise<T> =>
  inFolder(root, async (folder) => {
    await copyFolder(root, folder)
    return work(folder)
  })

async function inFolder<T>(root: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'prat-version-'))
  try {
    await symlink(modulesOf(resolve(root)), join(folder, 'node_modules'), 'junction')
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Where Node finds the packages of the flows from a folder: beside it or above. */
function modulesOf(folder: string): string {
  const modules = join(folder, 'node_modules')
  return existsSync(join(modules, 'xstate')) || dirname(folder) === folder ? modules : modulesOf(dirname(folder))
}

async function copyFolder(from: string, folder: string): Promise<void> {
  for (const part of PARTS) await cp(join(from, part), join(folder, part), { recursive: true })
}

async function extractCommit(root: string, base: string, folder: string): Promise<void> {
  const options = { cwd: root, timeout: GIT_DEADLINE }
  const commit = await run(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`],
    options,
  ).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )
  if (!commit) throw new NoSuchVersion(`There is neither a commit nor a folder with flows by the name ${base}.`)
  const archive = join(folder, 'version.tar')
  try {
    await run('git', ['archive', '--format=tar', '-o', archive, commit, '--', ...PARTS], options)
    await run('tar', ['-xf', archive, '-C', folder], options)
  } catch {
    throw new NoSuchVersion(`${base} has no flows that could be compared.`)
  }
}
