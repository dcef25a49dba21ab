import { mkdir, rename, rm, writeFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { existsSync } from 'node:fs'
import type * as v from 'valibot'
import type { SaveReplay, StoredReplay } from '#contracts/sandbox/sandbox-service.ts'
import { parseReplay, ReplayError } from '#flows/kit/run/replay-file.ts'
import { LACKS_FACTS } from '#flows/kit/run/transcript.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { isFlowName } from '#contracts/chat/flow-name.ts'
import { PROJECT_ROOT } from '#server/project-root.ts'

export const ROOT = `${PROJECT_ROOT}/`

/** `parts`: folders in flows/ with a part of flows, whose replays run in a flow that uses it. */
export type Area = 'flows' | 'parts' | 'machines'

const EXTENSION = '.replay'

function replayFolder(root: string, area: Area, name: string): string | undefined {
  if (area === 'flows') return isFlowName(name) ? join(root, 'flows', name.replaceAll('_', '-'), 'replays') : undefined
  if (area === 'parts') return join(root, 'flows', name, 'replays')
  const isMachine = /^[a-z][a-z0-9-]{0,40}$/.test(name) && existsSync(join(root, 'machines', name))
  return isMachine ? join(root, 'machines', name, 'replays') : undefined
}

const replayFile = (folder: string, name: string): string => join(folder, `${name}${EXTENSION}`)

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

export async function readReplays(root: string, area: Area, name: string): Promise<StoredReplay[]> {
  const folder = replayFolder(root, area, name)
  if (!folder || !existsSync(folder)) return []
  const files = (await readdir(folder)).filter((file) => file.endsWith(EXTENSION)).sort()
  const stored = files.map(async (file) => {
    // The file may have been deleted since the folder was listed.
    const text = await readFile(join(folder, file), 'utf8').catch((error: unknown) =>
      isGone(error) ? undefined : Promise.reject(error),
    )
    return text === undefined ? [] : [{ name: file.slice(0, -EXTENSION.length), text }]
  })
  return (await Promise.all(stored)).flat()
}

type Place = { root: string; area: Area; name: string }

/**
 * Writes atomically. A flow's replay must parse and belong to that flow; a machine's is only checked for plain text.
 */
export async function writeReplay(
  { root, area, name }: Place,
  replay: v.InferOutput<typeof SaveReplay>,
): Promise<void> {
  const folder = replayFolder(root, area, name)
  if (!folder)
    throw new HttpProblem(
      404,
      'not_found',
      `There is nothing of that name in ${area}. A name added since the server was started is known after a restart.`,
    )
  if (area === 'flows') requireReplayOf(name, replay.text)
  else if (!isPlain(replay.text)) throw unreadable('The replay must be lines of plain text.')
  await mkdir(folder, { recursive: true })
  const half = join(folder, `.${replay.name}.${process.pid}.half`)
  try {
    await writeFile(half, replay.text)
    await rename(half, replayFile(folder, replay.name))
  } finally {
    await rm(half, { force: true })
  }
}

/** Throws with the line number if the text is not a replay of the flow. */
export function requireReplayOf(flow: string, text: string): void {
  try {
    const { run, expected } = parseReplay(text)
    if (run.flow !== flow) throw unreadable(`The replay is one of ${run.flow}, not of ${flow}.`)
    const [lacking] = expected.flatMap(({ lines }) => lines.filter((line) => line.endsWith(LACKS_FACTS)))
    if (lacking !== undefined) throw unreadable(`A call lacks facts it needs: ${lacking}.`)
  } catch (error) {
    throw error instanceof ReplayError ? unreadable(error.message) : error
  }
}

const unreadable = (detail: string) => new HttpProblem(422, 'not_a_replay', detail)

const isPlain = (text: string) =>
  text.trim() !== '' &&
  text.isWellFormed() &&
  // oxlint-disable-next-line no-control-regex
  /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/.test(text)
