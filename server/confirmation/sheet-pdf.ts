import { getCompileCacheDir } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Tinypool } from 'tinypool'
import * as v from 'valibot'
import { PROJECT_ROOT } from '#server/project-root.ts'
import type { SheetDrawing } from './draw-sheet.ts'

/** Milliseconds. */
const DEADLINE = 20_000
const IDLE = 60_000

let thread: Tinypool | undefined

/** In a thread of its own, because drawing takes up to 50 ms in which nobody else would be answered. */
export async function sheetPdf(drawing: SheetDrawing): Promise<Uint8Array<ArrayBuffer>> {
  thread ??= openThread()
  const file: unknown = await thread.run(drawing, { signal: AbortSignal.timeout(DEADLINE) })
  return new Uint8Array(v.parse(v.instance(Uint8Array), file))
}

function openThread(): Tinypool {
  const cache = getCompileCacheDir()
  return new Tinypool({
    filename: pathToFileURL(join(PROJECT_ROOT, 'server/confirmation/draw-sheet.ts')).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    ...(cache && { env: { NODE_COMPILE_CACHE: dirname(cache) } }),
  })
}
