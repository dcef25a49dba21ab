import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { cookieChoiceForm, cookieChoiceOf } from './cookie-choice.ts'

const app = new Hono().route('/cookie-choice', cookieChoiceForm(true))
const send = (fields: Record<string, string>) =>
  app.fetch(new Request('https://portal.example/cookie-choice', { method: 'POST', body: new URLSearchParams(fields) }))

test.each(['accepted', 'refused'] as const)(
  'SHELL-06 a choice (%s) is kept in a cookie that scripts can read, and one is back on the page, without scripts too',
  async (choice) => {
    const answer = await send({ choice, from: '/mobilabonnement?flow=x' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/mobilabonnement?flow=x'])
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(new RegExp(`^prat_cookies=${choice}; Max-Age=15724800; Path=/; Secure; SameSite=Lax$`))
    expect(cookieChoiceOf(new Headers({ cookie: `a=b; ${cookie.split(';')[0] ?? ''}` }))).toBe(choice)
  },
)

test('SHELL-06 SEC-03 any other value is not a choice and redirects nowhere else', async () => {
  expect((await send({ choice: 'perhaps' })).status).toBe(400)
  expect((await send({ choice: 'refused', from: '//evil.example' })).headers.get('location')).toBe('/products')
  expect(cookieChoiceOf(new Headers({ cookie: 'prat_cookies=perhaps' }))).toBeUndefined()
  expect(cookieChoiceOf(new Headers())).toBeUndefined()
})
