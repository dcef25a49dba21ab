import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtFiles } from './built-files.ts'

let folder = ''
const app = new Hono()
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'prat-built-'))
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  mkdirSync(join(folder, '.git'))
  writeFileSync(join(folder, 'client/assets/page.js'), 'built')
  for (const outside of ['.git/config', 'settings.json']) writeFileSync(join(folder, outside), 'not for visitors')
  app.use(builtFiles(join(folder, 'client')))
  app.notFound((c) => c.text('a page', 404))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const answered = async (path: string) => {
  const answer = await app.request(path)
  return [answer.status, await answer.text()]
}

test('SEC-03 a built file is served', async () => {
  expect(await answered('/assets/page.js')).toEqual([200, 'built'])
})

test.each([
  '/assets',
  '/assets/',
  '/',
  '/../settings.json',
  '/..%2fsettings.json',
  '/%2e%2e/settings.json',
  '/%2e%2e%2fsettings.json',
  '/assets/..%2f..%2fsettings.json',
  '/assets/..%5c..%5csettings.json',
  '/..%252fsettings.json',
  '/.git/config',
  '/..%2f.git/config',
])('SEC-03 no folder is listed and nothing beside the built files is served: %s', async (path) => {
  expect(await answered(path)).toEqual([404, 'a page'])
})
