import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createPreview } from './preview.ts'

function site(allowed: boolean) {
  const preview = createPreview(allowed)
  const app = new Hono()
  app.use(preview.toggle)
  app.get('*', (c) => c.text(preview.isOn(c.req.raw) ? 'drafts' : 'published'))
  return (path: string, cookie = '') => app.request(path, { headers: { cookie } })
}

test('AUTH-09 outside production the query turns preview on and off and is removed from the address', async () => {
  const ask = site(true)
  const on = await ask('/forsikring?preview=1&utm_source=x')
  expect([on.status, on.headers.get('location'), on.headers.get('set-cookie')]).toEqual([
    303,
    '/forsikring?utm_source=x',
    'prat_preview=1; Path=/; HttpOnly; SameSite=Lax',
  ])
  expect(await (await ask('/forsikring', 'prat_preview=1')).text()).toBe('drafts')
  expect(await (await ask('/forsikring', 'prat_preview=yes')).text()).toBe('published')
  const off = await ask('/?preview=0', 'prat_preview=1')
  expect([off.headers.get('location'), off.headers.get('set-cookie')]).toEqual([
    '/',
    'prat_preview=0; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ])
  expect((await ask('//elsewhere.example?preview=1')).headers.get('location')).toMatch(/^\/(?!\/)/)
})

test('AUTH-09 in production neither the address nor the cookie shows a draft', async () => {
  const ask = site(false)
  const asked = await ask('/forsikring?preview=1')
  expect([asked.status, asked.headers.get('set-cookie'), await asked.text()]).toEqual([200, null, 'published'])
  expect(await (await ask('/forsikring', 'prat_preview=1')).text()).toBe('published')
})
