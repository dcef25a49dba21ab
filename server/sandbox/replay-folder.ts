import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFlowName } from '#contracts/chat/flow-name.ts'
import type { StoredReplay } from '#contracts/sandbox/desk.ts'

/** Where flows and machines lie. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What has replays: a conversation, or one of the browser's machines. */
export type Area = 'flows' | 'machines'

const EXTENSION = '.replay'

/** The folder of a flow's or machine's replays below `root`; `undefined` when there is no such flow or machine. */
export function replayFolder(root: string, area: Area, name: string): string | undefined {
  if (area === 'flows') return isFlowName(name) ? join(root, 'flows', name.replaceAll('_', '-'), 'replays') : undefined
  const isMachine = /^[a-z][a-z0-9-]{0,40}$/.test(name) && existsSync(join(root, 'machines', name))
  return isMachine ? join(root, 'machines', name, 'replays') : undefined
}

/** The file of a replay in its folder. */
export const replayFile = (folder: string, name: string): string => join(folder, `${name}${EXTENSION}`)

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The replays of a flow or machine by name; none where the folder does not exist. */
export async function readReplays(root: string, area: Area, name: string): Promise<StoredReplay[]> {
  const folder = replayFolder(root, area, name)
  if (!folder || !existsSync(folder)) return []
  const files = (await readdir(folder)).filter((file) => file.endsWith(EXTENSION)).sort()
  const stored = files.map(async (file) => {
    // One that was taken away since the folder was listed is none.
    const text = await readFile(join(folder, file), 'utf8').catch((error: unknown) => (isGone(error) ? undefined : Promise.reject(error)))
    return text === undefined ? [] : [{ name: file.slice(0, -EXTENSION.length), text }]
  })
  return (await Promise.all(stored)).flat()
}
