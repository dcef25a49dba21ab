import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { multistream, pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { recordEvent, writeEvents } from '#server/security-events/record-event.ts'
import { realRuntime } from '#server/runtime.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { openTelemetry } from './open-telemetry.ts'
import { traced, traceOfLine } from './traced.ts'

const Attributes = v.array(v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) }))
const Span = v.object({
  traceId: v.string(),
  name: v.string(),
  attributes: v.optional(Attributes, []),
})
type Span = v.InferOutput<typeof Span>
const Sent = v.object({
  resourceSpans: v.optional(v.array(v.object({ scopeSpans: v.array(v.object({ spans: v.array(Span) })) })), []),
  resourceLogs: v.optional(
    v.array(
      v.object({
        scopeLogs: v.array(v.object({ logRecords: v.array(v.looseObject({ traceId: v.optional(v.string()) })) })),
      }),
    ),
    [],
  ),
})

const received: { url: string; body: string; headers: IncomingHttpHeaders }[] = []
let outside: Server
let url: string
beforeAll(async () => {
  outside = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({ url: request.url ?? '', body, headers: request.headers })
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  const address = outside.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => outside.close())

const bodiesAt = (path: string) => received.filter((call) => call.url === path).map(({ body }) => body)

test('OPS-05 one trace leads from a tap by its turn and effect to the provider, and names no person', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', url)
  const telemetry = openTelemetry(process.env)
  const database = await openInMemory()
  const app = await runningApp(database, { OTEL_EXPORTER_OTLP_ENDPOINT: url, SMS_GATEWAY_URL: `${url}/sms` })
  const log = pino({ base: null, mixin: traceOfLine }, multistream([{ stream: telemetry.lines }]))
  telemetry.exportMetrics(app.registry)
  vi.unstubAllEnvs()
  const caller = chatCaller(app.ask, 'traced')
  await caller.begin('generic_signup', 'init')
  await caller.say({ payload: 'known' })
  await caller.say({ utterance: '93800001' })
  await traced('within', {}, async () => log.info('told within'))
  await app.close()
  await database.close()
  await telemetry.close()

  const spans = bodiesAt('/v1/traces').flatMap((body) =>
    v
      .parse(Sent, JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
  const call = spans.find(({ name }) => name.startsWith('POST 127.0.0.1:'))
  const together = spans.filter(({ traceId }) => traceId === call?.traceId)
  expect(new Set(together.map(({ name }) => name.replace(/:\d+$/, '')))).toEqual(
    new Set(['POST /services/brain', 'turn', 'commit', 'effect code.send', 'POST 127.0.0.1']),
  )
  expect(attribute(together, 'prat.turn')).toContain('traced-5')
  expect(received.find((one) => one.url === '/sms')?.headers['traceparent']).toContain(call?.traceId)
  expect(bodiesAt('/v1/traces').join('')).not.toMatch(/93800001|9380 0001/)

  expect(bodiesAt('/v1/metrics').join('')).toContain('http_request_duration_seconds')
  const records = bodiesAt('/v1/logs').flatMap((body) =>
    v
      .parse(Sent, JSON.parse(body))
      .resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap((scope) => scope.logRecords)),
  )
  expect(records).toMatchObject([
    { body: { stringValue: 'told within' }, traceId: spans.find(({ name }) => name === 'within')?.traceId },
  ])
}, 60_000)

test('TRU-06 OPS-05 a security event is an OpenTelemetry log with its name, pseudonym and hash, and names no person', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', url)
  const telemetry = openTelemetry(process.env)
  vi.unstubAllEnvs()
  const database = await openInMemory()
  const log = pino({ base: null }, multistream([{ stream: telemetry.lines }]))
  recordEvent(
    { database, runtime: realRuntime(log) },
    { name: 'authn_login_fail', phone: '+4793800002', details: { what: 'signIn', reason: 'wrong' } },
  )
  await writeEvents(database)
  const [row] = await database.db.query.securityEvent.findMany()
  await database.close()
  await telemetry.close()

  const sent = bodiesAt('/v1/logs').find((body) => body.includes('authn_login_fail')) ?? ''
  const [record] = v
    .parse(Sent, JSON.parse(sent))
    .resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap((scope) => scope.logRecords))
  const attributeOf = (key: string, text: string | null | undefined) => ({ key, value: { stringValue: text } })
  expect(record).toMatchObject({ eventName: 'authn_login_fail', body: { stringValue: 'security event' } })
  expect(record?.['attributes']).toEqual(
    expect.arrayContaining([
      attributeOf('hash', row?.hash),
      attributeOf('actor', row?.actor),
      attributeOf('reason', 'wrong'),
    ]),
  )
  expect(sent).not.toContain('93800002')
})

const attribute = (spans: readonly Span[], name: string) =>
  spans.flatMap(({ attributes }) =>
    attributes.filter(({ key }) => key === name).map(({ value }) => value['stringValue']),
  )
