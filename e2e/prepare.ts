import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#server/db/open-embedded.ts'
import { buildIfStale } from '../scripts/build-if-stale.ts'
import { EMPTY_STORE } from './server.ts'

/**
 * Before the portals of the workers are started: the pages are built, else each of them would build into the same folder, and a
 * store is made ready that each portal begins with a copy of.
 */
export default async function prepare(): Promise<() => void> {
  buildIfStale()
  const folder = mkdtempSync(join(tmpdir(), 'prat-e2e-empty-'))
  await (await openEmbedded(folder)).close()
  process.env[EMPTY_STORE] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
