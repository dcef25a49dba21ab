import * as v from 'valibot'
import { expect, test } from 'vitest'
import { jsonRequest } from '#server/testing/json-request.ts'
import { AccessLogLine } from './access-log.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'

const portal = portalForTests({ settings: { ACCESS_LOG: '1', TRUST_PROXY: '1' } })

const lines = () =>
  portal.app
    .logged()
    .split('\n')
    .flatMap((line) =>
      line.includes('"answered"') ? [v.parse(v.pipe(v.string(), v.parseJson(), AccessLogLine), line)] : [],
    )

test.each([
  ['POST', '/services/brain/', 400, '/services/brain'],
  ['GET', '/services/brain/sessions/4790000001/elements?after=1', 404, '/services/brain/sessions/:id/elements'],
  ['GET', '/services/kari-nordmann', 404, '/services/*'],
  ['GET', '/telipol/90000001', 200, '/telipol/:phone?'],
  ['GET', '/telipol/90000001.data?code=123456', 200, '/telipol/:phone?'],
  ['GET', '/kari@example.no/90000001', 200, '/*'],
  ['GET', '/%ff', 400, '/*'],
  ['PUT', '/account', 405, '/account'],
])('SEC-05 %s %s is noted with its route and nothing of its address', async (method, path, status, route) => {
  const answer = await portal.app.ask(
    path,
    method === 'POST' ? jsonRequest('POST', { phoneNumber: '+4790000001' }) : { method },
  )
  const line = lines().at(-1)
  expect(line).toMatchObject({ method, route, status: answer.status })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('x-request-id')).toBe(line?.request)
  expect(portal.app.logged()).not.toMatch(/90000001|123456|kari|example\.no/i)
})

test('SEC-05 a trusted proxy may set the request id; an invalid id is replaced', async () => {
  const idOf = async (given: string) =>
    (await portal.app.ask('/login', { headers: { 'x-request-id': given } })).headers.get('x-request-id')
  expect(await idOf('0af7651916cd43dd8448eb211c80319c')).toBe('0af7651916cd43dd8448eb211c80319c')
  expect(await idOf('+47 900 00 001')).toMatch(/^[\da-f-]{36}$/)
})

test('the health of the process is asked for every few seconds and not noted', async () => {
  const before = lines().length
  await portal.app.ask('/healthz')
  await portal.app.ask('/readyz')
  expect(lines()).toHaveLength(before)
})
