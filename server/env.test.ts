import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv, Settings } from './env.ts'

const names = Object.keys(Settings.entries).toSorted()
const issuer = 'https://issuer.example/'

test('SHELL-20 README and .env.example list every setting, and none that is not', () => {
  const table = readFileSync('README.md', 'utf8').split('## Settings')[1]?.split('\n').filter((line) => line.startsWith('| `')) ?? []
  const told = table.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
  const example = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(told.toSorted()).toEqual(names)
  expect(example.toSorted()).toEqual(names)
})

test('SHELL-20 .env.example has the values that an empty environment has', () => {
  const written = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value]) => [name, value])
  expect(readEnv(Object.fromEntries(written))).toEqual(readEnv({}))
})

test.each([
  [{ APP_ENV: 'production', PUBLIC_URL: 'https://portal.example' }, 'The setting DATABASE_URL is needed when APP_ENV is production.'],
  [{ APP_ENV: 'production', DATABASE_URL: 'postgres://db/prat' }, 'The setting PUBLIC_URL is needed when APP_ENV is production.'],
  [{ LEAD_WEBHOOK_URL: 'https://leads.example/' }, 'The setting LEAD_WEBHOOK_SECRET is needed when LEAD_WEBHOOK_URL is set.'],
  [{ SMTP_URL: 'smtps://mail.example' }, 'The setting LEAD_EMAIL is needed when SMTP_URL is set.'],
  [{ BANKID_ISSUER: issuer, BANKID_CLIENT_SECRET: 'x' }, 'The setting BANKID_CLIENT_ID is needed with BANKID_ISSUER.'],
  [{ VIPPS_ISSUER: issuer, VIPPS_CLIENT_ID: 'x' }, 'The setting VIPPS_CLIENT_SECRET is needed with VIPPS_ISSUER.'],
  [{ PORT: 'http' }, 'The setting PORT must be a port number.'],
  [{ CMS_URL: 'http://cms.example' }, 'The setting CMS_URL must begin with https://, or name this machine (localhost, 127.0.0.1, [::1]).'],
])('SHELL-20 a wrong setting stops the start with one sentence: %o', (environment, sentence) => {
  expect(() => readEnv(environment)).toThrow(sentence)
})

test('SHELL-20 what is empty counts as unset, and the sandbox needs no client', () => {
  expect(readEnv({ PORT: '', BANKID_ISSUER: '', VIPPS_ISSUER: 'sandbox' })).toMatchObject({ PORT: 3000, VIPPS_ISSUER: 'sandbox' })
})
