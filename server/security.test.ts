import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }
import { safeHeaders } from './edge/headers.ts'
import { Hono } from 'hono'

const DOCUMENT = readFileSync('docs/security.md', 'utf8')
const ROOMS = '{contracts,content,e2e,flows,machines,scripts,server,src}'
const tests = globSync(`${ROOMS}/**/*.{test,spec}.{ts,tsx}`)
const sources = (folders: string) =>
  globSync(`${folders}/**/*.{ts,tsx}`, { exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'] }).map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }))
const using = (folders: string, what: RegExp) =>
  sources(folders).flatMap(({ file, text }) => (what.test(text) ? [file] : []))

/** Tests named in a text: linked by path, or by their file name alone. */
const named = (text: string) => [...text.matchAll(/[\w./-]+\.(?:test|spec)\.tsx?/g)].map(([name]) => name)
const filesOf = (name: string) => tests.filter((file) => basename(file) === basename(name))
const rows = DOCUMENT.split('\n').flatMap((line) => {
  const [, what = '', state = '', proof = ''] = line.split('|').map((cell) => cell.trim())
  return /^(met|partly|not met|n\/a)/.test(state) ? [{ what, state, proof }] : []
})

test('SEC-03 every test that docs/security.md names is there, once', () => {
  const names = [...new Set(named(DOCUMENT).map((name) => basename(name)))]
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name) => filesOf(name).length === 0)).toEqual([])
  const linked = [...DOCUMENT.matchAll(/\]\(\.\.\/([\w./-]+\.(?:test|spec)\.tsx?)\)/g)].map(([, path]) => path)
  expect(linked.filter((path) => !tests.includes(path ?? ''))).toEqual([])
})

test('SEC-03 every line that docs/security.md says is met names a test that proves it', () => {
  expect(rows.length).toBeGreaterThan(90)
  const unproven = rows.filter(({ state, proof }) => state === 'met' && named(proof).length === 0)
  expect(unproven.map(({ what }) => what)).toEqual([])
})

test('SEC-03 a requirement that docs/security.md cites of a test is in one of its titles', () => {
  const cited = [...DOCUMENT.matchAll(/((?:[A-Z]{2,}-\d\d(?:, | and )?)+) in \[?`?([\w.-]+\.(?:test|spec)\.tsx?)/g)]
  expect(cited.length).toBeGreaterThan(3)
  const missing = cited.flatMap(([, ids = '', name = '']) => {
    const text = filesOf(name)
      .map((file) => readFileSync(file, 'utf8'))
      .join()
    return (ids.match(/[A-Z]{2,}-\d\d/g) ?? []).filter((id) => !text.includes(`'${id}`) && !text.includes(` ${id}`))
  })
  expect(missing).toEqual([])
})

test('SEC-03 no process is started for a visitor, and what is read is neither XML nor code', () => {
  // The sandbox of developers reads another version of the flows, and checks a change before it is written.
  const outside = ['server/sandbox/check-change.ts', 'server/sandbox/differences.ts', 'server/sandbox/other-version.ts']
  expect(using('{contracts,flows,server,src}', /child_process/).toSorted()).toEqual(outside)
  expect(using('{contracts,flows,machines,server,src}', /\beval\(|new Function\(|node:vm'|deserialize\(/)).toEqual([])
  expect(Object.keys(packageFile.dependencies).filter((name) => /xml|yaml|serialize-js/i.test(name))).toEqual([])
})

test('SEC-03 SEC-05 the browser keeps nothing, and listens to no window but that of a frame of a partner', () => {
  expect(using('{contracts,machines,src}', /localStorage|sessionStorage|indexedDB|document\.cookie =/)).toEqual([])
  const listening = /addEventListener\('message'|onmessage/
  // A channel between tabs of this origin, which no other origin can write to.
  expect(using('{machines,src}', listening).toSorted()).toEqual(['src/chat/frame-dialog.tsx', 'src/chat/other-tabs.ts'])
})

test('SEC-03 where the portal is reached by https, browsers come by nothing else for a year', async () => {
  const policyOf = async (secure: boolean) =>
    (await new Hono().use(safeHeaders(secure)).request('/')).headers.get('strict-transport-security')
  expect(await policyOf(true)).toBe('max-age=31536000; includeSubDomains')
  expect(await policyOf(false)).toBeNull()
})
