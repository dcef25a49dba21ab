import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { contentSecurityPolicy } from '#server/edge/headers.ts'
import { readEnv } from '#server/env.ts'
import { SECRET, startProvider } from '#server/ports/testing/start-provider.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { runningApp, type RunningApp } from '#server/testing/running-app.ts'
import { pageAnalytics } from './page-script.ts'

const folder = mkdtempSync(join(tmpdir(), 'prat-events-'))
const LEDGER = join(folder, 'ledger')
const recorded = () =>
  existsSync(LEDGER)
    ? readFileSync(LEDGER, 'utf8')
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line))
    : []

let database: Database
let app: RunningApp
let provider: Awaited<ReturnType<typeof startProvider>>
beforeAll(async () => {
  database = await openInMemory()
  provider = await startProvider({ LEDGER })
  app = await runningApp(database, { ANALYTICS_URL: provider.url, PORT_SECRET: SECRET })
})
afterAll(async () => {
  await app.close()
  await provider.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const PURCHASE = { event: 'Purchase', flow: 'mobile_onboarding' }
const tell = async (headers: Record<string, string>, body: unknown = PURCHASE) => {
  const { status } = await app.ask('/services/analytics', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  })
  return status
}
const counted = async (outcome: string) => {
  const { values = [] } = (await app.registry.getSingleMetric('analytics_events_total')?.get()) ?? {}
  return values.find(({ labels }) => labels['outcome'] === outcome)?.value ?? 0
}

test('CHAT-12 SHELL-06 ORD-04 an event reaches the operator’s system after consent only, without the visitor’s address', async () => {
  for (const cookie of ['', 'prat_cookies=refused', 'prat_cookies=yes']) expect(await tell({ cookie })).toBe(403)
  expect(await tell({ cookie: 'prat_cookies=accepted; _ga=GA1.1.1203.1699' })).toBe(204)
  expect(await tell({ cookie: 'prat_cookies=accepted; _ga=<script>' })).toBe(204)
  await expect.poll(recorded).toHaveLength(2)
  const [first, second] = recorded()
  expect(first).toEqual({
    id: expect.any(String),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    locale: 'nb_NO',
    ...PURCHASE,
    clientId: '1203.1699',
  })
  expect(second).not.toHaveProperty('clientId')
  await expect.poll(() => counted('taken')).toBe(2)
})

test('CHAT-12 SEC-01 what is no event, or comes from another site, is refused', async () => {
  const cookie = 'prat_cookies=accepted'
  expect(await tell({ cookie }, { event: 'Purchase', flow: 'none' })).toBe(400)
  expect(await tell({ cookie }, { event: 'Kari Nordmann', flow: 'mobile_onboarding' })).toBe(400)
  expect(await tell({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(403)
})

test('ORD-04 ERR-02 a page is answered while the operator’s system is down, and the loss is counted', async () => {
  await provider.close()
  expect(await tell({ cookie: 'prat_cookies=accepted' })).toBe(204)
  await expect.poll(() => counted('failed')).toBe(1)
})

const person = {
  id: 'c1',
  firstName: 'Kari',
  fullName: 'Kari Nordmann',
  expires: 0,
  generalConsent: true,
  telipolConsent: true,
}
const env = (settings: Record<string, string>) => readEnv({ APP_ENV: 'test', PORT_SECRET: SECRET, ...settings })
const policyOf = (analytics: ReturnType<typeof pageAnalytics>) =>
  contentSecurityPolicy({ nonce: 'n', development: false, formTargets: [], frameOrigins: [], analytics }).split('; ')

test('SEC-03 ORD-04 without analytics a page loads no script for it, and its policy allows none', () => {
  expect(pageAnalytics(env({}), undefined)).toBeUndefined()
  const policy = policyOf(undefined)
  expect(policy).toContain("script-src 'self' 'nonce-n'")
  expect(policy).toContain("connect-src 'self'")
  expect(policy).toContain('trusted-types default content')
})

test('SEC-03 ORD-04 the operator’s script is allowed by its address, and not on pages of who is signed in', () => {
  const settings = env({
    ANALYTICS_URL: 'https://events.example',
    ANALYTICS_SCRIPT: 'https://stats.example/s.js?id=7',
    ANALYTICS_ORIGINS: 'https://in.stats.example',
  })
  const policy = policyOf(pageAnalytics(settings, undefined))
  expect(policy).toContain("script-src 'self' 'nonce-n' https://stats.example/s.js")
  expect(policy).toContain("connect-src 'self' https://stats.example https://in.stats.example")
  expect(policy).toContain('trusted-types default content analytics')
  expect(pageAnalytics(settings, undefined)?.address).toContain('script=')
  const own = pageAnalytics(settings, person)
  expect(own).toEqual({ address: '/analytics.js?send=1', origins: [] })
  expect(policyOf(own)).toContain("script-src 'self' 'nonce-n'")
})

test('SHELL-20 origins of analytics are told without a path, and belong to a script', () => {
  expect(() => env({ ANALYTICS_SCRIPT: 'https://a.example/s.js', ANALYTICS_ORIGINS: 'https://b.example/x' })).toThrow(
    'must be origins',
  )
  expect(() => env({ ANALYTICS_ORIGINS: 'https://b.example' })).toThrow('ANALYTICS_SCRIPT')
})
