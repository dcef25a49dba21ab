import { expect, test } from 'vitest'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { COOKIE_NAMES } from './cookies.ts'
import { contentSecurityPolicy, CSP_REPORTS } from './headers.ts'

const portal = portalForTests()
const report = (directive: string, blocked: string, page = 'https://portal.example/mobilabonnement?phone=91234567') =>
  portal.app.ask(CSP_REPORTS, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({
      'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked, 'document-uri': page },
    }),
  })
const kept = () => portal.database.db.query.cspReport.findMany()

test('SEC-03 every answer keeps other origins away, and data that is opened as a page runs nothing', async () => {
  for (const path of ['/healthz', '/services/cms/version', '/services/none', '/mobilabonnement']) {
    const { headers } = await portal.app.ask(path)
    const policies = ['x-content-type-options', 'cross-origin-opener-policy', 'cross-origin-resource-policy']
    expect([path, ...policies.map((name) => headers.get(name))]).toEqual([
      path,
      'nosniff',
      'same-origin',
      'same-origin',
    ])
  }
  const { headers } = await portal.app.ask('/services/none')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  const policy = contentSecurityPolicy({ nonce: 'abc', development: false, formTargets: [], frameOrigins: [] })
  for (const directive of ["require-trusted-types-for 'script'", 'trusted-types default content', "object-src 'none'"])
    expect(policy.split('; ')).toContain(directive)
})

test('SEC-03 AUTH-03 signing out clears what the browser has kept, and names the cookies it ends', async () => {
  const { headers } = await portal.app.ask('/logout', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } })
  expect(headers.get('clear-site-data')).toBe('"cache", "storage"')
  const ended = new Set(headers.getSetCookie().map((cookie) => cookie.split('=')[0]))
  // What is left names nobody: the language, the staff's own sign-in, and what an erased customer may still fetch.
  const left = COOKIE_NAMES.filter((name) => !ended.has(name))
  expect(left.toSorted()).toEqual([
    'prat_last_invoices',
    'prat_locale',
    'prat_not_taken',
    'prat_staff',
    'prat_welcomed',
  ])
})

test('SEC-03 SEC-05 reports of the policy are kept once for each kind, counted, and without personal data', async () => {
  for (let n = 0; n < 3; n += 1)
    expect((await report('script-src-elem', `https://evil.example/${n}?name=Kari`)).status).toBe(204)
  await report('require-trusted-types-for', 'trusted-types-sink')
  await report('made-up-91234567', 'made up 91234567')
  for (const body of ['', '{', '[]', 'x'.repeat(10_000)])
    expect((await portal.app.ask(CSP_REPORTS, { method: 'POST', body })).status).toBe(204)
  expect((await kept()).map(({ directive, blocked, count }) => [directive, blocked, count]).toSorted()).toEqual([
    ['other', 'other', 1],
    ['require-trusted-types-for', 'trusted-types-sink', 1],
    ['script-src', 'https://evil.example', 3],
  ])
  expect(JSON.stringify(await kept())).not.toMatch(/91234567|Kari/)
  const metrics = await (await portal.app.ask('/metrics')).text()
  expect(metrics).toContain('csp_reports_total{directive="script-src"} 3')
})

test('SEC-03 a flood of reports is counted and does not fill the table', async () => {
  portal.app.pass(60_000)
  for (let n = 0; n < 50; n += 1) await report('img-src', `https://evil-${n}.example/`)
  expect((await kept()).filter(({ directive }) => directive === 'img-src')).toHaveLength(30)
  expect(await (await portal.app.ask('/metrics')).text()).toContain('csp_reports_total{directive="img-src"} 50')
})
