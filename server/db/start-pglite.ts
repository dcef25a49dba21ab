import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** PGlite writes zeros to all of its buffers at its start, so each takes memory, used or not; its default is 128 MB. */
const SHARED_BUFFERS = '32MB'

/**
 * V8 would compile PGlite's hot functions again, one of them with 600 MB and several seconds of processor, and the
 * statements of the portal would not be faster (0078). Both are needed once the process runs.
 */
const COMPILE_ONCE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

export function startPglite(options: PGliteOptions): Promise<PGlite> {
  COMPILE_ONCE.forEach(setFlagsFromString)
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`]
  return PGlite.create({ ...options, startParams })
}
