import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const COPIED = [
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'drizzle.config.ts',
  'contracts',
  'flows',
  'machines',
  'locales',
  'content',
  'server',
  'scripts',
  'src',
  'e2e',
  'benches',
  'docs',
]

export type Block = { kind: string; file: string | undefined; runs: boolean; text: string }

export function readBlocks(guide: string): Block[] {
  return [...readFileSync(guide, 'utf8').matchAll(/^```(\w*)(?: file=(\S+))?( run)?\n([\s\S]*?)^```/gm)].map(
    ([, kind = '', file, runs, text = '']) => ({ kind, file, runs: runs !== undefined, text }),
  )
}

export function filesOf(blocks: readonly Block[]): string[] {
  const changed = blocks.flatMap(({ kind, text }) =>
    kind === 'diff' ? [...text.matchAll(/^\+\+\+ b\/(\S+)/gm)].flatMap(([, file]) => file ?? []) : [],
  )
  return [...new Set([...blocks.flatMap(({ file }) => file ?? []), ...changed])]
}

export type ScratchCopy = {
  folder: string
  follow: (blocks: readonly Block[]) => void
  /** Error output of a Node program; empty when it succeeded. */
  failureOf: (...args: string[]) => string
  remove: () => void
}

export function scratchCopy(): ScratchCopy {
  const folder = mkdtempSync(join(tmpdir(), 'follow-guide-'))
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')

  function run(command: string, args: readonly string[], input?: string): string {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      ...(input !== undefined && { input }),
    })
    return status === 0 ? '' : `${command} ${args.join(' ')}\n${stdout}${stderr}`
  }

  function followed({ kind, file, runs, text }: Block): string {
    if (kind === 'diff') return run('git', ['apply', '--recount', '-C1', '-'], text)
    if (runs) return run('sh', ['-e', '-c', text])
    if (!file) return ''
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
    return ''
  }

  return {
    folder,
    follow: (blocks) => {
      for (const block of blocks) {
        const failure = followed(block)
        if (failure) throw new Error(failure)
      }
    },
    failureOf: (...args) => run(process.execPath, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
