import { beforeAll, expect, test } from 'vitest'
import { meteringPointFrom } from '#contracts/kernel/metering-point.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { addPowerSubscription } from '#server/testing/power-subscription.ts'

const portal = portalForTests()
let kari: Awaited<ReturnType<typeof signedInCustomer>>
let other: Awaited<ReturnType<typeof signedInCustomer>>
beforeAll(async () => {
  const deps = { ...serviceDeps(portal.database), runtime: { ...serviceDeps(portal.database).runtime, now: Date.now } }
  kari = await signedInCustomer(deps, '+4796000001')
  other = await signedInCustomer(deps, '+4796000002')
  await addPowerSubscription(deps, { id: 'ps', legalEntity: kari.id, startDate: '2026-01-01', createdAt: new Date() })
}, 60_000)

const ask = (path: string, init: RequestInit = {}) => portal.app.ask(path, { headers: kari.headers, ...init })

test('CALL-12 core gives the login and only the customer’s own legal entity', async () => {
  const sent = await ask(
    '/services/auth/send-user-otp/',
    jsonRequest('POST', { phoneNumber: '+4796000001' }, { 'x-otp-return': '1', 'x-otp-skip-sms': '1' }),
  )
  const { code } = await sent.json()
  const login = await ask('/services/core/login/', jsonRequest('POST', { phoneNumber: '+4796000001', password: code }))
  expect(await login.json()).toMatchObject({ tokenType: 'Bearer', user: { legalEntityId: kari.id } })
  expect(await (await ask(`/services/core/legalentities/${kari.id}/`)).json()).toMatchObject({
    id: kari.id,
    firstName: 'Kari',
  })
  const changed = await ask(
    `/services/core/legalentities/${kari.id}`,
    jsonRequest('PATCH', { city: 'Bergen' }, kari.headers),
  )
  expect(await changed.json()).toMatchObject({ contactInfo: { addresses: [{ city: 'Bergen' }] } })
  const [theirs, nobodys] = [
    await ask(`/services/core/legalentities/${other.id}`),
    await ask('/services/core/legalentities/none'),
  ]
  expect([theirs.status, await theirs.text()]).toEqual([404, await nobodys.text()])
})

test('CALL-12 power customer info, status and activity are the customer’s own', async () => {
  const at = '/services/api/v1/power'
  const point = meteringPointFrom('SE', '4711')
  expect(await (await ask(`${at}/status/`)).json()).toEqual([
    {
      id: 'ps',
      subscriptionName: 'Månadsmedelpris',
      meteringPointId: null,
      status: 'waitingForMeter',
      startDate: '2026-01-01',
    },
  ])
  const post = async (body: object, headers = kari.headers) => {
    const answer = await ask(`${at}/customer-info/`, jsonRequest('POST', body, headers))
    return [answer.status, (await answer.json()).code]
  }
  expect(await post({ subscriptionId: 'ps', meteringPointId: '571313100000000019' })).toEqual([400, 'invalid'])
  expect(await post({ subscriptionId: 'ps', meteringPointId: point }, other.headers)).toEqual(
    await post({ subscriptionId: 'none', currentSupplier: 'El AB' }),
  )
  expect(await post({ subscriptionId: 'ps' })).toEqual([400, 'invalid'])
  expect(await post({ subscriptionId: 'ps', currentSupplier: 'El AB' })).toEqual([200, undefined])
  expect(await post({ subscriptionId: 'ps', meteringPointId: meteringPointFrom('DK', '4711') })).toEqual([
    422,
    'meter_elsewhere',
  ])
  expect(await post({ subscriptionId: 'ps', meteringPointId: point })).toEqual([200, undefined])
  expect(await post({ subscriptionId: 'ps', meteringPointId: meteringPointFrom('SE', '4712') })).toEqual([
    409,
    'meter_known',
  ])
  expect(await (await ask(`${at}/customer-info/`)).json()).toMatchObject({
    accountId: kari.id,
    fullName: 'Kari Nordmann',
    agreements: [{ subscriptionId: 'ps', currentSupplier: 'El AB' }],
  })
  expect(
    (await (await ask(`${at}/status-activity/ps/`)).json()).map(({ activity }: { activity: string }) => activity),
  ).toEqual(['ordered', 'started'])
  expect((await ask(`${at}/status-activity/ps/`, { headers: other.headers })).status).toBe(404)
})
