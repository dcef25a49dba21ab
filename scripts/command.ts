import { pino } from 'pino'
import { FolderInUse } from '#server/db/lock-folder.ts'
import type { StoreDeps } from '#server/deps.ts'
import { readEnv, type Env } from '#server/env.ts'
import { OperatorError } from '#server/operator-error.ts'
import { realRuntime } from '#server/runtime.ts'

type Closable = { close: () => Promise<void> }

/**
 * Errors that the operator can mend are shown as a sentence, with exit code 1. `inUse` follows the sentence that
 * another process uses the embedded database.
 */
export async function runCommand(
  work: () => Promise<void>,
  inUse = 'On the embedded database, end the portal first.',
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof FolderInUse) stop(`${error.message} ${inUse}`)
    if (error instanceof OperatorError) stop(error.message)
    throw error
  }
}

/** Runs a command on the database of the settings, migrated and with its secrets unlocked. */
export const runOnDatabase = (work: (deps: StoreDeps & { env: Env }) => Promise<void>, inUse?: string): Promise<void> =>
  runCommand(async () => {
    const { openDatabase } = await import('#server/db/open-database.ts')
    const env = readEnv(process.env)
    const runtime = realRuntime(pino({ level: 'silent' }))
    await whileOpen(await openDatabase(env), (database) => work({ database, env, runtime }))
  }, inUse)

/** Runs a command that copies everything, and therefore opens the database as it is, without migrating it. */
export const runCopy = (work: () => Promise<void>): Promise<void> =>
  runCommand(work, 'The embedded database is copied while no portal uses it.')

export async function whileOpen<Opened extends Closable>(
  opened: Opened,
  work: (opened: Opened) => Promise<void>,
): Promise<void> {
  try {
    await work(opened)
  } finally {
    await opened.close()
  }
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

export const countOf = (sums: readonly { rows: number }[]): string =>
  `${sums.reduce((all, { rows }) => all + rows, 0)} rows of ${sums.length} tables`

export function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
