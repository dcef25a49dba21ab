import { DrizzleQueryError } from 'drizzle-orm'
import { HTTPException } from 'hono/http-exception'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { describeError, logFailure } from './log-failure.ts'

test('SEC-05 a failure is logged with its kind and place, without its message or parameters', () => {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) })
  logFailure(
    log,
    'request failed',
    new DrizzleQueryError('select 1 where phone = $1', ['+4793500001'], new Error('kari@example.no')),
    'request-1',
  )
  logFailure(log, 'page failed', 'kari@example.no')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      msg: 'request failed',
      request: 'request-1',
      error: 'DrizzleQueryError',
      cause: 'Error',
      at: expect.arrayContaining([expect.stringContaining('log-failure.test.ts')]),
    },
    { msg: 'page failed', error: 'string', at: [] },
  ])
  expect(lines.join('')).not.toMatch(/93500001|kari@/)
})

test('OPS-01 a failure is logged with the code of the database, the system or HTTP that caused it', () => {
  const caused = (code: unknown) => new Error('failed', { cause: Object.assign(new TypeError('cause'), { code }) })
  expect(
    [
      caused('57P01'),
      caused('ECONNREFUSED'),
      new HTTPException(502),
      Object.assign(new Error('refused'), { response: new Response(null, { status: 429 }) }),
      new DrizzleQueryError('select 1', [], new Error('Connection terminated unexpectedly')),
      new DrizzleQueryError('select 1', [], new Error('timeout exceeded when trying to connect')),
      new Error('Query read timeout'),
      new Error('The embedded database is closed.'),
      new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), new Error('other')]),
      caused('kari@example.no'),
      caused(93500001),
    ].map(describeError),
  ).toEqual([
    { error: 'Error', cause: 'TypeError', code: '57P01' },
    { error: 'Error', cause: 'TypeError', code: 'ECONNREFUSED' },
    { error: 'HTTPException', code: '502' },
    { error: 'Error', code: '429' },
    { error: 'DrizzleQueryError', cause: 'Error', code: 'CONNECTION_TERMINATED' },
    { error: 'DrizzleQueryError', cause: 'Error', code: 'CONNECT_TIMEOUT' },
    { error: 'Error', code: 'QUERY_TIMEOUT' },
    { error: 'Error', code: 'DATABASE_CLOSED' },
    { error: 'AggregateError', cause: 'Error', code: 'ECONNREFUSED' },
    { error: 'Error', cause: 'TypeError' },
    { error: 'Error', cause: 'TypeError' },
  ])
})
