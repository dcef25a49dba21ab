import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, statSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SettingError, type Env } from '#server/env.ts'
import { createRootKey, ROOT_KEY_BYTES, type RootKey } from './root-key.ts'

export type RootKeyEnv = Pick<Env, 'ROOT_KEY' | 'ROOT_KEY_FILE' | 'ROOT_KEY_OLD' | 'DATA_DIR'>

export const rootKeyFile = ({ ROOT_KEY_FILE, DATA_DIR }: RootKeyEnv): string =>
  ROOT_KEY_FILE ?? join(DATA_DIR, 'root.key')

/** Lines of a root key's file that a rotation left for reading. */
export const formerKeysFile = (file: string): string => `${file}.old`

/** Where the root key comes from, for sentences. */
export const rootKeySource = (env: RootKeyEnv): string =>
  env.ROOT_KEY ? 'The setting ROOT_KEY' : `The file ${rootKeyFile(env)}`

/**
 * From the setting, else from the file, which is created in DATA_DIR unless the database already knows a root key
 * (`isKnown`). Throws a `SettingError` with what to do.
 */
export async function openRootKey(env: RootKeyEnv, isKnown: () => Promise<boolean>): Promise<RootKey> {
  const former = env.ROOT_KEY_OLD ?? []
  if (env.ROOT_KEY) return createRootKey(env.ROOT_KEY, former)
  const file = rootKeyFile(env)
  if (!existsSync(file)) {
    if (env.ROOT_KEY_FILE !== undefined)
      throw new SettingError(`The setting ROOT_KEY_FILE names a file that is not there (${file}).`)
    if (await isKnown())
      throw new SettingError(
        `The file ${file} is missing, the key to the secrets of this database; put it back or set ROOT_KEY.`,
      )
    mkdirSync(dirname(file), { recursive: true })
    writeKeys(file, [randomBytes(ROOT_KEY_BYTES)], 'wx')
  }
  const [current] = readKeys(file)
  const left = existsSync(formerKeysFile(file)) ? readKeys(formerKeysFile(file)) : []
  if (!current) throw new SettingError(`The file ${file} holds no key: 32 bytes in base64 belong there.`)
  return createRootKey(current, [...former, ...left])
}

/** Mode 0600, on the disk when this returns: a key that is lost takes the secrets with it. */
export function writeKeys(file: string, keys: readonly Buffer[], flag: 'wx' | 'w'): void {
  const opened = openSync(file, flag, 0o600)
  try {
    writeSync(opened, keys.map((key) => `${key.toString('base64')}\n`).join(''))
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

export function readKeys(file: string): Buffer[] {
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
    throw new SettingError(`The file ${file} can be read by others than its owner; chmod 600 it.`)
  const keys = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return keys.map((written) => {
    const key = Buffer.from(written, 'base64')
    if (key.length !== ROOT_KEY_BYTES)
      throw new SettingError(`The file ${file} holds a line that is no key: 32 bytes in base64 belong there.`)
    return key
  })
}
