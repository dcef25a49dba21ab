import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueVersion } from '#contracts/catalogue/catalogue-version.ts'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { accountRoutes } from '#server/accounts/account-routes.ts'
import { authRoutes } from '#server/identity/auth-routes.ts'
import { embeddedMobile } from '#server/orders/embedded-mobile.ts'
import { mobileRoutes } from '#server/orders/mobile-routes.ts'
import { smsRoutes } from '#server/sms/outbox.ts'
import { embeddedSubscriptions } from '#server/subscriptions/embedded-subscriptions.ts'
import { subscriptionsRoutes } from '#server/subscriptions/subscriptions-routes.ts'

const DAY = '2026-03-01'

const UGLY = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  "'; drop table x; --",
  '%00',
  'x'.repeat(5_000),
  -1,
  1e308,
  true,
  null,
  [],
  {},
  [[[]]],
  { $ne: 1 },
]
const LINE = { street: 'Storgata 1', postalCode: '0184', city: 'Oslo' }

let database: Database
let app: Hono
let kari: Awaited<ReturnType<typeof signedInCustomer>>

beforeAll(async () => {
  database = await openInMemory()
  const deps = serviceDeps(database)
  kari = await signedInCustomer(deps, '+4798000001')
  app = new Hono({ strict: false })
  app.route('/services/auth', authRoutes(deps))
  app.route('/services/api', accountRoutes(deps))
  app.route('/services/mobile', mobileRoutes({ ...deps, localeOf: () => 'nb_NO' }, embeddedMobile(deps)))
  app.route('/services/subscriptions', subscriptionsRoutes(deps, embeddedSubscriptions(deps)))
  app.route('/services/sms', smsRoutes(deps))
}, 60_000)
afterAll(() => database.close())

const GOOD: Record<string, Record<string, unknown>> = {
  'POST /services/auth/register/': {
    country: 'NO',
    email: 'a@example.no',
    firstName: 'Kari',
    lastName: 'Lie',
    middleName: 'Moe',
    locale: 'nb_NO',
    phoneNumber: '+4798000002',
  },
  'POST /services/auth/send-user-otp/': { phoneNumber: '+4798000003' },
  'POST /services/auth/login/': { phoneNumber: '+4798000004', password: '123456' },
  'PATCH /services/api/account/own/': {
    emailPrimary: 'a@example.no',
    middleName: 'Moe',
    birthDate: '01/01/1980',
    streetName: 'Gata',
    floor: '2',
    postalCode: '0184',
    city: 'Oslo',
    acceptanceTags: [],
  },
  'POST /services/mobile/contracts': {
    plan: '1gb',
    numberChoice: 'new',
    forWhom: 'adult',
    ...LINE,
    creditCheckId: 'x',
    deposit: 1,
    quotedMonthly: 229,
    quotedSetUp: 199,
    catalogueVersion: catalogueVersion(DAY),
  },
  'PATCH /services/subscriptions/none/': { description: 'x' },
}

test.each(Object.entries(GOOD))(
  'VAL %s answers every ugly field below 500',
  async (call, body) => {
    const [method = '', path = ''] = call.split(' ')
    for (const field of Object.keys(body)) {
      for (const ugly of UGLY) {
        const answer = await app.request(
          path.replace('own', kari.id),
          jsonRequest(method, { ...body, [field]: ugly }, kari.headers),
        )
        expect([field, ugly, answer.status < 500]).toEqual([field, ugly, true])
      }
    }
  },
  60_000,
)

test('VAL ugly ids and queries are answered below 500', async () => {
  const paths = [
    '/services/api/account/',
    '/services/subscriptions/',
    '/services/mobile/fenix/portation-status/',
    '/services/mobile/perform-credit-check?reason=order&plan=',
    '/services/sms/outbox?phoneNumber=',
  ]
  const written = ['%00', '%FF', '%ED%A0%80', '%2e%2e', "'", 'x'.repeat(3_000), '%F0%9F%98%80']
  for (const path of paths) {
    for (const ugly of written) {
      const { status } = await app.request(path + ugly, { headers: kari.headers })
      expect([path, ugly, status >= 400 && status < 500]).toEqual([path, ugly, true])
    }
  }
})
