import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { FileChanges } from '#contracts/sandbox/file-changes.ts'
import { EditableStep, type StepEdit } from '#contracts/sandbox/step-edits.ts'
import { PROJECT_ROOT } from '#server/project-root.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { developerRoutes } from './developer-routes.ts'

export const CSAT = 'flows/csat-mobile/flow.ts'
export const WORDS = 'flows/csat-mobile/words.json'
export const TYPES = 'locales/messages.ts'
const FILES = [CSAT, WORDS, TYPES, 'flows/power-onboarding/steps.ts']

/** A copy of the flows, changed by the calls of the sandbox. */
export async function openStepEdits() {
  const database = await openInMemory()
  const root = mkdtempSync(join(tmpdir(), 'prat-steps-'))
  for (const name of ['flows', 'contracts', 'locales', 'package.json', 'tsconfig.json', '.oxfmtrc.json'])
    cpSync(join(PROJECT_ROOT, name), join(root, name), { recursive: true })
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(root, 'node_modules'), 'junction')

  const ask = (path: string, init?: RequestInit, develops = true) =>
    developerRoutes(database, root, develops).request(path, init)
  const editable = async (flow: FlowName, step: string) =>
    v.parse(EditableStep, await (await ask(`/steps?${new URLSearchParams({ flow, step })}`)).json())

  return {
    root,
    ask,
    editable,
    edit: async (path: string, flow: FlowName, step: string, change: StepEdit['change']) => {
      const { read } = await editable(flow, step)
      const answer = await ask(path, jsonRequest('POST', { flow, step, change, read } satisfies StepEdit))
      return { status: answer.status, body: await answer.json() }
    },
    contents: () => Object.fromEntries(FILES.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
    restore: () => {
      for (const file of FILES) cpSync(join(PROJECT_ROOT, file), join(root, file))
    },
    close: async () => {
      rmSync(root, { recursive: true, force: true })
      await database.close()
    },
  }
}

/** The lines that go and come, each with its file. */
export const linesOf = (body: unknown): string[] =>
  v
    .parse(FileChanges, body)
    .files.flatMap(({ path, lines }) =>
      lines.flatMap(({ kind, text }) => (kind === 'same' ? [] : [`${path} ${kind} ${text.trim()}`])),
    )
