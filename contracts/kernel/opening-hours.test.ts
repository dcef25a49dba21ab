import { expect, test } from 'vitest'
import { isServiceOpen, nextOpenDay } from './opening-hours.ts'

const at = (written: string) => Date.parse(written)

test.each([
  ['2026-11-20T07:00:00Z', true],
  ['2026-11-20T06:59:59Z', false],
  ['2026-11-20T14:59:59Z', true],
  ['2026-11-20T15:00:00Z', false],
  ['2026-07-01T06:00:00Z', true],
  ['2026-07-01T05:59:00Z', false],
  ['2026-11-21T10:00:00Z', false],
  ['2026-04-02T10:00:00Z', false], // Maundy Thursday
  ['2026-05-14T10:00:00Z', false], // Ascension Day
  ['2026-12-25T10:00:00Z', false],
])('BEY-10 customer service at %s is open: %s', (written, open) => {
  expect(isServiceOpen(at(written))).toBe(open)
})

test('BEY-10 the next day it opens skips weekends and holidays', () => {
  expect([
    nextOpenDay(at('2026-11-20T06:00:00Z')),
    nextOpenDay(at('2026-11-20T10:00:00Z')),
    nextOpenDay(at('2026-11-20T16:00:00Z')),
  ]).toEqual(['2026-11-20', '2026-11-20', '2026-11-23'])
  expect(nextOpenDay(at('2026-04-01T15:00:00Z'))).toBe('2026-04-07')
})
