import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { checkCredit } from '#server/orders/check-credit.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { realRuntime } from '#server/runtime.ts'

const PHONE = '+4793600001'
const CREDIT = '/services/mobile/perform-credit-check'
const portal = portalForTests()
let kari: Awaited<ReturnType<typeof signedInCustomer>>
let cookie: string
const deps = () => ({
  database: portal.database,
  runtime: realRuntime(pino({ level: 'silent' })),
  env: { LOGIN_HOURS: 8 },
})
beforeAll(async () => {
  kari = await signedInCustomer(deps(), PHONE)
  cookie = `prat_login=${kari.headers.authorization.slice('Bearer '.length)}`
}, 60_000)

const Tables = v.array(v.object({ name: v.string() }))
const Prints = v.array(v.object({ name: v.string(), print: v.string() }))
async function contents(): Promise<unknown> {
  const tables = v.parse(
    Tables,
    (
      await portal.database.db.execute(
        sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('secret', 'security_event') order by 1`,
      )
    ).rows,
  )
  const prints = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from "${name}" t${name === 'evidence_head' ? " where id <> 'security events'" : ''}`,
  )
  return v.parse(Prints, (await portal.database.db.execute(sql.raw(prints.join(' union all ')))).rows)
}

const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', referer: 'https://evil.example/' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.localhost' },
  { origin: 'https://evil.example' },
]

const VALUES: Record<string, string> = {
  number: encodeURIComponent(PHONE),
  language: 'nb',
  locale: 'nb_NO',
  flow: 'csat_mobile',
  line: 'mobile',
  file: 'nb_NO.po',
  pageId: 'customerService',
  name: 'terms',
  port: 'orders',
}
const addressOf = (path: string) =>
  path.replaceAll(/:(\w+)(?:\{(?:[^{}]|\{\d+\})*\})?/g, (_all, name: string) => VALUES[name] ?? kari.id)
const routesOf = (isOne: (method: string) => boolean) => [
  ...new Map(
    portal.app
      .routes()
      .filter(({ method }) => isOne(method))
      .map((route) => [`${route.method} ${route.path}`, route]),
  ).values(),
]

test('SEC-03 every call that changes something is refused to a page of another site', async () => {
  const before = await contents()
  const changing = routesOf((method) => !['GET', 'HEAD', 'OPTIONS', 'ALL'].includes(method))
  expect(changing.length).toBeGreaterThan(30)
  for (const { method, path } of changing) {
    for (const foreign of FOREIGN) {
      const answer = await portal.app.ask(addressOf(path), {
        method,
        headers: { cookie, 'content-type': 'application/json', ...foreign },
        body: '{}',
      })
      expect([method, path, answer.status, (await answer.json()).code]).toEqual([method, path, 403, 'foreign_origin'])
    }
  }
  expect(await contents()).toEqual(before)
})

const QUERIES: Record<string, string> = {
  [CREDIT]: '?plan=12gb&reason=order',
  '/services/api/v1/auth/vipps-login': '?origin=http://localhost',
  '/services/cms/graphql': '?query={__typename}',
  '/services/cms/:language/graphql': '?query={__typename}',
  '/services/sandbox/steps': '?flow=csat_mobile&step=hello',
  '/services/sms/outbox': `?phoneNumber=${encodeURIComponent(PHONE)}`,
}
const PROVEN: Record<string, string> = {
  [CREDIT]: 'origin_not_proven',
  '/services/api/v1/auth/vipps-login': 'foreign_origin',
  '/chat/view/debts': 'foreign_origin',
}
const NOTHING_HERE = new Set([
  '/services/api/v2.0/cms/articles/:id',
  '/services/api/v2.0/cms/pages',
  '/services/api/v2.0/cms/pages/:locale/:name',
  '/services/api/v1/power/status-activity/:id',
  '/services/mobile/fenix/portation-status/:number',
  '/services/subscriptions/:id',
  '/services/gateway/erate/consumer/:accountId/subscription/:subscriptionId',
  '/services/gateway/erate/v1/consumer/invoice-file/:invoiceId',
  '/services/gateway/esn/v2/consumer/:accountId/metering-point/:subscriptionId/monthly',
  '/services/gateway/esn/v1/consumer/invoice-file/:invoiceId',
  '/services/sandbox/conversations/:id',
  '/services/payments/payouts',
  '/services/mail/outbox/:key',
  '/services/mail/outbox/:key/file',
  '/services/brain/conversation',
  '/services/brain/puzzle',
  '/services/brain/sessions/:id/elements',
  '/services/debt-register/view/:token',
  '/services/identity/interaction/:uid',
  '/number-owner/:token',
  '/staff/login',
  '/staff/orders',
])

const Refusal = v.pipe(v.string(), v.parseJson(), v.object({ code: v.string() }))
const REFUSALS = { origin_not_proven: true, foreign_origin: true }

test('SEC-03 CALL-08 no GET from another site changes anything; the exceptions need a credential and are listed here', async () => {
  const plain = (path: string) => path.replaceAll(/(:\w+)\{(?:[^{}]|\{\d+\})*\}/g, '$1').replace(/(.)\/$/, '$1')
  const before = await contents()
  for (const { path } of routesOf((method) => method === 'GET')) {
    const route = plain(path)
    for (const foreign of FOREIGN) {
      const answer = await portal.app.ask(`${addressOf(path)}${QUERIES[route] ?? ''}`, {
        headers: { cookie, ...foreign },
      })
      const refusal = answer.status === 403 ? v.safeParse(Refusal, await answer.text()) : undefined
      const outcome =
        answer.status < 400
          ? 'answered'
          : refusal?.success && refusal.output.code in REFUSALS
            ? refusal.output.code
            : 'nothing here'
      expect([path, outcome]).toEqual([path, PROVEN[route] ?? (NOTHING_HERE.has(route) ? 'nothing here' : 'answered')])
    }
    expect([path, await contents()]).toEqual([path, before])
  }
}, 120_000)

const credit = async (headers: Record<string, string>) => {
  const answer = await portal.app.ask(`${CREDIT}?plan=12gb&reason=order`, { headers })
  const body = await answer.json()
  return [answer.status, body.code ?? body.outcome]
}

test('CALL-08 SEC-03 a credit check is told to who holds the token or asks from a page of ours, and made by cookie for nobody', async () => {
  const own = { cookie, 'sec-fetch-site': 'same-origin' }
  for (const unproven of [{}, { 'sec-fetch-site': 'none' }, { referer: 'https://evil.example/localhost' }, ...FOREIGN])
    expect(await credit({ cookie, ...unproven })).toEqual([403, 'origin_not_proven'])
  expect(await credit({ 'sec-fetch-site': 'same-origin' })).toEqual([401, 'not_signed_in'])
  const before = await contents()
  expect(await credit(own)).toEqual([409, 'step_not_confirmed'])
  expect(await contents()).toEqual(before)
  await checkCredit(deps(), {
    name: 'Kari Nordmann',
    birthDate: '1984-05-17',
    phone: PHONE,
    plan: '12gb',
    reason: 'order',
  })
  for (const proven of [own, { cookie, referer: 'http://localhost/products' }, { cookie, origin: 'http://localhost' }])
    expect(await credit(proven)).toEqual([200, 'approved'])
  const other = await signedInCustomer(deps(), '+4793600002')
  expect(await credit({ ...other.headers, 'sec-fetch-site': 'cross-site' })).toEqual([200, 'approved'])
})
