import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { CAPACITY, createLine, type Admitted } from './admission.ts'
import { createCookies } from './cookies.ts'
import { waitInLine } from './wait-in-line.ts'

const QUIET = { underWay: 3, lateBy: 0 }
const PEAK = { underWay: CAPACITY.most + 1, lateBy: 0 }
const placeOf = (admitted: Admitted) => (admitted === 'in' ? 'in' : admitted.place)

test('OPS-01 within capacity everybody may begin, also on a slow machine with few requests under way', () => {
  const line = createLine()
  line.look({ underWay: CAPACITY.many, lateBy: 1_000 })
  expect(line.ask(undefined, 3)).toBe('in')
})

test('OPS-01 beyond capacity new visitors get a number in the line, keep it, and are let in by it', () => {
  const line = createLine()
  line.look(PEAK)
  const all = Array.from({ length: 40 }, () => line.ask(undefined, PEAK.underWay))
  expect(all.map(placeOf)).toEqual(all.map((_, index) => index + 1))
  const again = () => all.map((admitted) => line.ask(admitted === 'in' ? undefined : admitted.ticket, 3))
  expect(again().map(placeOf)).toEqual(all.map(placeOf))
  line.look(QUIET)
  expect(again().map(placeOf)).toEqual(all.map((_, index) => (index < 25 ? 'in' : index - 24)))
  expect(placeOf(line.ask(undefined, 3))).toBe(16)
})

test('OPS-01 within five seconds after the peak everybody may begin again', () => {
  const line = createLine()
  line.look(PEAK)
  for (let visitor = 0; visitor < 10_000; visitor += 1) line.ask(undefined, 3)
  for (let looks = 0; looks < 5_000 / 500; looks += 1) line.look(QUIET)
  expect(line.ask(undefined, 3)).toBe('in')
})

test('OPS-01 late timers count only while many requests are under way', () => {
  const line = createLine()
  line.look({ underWay: CAPACITY.many + 1, lateBy: CAPACITY.lateBy + 1 })
  expect(line.isFull(3)).toBe(true)
  line.look({ underWay: CAPACITY.many + 1, lateBy: CAPACITY.lateBy / 4 })
  expect(line.isFull(3)).toBe(false)
})

test('OPS-01 a number that nobody was given is none', () => {
  const line = createLine()
  line.look(PEAK)
  expect(['1', '1.', '1.AAAAAAAAAAAAAAAA', 'x.y'].map((ticket) => placeOf(line.ask(ticket, 3)))).toEqual([1, 2, 3, 4])
})

test('OPS-01 a new visitor gets an honest page with the number and a way on; whoever has a conversation is served', async () => {
  const app = new Hono()
  app.use(
    waitInLine({
      admission: { ask: () => ({ place: 7, ticket: '7.mark' }) },
      cookies: createCookies(false),
      localeOf: () => 'nb_NO',
      translate: (_locale, id, ...values) => `${id} ${Object.values(values[0] ?? {}).join()}`,
    }),
  )
  app.get('*', (c) => c.text('served'))
  const ask = (path: string, headers: Record<string, string>) => app.request(path, { headers })
  const page = await ask('/mobil?a=1', { accept: 'text/html' })
  expect([page.status, page.headers.get('retry-after'), page.headers.get('refresh')]).toEqual([
    503,
    '3',
    '3;url=/mobil?a=1&line=7.mark',
  ])
  expect(await page.text()).toContain('busy.text 7')
  const others = await Promise.all([
    ask('/mobil', { accept: 'text/html', cookie: 'prat_visitor=x' }),
    ask('/mobil', { accept: 'text/html', cookie: 'prat_login=x' }),
    ask('/assets/entry.js', { accept: '*/*' }),
    ask('/services/brain/', { accept: 'text/html' }),
  ])
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})
