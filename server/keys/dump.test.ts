import { createHash, createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { sql } from 'drizzle-orm'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { readSecret } from '#server/db/read-secret.ts'
import { createSessionTokens, newVisitor } from '#server/brain/sessions/session-credential.ts'
import { keepProof } from '#server/identity/identity-proofs.ts'
import { hashLogin } from '#server/identity/logins.ts'
import { readSigningKeys } from '#server/identity/signing-key.ts'
import { realRuntime } from '#server/runtime.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { runningApp, type RunningApp } from '#server/testing/running-app.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { unsealText } from './seal-text.ts'

const NATIONAL_ID = '17058412345'
const OWN_NAME = 'a-browser-of-its-own'
const phoneNumber = '+4793800002'
const texts: string[] = []
const gateway = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => texts.push(chunk.toString()))
  request.on('end', () => response.end('{}'))
})
let database: Database
let app: RunningApp
let kari: Awaited<ReturnType<typeof signedInCustomer>>
let token: string
let visitor: string
let session: string
let code: string
let deps: { database: Database; runtime: ReturnType<typeof realRuntime> }
/** Every text in the database as a thief has it, with what it decodes to and hashes to. */
let stolen: string[]
let keys: Buffer[]

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const address = gateway.address()
  if (address === null || typeof address !== 'object') throw new Error('the gateway does not listen')
  database = await openInMemory()
  deps = { database, runtime: realRuntime(pino({ level: 'silent' })) }
  app = await runningApp(database, {
    APP_ENV: 'staging',
    SMS_GATEWAY_URL: `http://127.0.0.1:${address.port}/`,
    EDITOR_TOKENS: 'editor-token-of-thirty-two-characters',
  })
  kari = await signedInCustomer({ ...deps, env: { LOGIN_HOURS: 8 } }, '+4793800001')
  token = kari.headers.authorization.slice('Bearer '.length)
  const named = { 'x-otp-session': OWN_NAME }
  await app.ask(
    '/services/auth/register/',
    jsonRequest('POST', { phoneNumber, firstName: 'Ola', lastName: 'Nordmann', email: 'ola@example.no' }, named),
  )
  await app.ask('/services/auth/send-user-otp/', jsonRequest('POST', { phoneNumber }, named))
  code = /\d{6}/.exec(texts.at(-1)?.split('text')[1] ?? '')?.[0] ?? ''
  const begun = await app.ask(
    '/services/brain/',
    jsonRequest('POST', { content_type: 'init', content: { language_code: 'nb_NO' }, turn_id: 'of-a-visitor' }),
  )
  visitor = /prat_visitor=([^;]+)/.exec(begun.headers.get('set-cookie') ?? '')?.[1] ?? ''
  session = (await database.db.query.chatSession.findMany())[0]?.id ?? ''
  await keepProof(deps, { session, provider: 'bankid', proven: { nationalId: NATIONAL_ID } })
  await readSecret(database.db, 'editor token')
  const rows = await dump(database)
  stolen = [...new Set(rows.flatMap(textsIn).filter((text) => text.length >= 16 && text.length < 600))]
  keys = stolen.flatMap((text) => [
    ...text.split('.').flatMap((part) => [Buffer.from(part, 'base64'), Buffer.from(part)]),
    createHash('sha256').update(text).digest(),
  ])
}, 60_000)
afterAll(async () => {
  await app.close()
  await database.close()
  gateway.close()
})

async function dump({ db }: Database): Promise<unknown[]> {
  const tables = await db.execute(
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
        and table_name not in ('content_document', 'number_register')`,
  )
  const all = []
  for (const { name } of tables.rows) all.push(...(await db.execute(sql.raw(`select * from ${String(name)}`))).rows)
  return all
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  return Object.values(value).flatMap(textsIn)
}

const statusWith = async (path: string, headers: Record<string, string>) => (await app.ask(path, { headers })).status
const ownAccount = () => `/services/api/account/${kari.id}/`
const ownConversation = () => `/services/brain/sessions/${session}/elements`

test('TRU-01 what opens an account, a conversation, a code or an editor is there and is not in the dump', async () => {
  expect(await statusWith(ownAccount(), kari.headers)).toBe(200)
  expect(await statusWith(ownConversation(), { cookie: `prat_visitor=${visitor}` })).toBe(200)
  const all = stolen.join('\n')
  const editor = (await readSecret(database.db, 'editor token')).toString('hex')
  for (const secret of [token, decodeJwt(token).jti ?? '', visitor, NATIONAL_ID, editor, OWN_NAME])
    expect([secret !== '' && all.includes(secret), secret]).toEqual([false, secret])
  expect(code).toMatch(/^\d{6}$/)
  expect((await database.db.query.oneTimeCode.findMany()).map(({ sealed }) => sealed)).toEqual([null])
})

test('TRU-01 no text of the dump opens anything as token, cookie or editor’s token', async () => {
  const opened: string[] = []
  for (const text of stolen.filter((one) => /^[\x21-\x3a\x3c-\x7e]+$/.test(one))) {
    const bearer = { authorization: `Bearer ${text}` }
    const cookies = { cookie: `prat_login=${text}; prat_visitor=${text}` }
    for (const headers of [bearer, cookies]) {
      if ((await statusWith(ownAccount(), headers)) === 200) opened.push(`account: ${text}`)
      if ((await statusWith(ownConversation(), headers)) === 200) opened.push(`conversation: ${text}`)
    }
    const written = await app.ask('/services/translations/nb_NO.po', { method: 'PUT', headers: bearer, body: '' })
    if (written.status !== 401) opened.push(`editor: ${text}`)
  }
  expect(stolen.length).toBeGreaterThan(20)
  expect(opened).toEqual([])
})

test('TRU-01 no text of the dump is a key: to tokens and cookies, to a code, to a national id', async () => {
  const [row] = await database.db.query.oneTimeCode.findMany()
  const [proof] = await database.db.query.identityProof.findMany()
  if (!row || !proof) throw new Error('no code or no proof')
  const { phone, asker, purpose, salt, sendKey, hash } = row
  const mac = (key: Buffer, ...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  const guessed = { phoneNumber, code }
  const found: string[] = []
  for (const key of keys) {
    if (key.length === 0) continue
    if (mac(key, purpose, asker, phone, salt, code).toString('base64url') === hash) found.push('hash of a code')
    if (mac(key, 'code', phone, sendKey).readUIntBE(0, 6) % 1_000_000 === Number(guessed.code)) found.push('a code')
    if (newVisitor(key, session) === visitor) found.push('visitor cookie')
    if (key.length !== 32) continue
    if (isRead(() => unsealText(key, proof.sealed))) found.push('national id')
    const jwt = await createSessionTokens(key).sign(session, new Date(Date.now() + 60_000))
    if ((await statusWith(ownConversation(), { authorization: `Bearer ${jwt}` })) === 200) found.push('session token')
  }
  expect(keys.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

const isRead = (read: () => unknown): boolean => {
  try {
    return read() !== undefined
  } catch {
    return false
  }
}

test('TRU-01 a token forged with another key, or with the real one and what the dump tells, opens nothing', async () => {
  const own = await generateKeyPair('ES256')
  const real = await readSigningKeys(deps)
  const { kid = '' } = decodeProtectedHeader(token)
  const claims = decodeJwt(token)
  const { jti = '', exp = 0 } = claims
  const signed = (key: typeof own.privateKey, changed: object) =>
    new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg: 'ES256', kid }).sign(key)
  const open = async (forged: string) => statusWith(ownAccount(), { authorization: `Bearer ${forged}` })
  expect(real.id).toBe(kid)
  expect(await open(await signed(own.privateKey, {}))).toBe(401)
  expect(await open(await signed(real.sign, { jti: hashLogin(jti) }))).toBe(401)
  expect(await open(await signed(real.sign, { exp: exp + 1 }))).toBe(401)
  expect(await open(await signed(real.sign, { generation: 7 }))).toBe(401)
  expect(await open(await signed(real.sign, {}))).toBe(200)
})
