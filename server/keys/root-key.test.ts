import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { isLocked, readSecret, unlockSecrets } from '#server/db/read-secret.ts'
import { secret } from '#server/db/secret-table.ts'
import { readLogin, renewToken } from '#server/identity/logins.ts'
import { openedLogin } from '#server/testing/open-login.ts'
import { readSigningKeys, rotateSigningKey } from '#server/identity/signing-key.ts'
import { createCustomer } from '#server/accounts/create-customer.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { TEST_ROOT_KEY } from '#server/testing/root-key.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { openRootKey } from './open-root-key.ts'
import { createRootKey, WrongRootKey } from './root-key.ts'
import { rotateRootKey } from './rotate-root-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'prat-keys-'))
const file = join(folder, 'root.key')
const env = { DATA_DIR: folder }
const another = Buffer.alloc(32, 9)
let database: Database
beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterEach(async () => {
  await unlockSecrets(database, createRootKey(TEST_ROOT_KEY, [another]))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const notYet = async () => false
const stored = (name: string) => database.db.select().from(secret).where(eq(secret.name, name))

test('TRU-01 a key is made at the first start, for its owner only, and is the same at the next', async () => {
  const wrapped = await (await openRootKey(env, notYet)).wrap('cookie', 'a secret')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await (await openRootKey(env, notYet)).unwrap('cookie', wrapped)).toBe('a secret')
  await expect((await openRootKey(env, notYet)).unwrap('token', wrapped)).rejects.toThrow(WrongRootKey)
})

test('TRU-01 a key that others can read, that is no key or that is missing stops the start with a sentence', async () => {
  chmodSync(file, 0o640)
  await expect(openRootKey(env, notYet)).rejects.toThrow(`The file ${file} can be read by others than its owner`)
  writeFileSync(file, 'short')
  chmodSync(file, 0o600)
  await expect(openRootKey(env, notYet)).rejects.toThrow('holds a line that is no key')
  rmSync(file)
  await expect(openRootKey(env, async () => true)).rejects.toThrow(`The file ${file} is missing`)
  expect(existsSync(file)).toBe(false)
  const named = { ...env, ROOT_KEY_FILE: join(folder, 'nowhere') }
  await expect(openRootKey(named, notYet)).rejects.toThrow('The setting ROOT_KEY_FILE names a file that is not there')
})

test('TRU-01 secrets are stored wrapped, another key unlocks none, and a former one does', async () => {
  const kept = await readSecret(database.db, 'kept')
  expect((await stored('kept'))[0]?.value).toMatch(/^w1\./)
  expect((await stored('kept'))[0]?.value).not.toContain(kept.toString('base64'))
  await expect(unlockSecrets(database, createRootKey(another))).rejects.toThrow(WrongRootKey)
  await unlockSecrets(database, createRootKey(another, [TEST_ROOT_KEY]))
  expect(await readSecret(database.db, 'kept')).toEqual(kept)
})

test('TRU-01 what an earlier version left in plain text is wrapped once, and plain text is refused after that', async () => {
  const plain = Buffer.alloc(32, 3).toString('base64')
  await database.db.delete(secret)
  await database.db.insert(secret).values({ name: 'old', value: plain })
  expect(await isLocked(database)).toBe(false)
  await unlockSecrets(database, createRootKey(TEST_ROOT_KEY))
  expect((await stored('old'))[0]?.value).toMatch(/^w1\./)
  expect((await readSecret(database.db, 'old')).toString('base64')).toBe(plain)
  await database.db.insert(secret).values({ name: 'planted', value: plain })
  await expect(readSecret(database.db, 'planted')).rejects.toThrow(WrongRootKey)
  await database.db.delete(secret).where(eq(secret.name, 'planted'))
})

test('TRU-01 rotation wraps everything with a new key, and the former one is kept beside', async () => {
  writeFileSync(file, `${TEST_ROOT_KEY.toString('base64')}\n`, { mode: 0o600 })
  const kept = await readSecret(database.db, 'kept')
  expect(await rotateRootKey(database, env)).toBe((await database.db.select().from(secret)).length)
  expect(readFileSync(`${file}.old`, 'utf8')).toContain(TEST_ROOT_KEY.toString('base64'))
  await expect(unlockSecrets(database, createRootKey(TEST_ROOT_KEY))).rejects.toThrow(WrongRootKey)
  await unlockSecrets(database, await openRootKey(env, notYet))
  expect(await readSecret(database.db, 'kept')).toEqual(kept)
  const [current = ''] = readFileSync(file, 'utf8').split('\n')
  await unlockSecrets(database, createRootKey(TEST_ROOT_KEY, [Buffer.from(current, 'base64')]))
  await rotateRootKey(database, { ...env, ROOT_KEY: TEST_ROOT_KEY })
  await unlockSecrets(database, createRootKey(TEST_ROOT_KEY))
})

test('TRU-01 TRU-02 tokens of the former signing key are valid until their time is over, new ones have the new key', async () => {
  const deps = serviceDeps(database)
  const name = { firstName: 'Kari', lastName: 'Nordmann' }
  const { id } = await createCustomer(deps, { phone: '+4793800009', name, email: 'kari@example.no', locale: 'nb_NO' })
  const before = await openedLogin(deps, id)
  const former = await readSigningKeys(deps)
  await rotateSigningKey(deps)
  const now = await readSigningKeys(deps)
  expect(now.id).not.toBe(former.id)
  expect(now.published.map(({ kid }) => kid)).toEqual([now.id, former.id])
  expect(JSON.stringify(now.published)).not.toContain('"d"')
  expect((await readLogin(deps, before.accessToken)).ok).toBe(true)
  expect((await readLogin(deps, (await openedLogin(deps, id)).accessToken)).ok).toBe(true)
  deps.runtime.pass(1_100 * 3_600_000)
  expect((await readSigningKeys(deps)).published.map(({ kid }) => kid)).toEqual([now.id])
})

test('TRU-02 a renewed token is short, and the one before it, shown again, ends the login for both', async () => {
  const deps = serviceDeps(database)
  const name = { firstName: 'Ola', lastName: 'Nordmann' }
  const { id } = await createCustomer(deps, { phone: '+4793800010', name, email: 'ola@example.no', locale: 'nb_NO' })
  const first = await openedLogin(deps, id)
  const second = await renewToken(deps, first.accessToken)
  if (!second.ok) throw new Error(second.reason)
  expect(second.value.expires - deps.runtime.now()).toBe(15 * 60_000)
  expect((await readLogin(deps, second.value.accessToken)).ok).toBe(true)
  expect((await readLogin(deps, first.accessToken)).ok).toBe(true)
  deps.runtime.pass(31_000)
  expect((await readLogin(deps, first.accessToken)).ok).toBe(false)
  expect((await readLogin(deps, second.value.accessToken)).ok).toBe(false)
})
