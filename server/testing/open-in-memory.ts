import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Logger } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { migratedStore, openInMemory as openAnew } from '../db/open-embedded.ts'
import { unlockForTests } from './root-key.ts'
import { MIGRATIONS } from '#server/db/migrations.ts'

const FOLDER = 'node_modules/.cache/prat'

export async function openInMemory(logger?: Logger): Promise<Database> {
  const file = join(FOLDER, `${storeKey()}.tar`)
  if (!existsSync(file)) await keepStore(file)
  return unlockForTests(await openAnew(new Blob([readFileSync(file)]), logger))
}

function storeKey(): string {
  const hash = createHash('sha256').update(readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite')))
  for (const migration of globSync(join(MIGRATIONS, '*.sql')).sort()) hash.update(readFileSync(migration))
  return hash.digest('hex').slice(0, 16)
}

async function keepStore(file: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, Buffer.from(await (await migratedStore()).arrayBuffer()))
  renameSync(beside, file)
}
