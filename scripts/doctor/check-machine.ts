import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { showsCodes, type Env } from '#server/env.ts'
import { FolderInUse, lockFolder } from '#server/db/lock-folder.ts'
import { readKeys, rootKeyFile } from '#server/keys/open-root-key.ts'
import { failure, fine, reasonOf, warning, type Finding } from './finding.ts'

const LEAST_ROOM = 1_000_000_000

export async function checkMachine(env: Env): Promise<Finding[]> {
  const { HOST, PORT, DATABASE_URL, DATA_DIR, APP_ENV } = env
  return [
    fine('Node.js', process.versions.node),
    checkBuild(APP_ENV),
    await checkPort(HOST, PORT),
    checkRootKey(env),
    checkMail(env),
    ...(DATABASE_URL === undefined ? checkFolder(DATA_DIR) : []),
  ]
}

function checkMail(env: Env): Finding {
  if (env.SMTP_URL !== undefined) return fine('mail', 'goes by the server of SMTP_URL')
  if (showsCodes(env)) return fine('mail', 'goes to the outbox at /dev/sms')
  return warning(
    'mail',
    'no server is set, so customers get confirmations and receipts by SMS only',
    'Set SMTP_URL and LEAD_EMAIL; what was ordered in the last 30 days is then sent by e-mail too.',
  )
}

function checkBuild(environment: Env['APP_ENV']): Finding {
  if (existsSync('build/server/index.js')) return fine('pages', 'are built')
  return environment === 'production'
    ? warning('pages', 'are not built', 'Run npm run build when the image is made, or the first start takes longer.')
    : fine('pages', 'are built at the start')
}

function checkRootKey(env: Env): Finding {
  if (env.ROOT_KEY) return fine('root key', 'is set')
  const file = rootKeyFile(env)
  const mend = 'Put the key back where it was, readable for this user only; without it the secrets are lost.'
  if (!existsSync(file))
    return env.ROOT_KEY_FILE === undefined
      ? fine('root key', `is made in ${file} at the first start`)
      : failure('root key', `${file} is not there`, mend)
  try {
    return fine('root key', `${file} holds ${readKeys(file).length === 1 ? 'a key' : 'keys'}`)
  } catch (error) {
    return failure('root key', `${file} cannot be used (${reasonOf(error)})`, mend)
  }
}

function checkPort(host: string, port: number): Promise<Finding> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', (error) =>
      resolve(
        failure('port', `${port} of ${host} cannot be used (${reasonOf(error)})`, 'Set PORT or HOST to another one.'),
      ),
    )
    server.listen(port, host, () => server.close(() => resolve(fine('port', `${port} of ${host} is free`))))
  })
}

function checkFolder(folder: string): Finding[] {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    const room = bavail * bsize
    const gigabytes = `${(room / 1e9).toFixed(1)} GB free`
    return [
      fine('folder', `${folder} can be written`),
      room >= LEAST_ROOM
        ? fine('disk', gigabytes)
        : failure('disk', gigabytes, 'Free some space: below 200 MB nothing new is begun.'),
      checkLock(folder),
    ]
  } catch (error) {
    return [
      failure('folder', `${folder} cannot be written (${reasonOf(error)})`, 'Set DATA_DIR to a folder of this user.'),
    ]
  }
}

function checkLock(folder: string): Finding {
  if (!existsSync(join(folder, 'db'))) return fine('embedded database', 'is new')
  try {
    lockFolder(folder)()
    return fine('embedded database', 'is not in use')
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return failure('embedded database', 'is in use by another portal', 'Stop it, or set DATA_DIR to another folder.')
  }
}
