import type { Port } from '#contracts/ports/port.ts'
import { AT_STAKE, PORTS } from '#contracts/ports/ports.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv, SettingError, Settings } from './env.ts'

const names = Object.keys(Settings.entries).toSorted()
const issuer = 'https://issuer.example/'
const production = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://portal.example',
  DATABASE_URL: 'postgres://db.example/prat',
  SMS_GATEWAY_URL: 'https://sms.example/',
  ROOT_KEY: Buffer.alloc(32, 1).toString('base64'),
  ACCEPT_EMBEDDED: AT_STAKE.join(','),
}
const without = (name: keyof typeof production) =>
  Object.fromEntries(Object.entries(production).filter(([setting]) => setting !== name))

test('SHELL-20 docs/settings.md and .env.example list every setting, and none that is not', () => {
  const table = readFileSync('docs/settings.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const told = table.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
  const example = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(told.toSorted()).toEqual(names)
  expect(example.toSorted()).toEqual(names)
})

test('SHELL-20 .env.example has the default values', () => {
  const written = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value]) => [name, value],
  )
  expect(readEnv(Object.fromEntries(written))).toEqual(readEnv({}))
})

test.each([
  [without('DATABASE_URL'), 'The setting DATABASE_URL is needed when APP_ENV is production.'],
  [
    without('ROOT_KEY'),
    'The setting ROOT_KEY or ROOT_KEY_FILE is needed when APP_ENV is production: the key to the secrets in the database.',
  ],
  [
    { ROOT_KEY: production.ROOT_KEY, ROOT_KEY_FILE: 'root.key' },
    'The setting ROOT_KEY and ROOT_KEY_FILE must not both be set.',
  ],
  [{ ROOT_KEY: 'short' }, 'The setting ROOT_KEY must be 32 bytes in base64, as of openssl rand -base64 32.'],
  [without('PUBLIC_URL'), 'The setting PUBLIC_URL is needed when APP_ENV is production.'],
  [
    { LEAD_WEBHOOK_URL: 'https://leads.example/' },
    'The setting LEAD_WEBHOOK_SECRET is needed when LEAD_WEBHOOK_URL is set.',
  ],
  [{ SMTP_URL: 'smtps://mail.example' }, 'The setting LEAD_EMAIL is needed when SMTP_URL is set.'],
  [{ BANKID_ISSUER: issuer, BANKID_CLIENT_SECRET: 'x' }, 'The setting BANKID_CLIENT_ID is needed with BANKID_ISSUER.'],
  [{ VIPPS_ISSUER: issuer, VIPPS_CLIENT_ID: 'x' }, 'The setting VIPPS_CLIENT_SECRET is needed with VIPPS_ISSUER.'],
  [{ PORT: 'http' }, 'The setting PORT must be a port number.'],
  [
    { CMS_URL: 'http://cms.example' },
    'The setting CMS_URL must begin with https://, or name this machine (localhost, 127.0.0.1, [::1]).',
  ],
])('SHELL-20 a wrong setting stops the start with one sentence: %o', (environment, sentence) => {
  expect(() => readEnv(environment)).toThrow(sentence)
})

test('SHELL-20 an empty setting counts as unset, and the sandbox issuer needs no client', () => {
  expect(readEnv({ PORT: '', BANKID_ISSUER: '', VIPPS_ISSUER: 'sandbox' })).toMatchObject({
    PORT: 3000,
    VIPPS_ISSUER: 'sandbox',
  })
})

const CODES_ARE_SHOWN =
  'which APP_ENV development and test, where anyone is shown one-time codes, must not do; set APP_ENV to staging or production.'
test.each([
  ['PUBLIC_URL', 'https://portal.example', 'names an address others can reach'],
  ['PUBLIC_URL', 'https://localhost.portal.example', 'names an address others can reach'],
  ['DATABASE_URL', 'postgres://prat:secret@db.example:5432/prat', 'names a database on another machine'],
  ['DATABASE_URL', 'postgres://localhost/prat?host=db.example', 'names a database on another machine'],
  ['DATABASE_URL', 'postgres://prat@10.0.0.5/prat', 'names a database on another machine'],
  ['HOST', '0.0.0.0', 'listens to other machines'],
  ['HOST', '::', 'listens to other machines'],
  ['HOST', '192.168.1.20', 'listens to other machines'],
  ['HOST', 'portal.example', 'listens to other machines'],
])('TRU-07 %s=%s does not start in development or test, nor without APP_ENV', (setting, value, does) => {
  for (const mode of [{}, { APP_ENV: 'development' }, { APP_ENV: 'test' }]) {
    expect(() => readEnv({ ...mode, [setting]: value })).toThrow(
      new SettingError(`The setting ${setting} ${does}, ${CODES_ARE_SHOWN}`),
    )
  }
  expect(() => readEnv({ APP_ENV: 'staging', [setting]: value })).not.toThrow()
})

test('TRU-07 development runs on this machine: its names, its addresses, its own PostgreSQL', () => {
  for (const HOST of ['localhost', '127.0.0.1', '127.0.0.2', '::1', 'portal.localhost'])
    expect(readEnv({ HOST }).HOST).toBe(HOST)
  for (const PUBLIC_URL of ['http://localhost:3000', 'https://127.0.0.1:8443/'])
    expect(readEnv({ PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL)
  for (const DATABASE_URL of [
    'postgres://prat@localhost:5432/prat',
    'postgresql://[::1]/prat',
    'postgres:///prat',
    'postgres://prat@/prat?host=/var/run/postgresql',
    'postgres://%2Fvar%2Frun/prat',
  ]) {
    expect(readEnv({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL)
  }
})

const SAFE = 'must begin with https://, or name this machine (localhost, 127.0.0.1, [::1])'
test.each([
  [
    { BANKID_ISSUER: 'sandbox' },
    'BANKID_ISSUER must not be sandbox when APP_ENV is production: anyone could sign in as anyone',
  ],
  [
    { VIPPS_ISSUER: 'sandbox' },
    'VIPPS_ISSUER must not be sandbox when APP_ENV is production: anyone could sign in as anyone',
  ],
  [{ PUBLIC_URL: 'http://portal.example' }, `PUBLIC_URL ${SAFE}`],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, `PUBLIC_URL ${SAFE}`],
  [{ PUBLIC_URL: 'https://portal.example/nb' }, 'PUBLIC_URL must end with the host: the portal lies at its root'],
  [
    { SMS_GATEWAY_URL: '' },
    'SMS_GATEWAY_URL is needed when APP_ENV is production: without it, or SMS_URL, nobody gets a one-time code',
  ],
  [{ SMS_GATEWAY_URL: 'http://sms.example/' }, `SMS_GATEWAY_URL ${SAFE}`],
  [{ ERATE_URL: 'http://erate.example/' }, `ERATE_URL ${SAFE}`],
  [{ ERATE_URL: 'https://user:secret@erate.example/' }, 'ERATE_URL must hold no user, password or #'],
  [{ INSURER_URL: 'javascript:alert(1)' }, `INSURER_URL ${SAFE}`],
  [{ INSURER_URL: 'data:text/html,hei' }, `INSURER_URL ${SAFE}`],
  [{ INSURER_URL: 'not an address' }, 'INSURER_URL must be a full URL'],
  [{ BANKID_ISSUER: 'http://bankid.example' }, `BANKID_ISSUER ${SAFE}`],
  [
    { ACCEPT_EMBEDDED: 'everything' },
    `ACCEPT_EMBEDDED must be names with commas between them, of: ${AT_STAKE.join(', ')}`,
  ],
])('TRU-07 production does not start with %o', (unsafe, sentence) => {
  expect(readEnv(production)).toMatchObject({ APP_ENV: 'production', ACCEPT_EMBEDDED: AT_STAKE })
  expect(() => readEnv({ ...production, ...unsafe })).toThrow(new SettingError(`The setting ${sentence}.`))
})

test.each(AT_STAKE)(
  'ORD-06 production does not start with the embedded register %s unless it is accepted by name or an outside system has its place',
  (name) => {
    const others = AT_STAKE.filter((one) => one !== name).join(',')
    const { setting, orElse }: Port = PORTS[name]
    expect(() => readEnv({ ...production, ACCEPT_EMBEDDED: others })).toThrow(
      new SettingError(
        `The setting ACCEPT_EMBEDDED must name ${name} when APP_ENV is production: embedded registers hold nothing real, and money or law is at stake; or set the address of an outside system (${setting}${orElse ? ` or ${orElse}` : ''}).`,
      ),
    )
    const PORT_SECRET = 's'.repeat(32)
    const outside = { [setting]: 'https://system.example', ORDERS_URL: 'https://orders.example', PORT_SECRET }
    expect(readEnv({ ...production, ...outside, ACCEPT_EMBEDDED: others }).ACCEPT_EMBEDDED).not.toContain(name)
  },
)

test('ORD-05 an outside system that acts needs the secret that its requests are signed with', () => {
  expect(() => readEnv({ MOBILE_URL: 'https://mobile.example' })).toThrow(/PORT_SECRET is needed/)
  expect(() => readEnv({ CREDIT_URL: 'https://credit.example', PORT_SECRET: 's'.repeat(32) })).toThrow(
    /CREDIT_URL needs ORDERS_URL/,
  )
})
