import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logFailure } from './log-failure.ts'

test('SEC-05 a failure is logged with its kind and place, never with what its message or parameters hold', () => {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) })
  logFailure(
    log,
    'request failed',
    new DrizzleQueryError('select 1 where phone = $1', ['+4793500001'], new Error('kari@example.no')),
  )
  logFailure(log, 'page failed', 'kari@example.no')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      msg: 'request failed',
      error: 'Error',
      at: expect.arrayContaining([expect.stringContaining('log-failure.test.ts')]),
    },
    { msg: 'page failed', error: 'string', at: [] },
  ])
  expect(lines.join('')).not.toMatch(/93500001|kari@/)
})
