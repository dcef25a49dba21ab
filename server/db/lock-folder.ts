import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '#server/operator-error.ts'

export class FolderInUse extends OperatorError {}

/**
 * Returns the release function. A kernel file lock is freed even in a crash; two processes would corrupt the database.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock'))
  const holder = join(folder, 'holder')
  try {
    lock.exec(
      'pragma busy_timeout = 200; pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive',
    )
  } catch {
    lock.close()
    throw new FolderInUse(
      `The folder ${folder} is in use by another Prat (process ${holderOf(holder)}); stop it or set DATA_DIR to another folder.`,
    )
  }
  writeFileSync(holder, String(process.pid))
  return () => lock.close()
}

function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return 'unknown'
  }
}
