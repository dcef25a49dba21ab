import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { formatReplay } from '#flows/kit/run/replay-file.ts'
import { playRun } from '#flows/kit/run/play-run.ts'
import { open, type Run } from '#flows/kit/run/run.ts'
import { runnableFlows } from '#flows/registry.ts'
import { jsonRequest } from '../testing/json-request.ts'
import type { Database } from '../db/database.ts'
import { openInMemory } from '../testing/open-in-memory.ts'
import { sandboxFromFiles } from './read-sandbox-service.ts'
import { developerRoutes } from './testing/developer-routes.ts'

const run: Run = {
  flow: 'generic_signup',
  locale: 'nb_NO',
  at: Date.parse('2026-11-21T10:00:00Z'),
  moves: [open('init'), { kind: 'pick', payload: 'known' }],
}
const text = formatReplay('a customer comes back', run, playRun(runnableFlows().generic_signup, run).frames)

let database: Database
beforeAll(async () => {
  database = await openInMemory()
})
afterAll(() => database.close())

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'prat-replays-'))
  mkdirSync(join(root, 'flows/generic-signup'), { recursive: true })
  mkdirSync(join(root, 'machines/chat'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const save = (place: string, body: object, writes = true) =>
  developerRoutes(database, root, writes).request(`/${place}/replays`, jsonRequest('POST', body))
const everything = () => readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

test('SAND-03 a replay is written into the folder of its flow, and read again from there', async () => {
  expect((await save('flows/generic_signup', { name: 'comes-back', text })).status).toBe(201)
  expect(readFileSync(join(root, 'flows/generic-signup/replays/comes-back.replay'), 'utf8')).toBe(text)
  const longer = text.replace('comes back', 'comes back once more')
  expect((await save('flows/generic_signup', { name: 'comes-back', text: longer })).status).toBe(201)
  const { replays, writes } = await sandboxFromFiles(root, true).service('generic_signup')
  expect({ replays, writes }).toEqual({ replays: [{ name: 'comes-back', text: longer }], writes: true })
  expect(everything()).toHaveLength(1)
})

test('SAND-03 a replay that is taken away while the folder is read is none, and the others are read', async () => {
  expect((await save('flows/generic_signup', { name: 'stays', text })).status).toBe(201)
  symlinkSync('taken-away', join(root, 'flows/generic-signup/replays/goes.replay'))
  expect((await sandboxFromFiles(root, true).service('generic_signup')).replays).toEqual([{ name: 'stays', text }])
})

test('SAND-03 a machine has replays too', async () => {
  expect((await save('machines/chat', { name: 'pace', text: 'title: pace\n> send user.typed\n' })).status).toBe(201)
  expect((await sandboxFromFiles(root, true).machineService('chat')).replays).toEqual([
    { name: 'pace', text: 'title: pace\n> send user.typed\n' },
  ])
  expect((await save('machines/chat', { name: 'pace', text: 'title: \u0007' })).status).toBe(422)
  expect((await save('machines/chat', { name: 'empty', text: ' \n' })).status).toBe(422)
  expect((await sandboxFromFiles(root, true).machineService('chat')).replays).toHaveLength(1)
})

test('SAND-03 what cannot be read, or is of another flow, is refused with a sentence', async () => {
  const wrong = await save('flows/generic_signup', { name: 'wrong', text: text.replace('> pick known', '> tap known') })
  expect([wrong.status, (await wrong.json()).detail]).toEqual([
    422,
    'Line 10: "tap" is no move; use open, pick, type, ask, hear, unsure, change, wait or the name of an effect.',
  ])
  const other = await save('flows/generic_signup', {
    name: 'other',
    text: text.replace('flow: generic_signup', 'flow: every_element'),
  })
  expect([other.status, (await other.json()).detail]).toEqual([
    422,
    'The replay is one of every_element, not of generic_signup.',
  ])
  const lacking =
    'title: SAND-03 a\nflow: every_element\nlocale: nb_NO\nat: 2026-11-21T10:00:00.000Z\n\n> open effect\n'
  const lacks = await save('flows/every_element', {
    name: 'lacking',
    text: `${lacking}calls number.check (lacks facts)\n`,
  })
  expect([lacks.status, (await lacks.json()).detail]).toEqual([
    422,
    'A call lacks facts it needs: calls number.check (lacks facts).',
  ])
  expect(everything()).toEqual([])
})

test('SAND-05 no file name leads out of the folder', async () => {
  for (const name of ['../flow', '..', 'a/b', 'A', '', '.hidden', 'a.ts', 'x'.repeat(81)])
    expect((await save('flows/generic_signup', { name, text })).status).toBe(400)
  for (const place of [
    'flows/nothing',
    'flows/..%2Fserver',
    'flows/__proto__',
    'machines/..%2f..',
    'machines/..',
    'machines/server',
    'server/chat',
  ]) {
    expect((await save(place, { name: 'a', text })).status).toBe(404)
  }
  expect(everything()).toEqual([])
})

test('SAND-05 outside development nothing is written; the answer says to download it', async () => {
  const answer = await save('flows/generic_signup', { name: 'a', text }, false)
  expect([answer.status, (await answer.json()).code]).toEqual([403, 'not_in_development'])
  expect(everything()).toEqual([])
  expect(await sandboxFromFiles(root, false).service('generic_signup')).toMatchObject({ writes: false, places: {} })
})
