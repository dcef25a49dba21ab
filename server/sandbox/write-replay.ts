import { mkdir, rename, rm, writeFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type * as v from 'valibot'
import type { SaveReplay, StoredReplay } from '#contracts/sandbox/sandbox-service.ts'
import { parseReplay, ReplayError } from '#flows/kit/run/replay-file.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { isFlowName } from '#contracts/chat/flow-name.ts'

/** Where flows and machines lie. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What has replays: a conversation, or one of the browser's machines. */
export type Area = 'flows' | 'machines'

const EXTENSION = '.replay'

/** The folder of a flow's or machine's replays below `root`; `undefined` when there is no such flow or machine. */
function replayFolder(root: string, area: Area, name: string): string | undefined {
  if (area === 'flows') return isFlowName(name) ? join(root, 'flows', name.replaceAll('_', '-'), 'replays') : undefined
  const isMachine = /^[a-z][a-z0-9-]{0,40}$/.test(name) && existsSync(join(root, 'machines', name))
  return isMachine ? join(root, 'machines', name, 'replays') : undefined
}

/** The file of a replay in its folder. */
const replayFile = (folder: string, name: string): string => join(folder, `${name}${EXTENSION}`)

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The replays of a flow or machine by name; none where the folder does not exist. */
export async function readReplays(root: string, area: Area, name: string): Promise<StoredReplay[]> {
  const folder = replayFolder(root, area, name)
  if (!folder || !existsSync(folder)) return []
  const files = (await readdir(folder)).filter((file) => file.endsWith(EXTENSION)).sort()
  const stored = files.map(async (file) => {
    // One that was taken away since the folder was listed is none.
    const text = await readFile(join(folder, file), 'utf8').catch((error: unknown) =>
      isGone(error) ? undefined : Promise.reject(error),
    )
    return text === undefined ? [] : [{ name: file.slice(0, -EXTENSION.length), text }]
  })
  return (await Promise.all(stored)).flat()
}

type Place = { root: string; area: Area; name: string }

/**
 * Writes a replay into the folder of its flow or machine, all of it or nothing. A flow's must be one that can be read and
 * be of that flow; a machine's is only looked at for being plain lines.
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

/** Refuses a text that is no replay of a flow, with the line that cannot be read. */
export function requireReplayOf(flow: string, text: string): void {
  try {
    const { run } = parseReplay(text)
    if (run.flow !== flow) throw unreadable(`The replay is one of ${run.flow}, not of ${flow}.`)
  } catch (error) {
    throw error instanceof ReplayError ? unreadable(error.message) : error
  }
}

const unreadable = (detail: string) => new HttpProblem(422, 'not_a_replay', detail)

/** Some text, no control characters but line breaks and tabs. */
// oxlint-disable-next-line no-control-regex
const isPlain = (text: string) =>
  text.trim() !== '' && text.isWellFormed() && /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/.test(text)
