import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as v from 'valibot'
import type { SaveReplay } from '#contracts/sandbox/desk.ts'
import { parseReplay, ReplayError } from '#flows/kit/run/replay-file.ts'
import { HttpProblem } from '../http/problem.ts'
import { replayFile, replayFolder, type Area } from './replay-folder.ts'

type Place = { root: string; area: Area; name: string }

/**
 * Writes a replay into the folder of its flow or machine, all of it or nothing. A flow's must be one that can be read and
 * be of that flow; a machine's is only looked at for being plain lines.
 */
export async function writeReplay({ root, area, name }: Place, replay: v.InferOutput<typeof SaveReplay>): Promise<void> {
  const folder = replayFolder(root, area, name)
  if (!folder) throw new HttpProblem(404, 'not_found', `There is nothing of that name in ${area}. A name added since the server was started is known after a restart.`)
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
const isPlain = (text: string) => text.trim() !== '' && text.isWellFormed() && /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/.test(text)
