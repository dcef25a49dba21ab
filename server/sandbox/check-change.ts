import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { PROJECT_ROOT } from '#server/project-root.ts'
import { doesNotFit, type ChangedFile } from './changed-files.ts'
import { inCopy } from './other-version.ts'
import { folderOf } from './step-source.ts'

const PROGRAM = join(PROJECT_ROOT, 'server/sandbox/find-faults.ts')
const DEADLINE = 100_000

const Found = v.array(v.object({ flow: v.string(), rule: v.string(), step: v.string(), detail: v.string() }))
type Found = v.InferOutput<typeof Found>

/** `flow` is the only one that the files belong to; without it, all may have changed. */
type Change = { root: string; files: readonly ChangedFile[]; flow: FlowName | undefined }

/**
 * What the compiler and the check find in the flows with the files changed, in a copy, that they do not find without:
 * a sentence each.
 */
export const faultsOfChange = ({ root, files, flow }: Change): Promise<string[]> =>
  inCopy(root, async (copy) => {
    for (const { path, after } of files) {
      await mkdir(dirname(join(copy, path)), { recursive: true })
      await writeFile(join(copy, path), after)
    }
    const [compiling, found] = await Promise.all([compilerFaults(root, copy, flow), findingsIn(copy, flow)])
    if (compiling.length > 0 || typeof found === 'string')
      return [...compiling, ...(typeof found === 'string' ? [found] : [])]
    const before = found.length > 0 ? await findingsIn(root, flow) : []
    const known = new Set(typeof before === 'string' ? [] : before.map(keyOf))
    return found.filter((one) => !known.has(keyOf(one))).map((one) => `${keyOf(one)}: ${one.detail}`)
  })

const keyOf = ({ flow, rule, step }: Found[number]) => `${flow}: ${rule} ${step}`

async function compilerFaults(root: string, copy: string, flow: FlowName | undefined): Promise<string[]> {
  const compilerOptions = { incremental: false, noEmit: true, types: ['node'] }
  const files = [flow === undefined ? 'flows/registry.ts' : `${folderOf(flow)}/flow.ts`]
  const config = { extends: join(root, 'tsconfig.json'), include: [], files, compilerOptions }
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(config))
  const compiler = join(copy, 'node_modules/@typescript/native/bin/tsc')
  if (!existsSync(compiler)) throw doesNotFit('The compiler is not installed, so the change cannot be checked.')
  const { said, code } = await run(copy, compiler, '-p', join(copy, 'tsconfig.json'), '--pretty', 'false')
  return code === 0 ? [] : firstLines(said)
}

const firstLines = (said: string) => {
  const faults = said.split('\n').filter((line) => /error TS\d+/.test(line))
  return faults.length > 0 ? faults.slice(0, 5) : ['The compiler did not end well.']
}

/** The findings, or a sentence if the flows do not load. */
async function findingsIn(folder: string, flow: FlowName | undefined): Promise<Found | string> {
  const { said, complaint, code } = await run(folder, PROGRAM, folder, ...(flow === undefined ? [] : [flow]))
  if (code === 0) return v.parse(Found, JSON.parse(said))
  return `The flows do not load: ${/^\w*Error.*$/m.exec(complaint)?.[0] ?? 'the check did not end well'}`
}

async function run(cwd: string, ...args: string[]) {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], timeout: DEADLINE })
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const [said, complaint, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { said, complaint, code }
}
