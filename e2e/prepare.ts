import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#server/db/open-embedded.ts'
import { buildIfStale } from '../scripts/build-if-stale.ts'
import { EMPTY_STORE } from './server.ts'

/**
 * Builds once before the workers start, because each would otherwise build into the same folder, and prepares an empty
 * store to copy.
 */
export default async function prepare(): Promise<() => void> {
  buildIfStale()
  const folder = mkdtempSync(join(tmpdir(), 'prat-e2e-empty-'))
  await (await openEmbedded(folder)).close()
  process.env[EMPTY_STORE] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
