import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formatReplay } from '#flows/kit/run/replay-file.ts'
import { playRun } from '#flows/kit/run/play-run.ts'
import { open, type Move, type Run } from '#flows/kit/run/run.ts'
import { runnableFlows } from '#flows/registry.ts'
import { openInMemory } from '../testing/open-in-memory.ts'
import type { Database } from '../db/database.ts'
import { jsonRequest } from '../testing/json-request.ts'
import { differencesOf } from './differences.ts'
import { ROOT } from './write-replay.ts'
import { developerRoutes } from './testing/developer-routes.ts'

const PARTS = ['flows', 'contracts', 'locales', 'package.json']
const moves: Move[] = [
  open('init'),
  { kind: 'pick', payload: 'known' },
  { kind: 'type', text: '912 34 567' },
  { kind: 'settle', effect: 'code.send', outcome: 'sent', gives: {} },
]
const run: Run = { flow: 'generic_signup', locale: 'nb_NO', at: Date.parse('2026-11-21T10:00:00Z'), moves }
const replayOf = (of: Run) => formatReplay('a test', of, playRun(runnableFlows()[of.flow], of).frames)
const text = replayOf(run)

let root: string
let older: string
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.no', ...args], { cwd: root, stdio: 'pipe' })
const change = (file: string, from: string, to: string) => {
  const before = readFileSync(join(ROOT, file), 'utf8')
  expect(before).toContain(from)
  writeFileSync(join(root, file), before.replace(from, to))
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'prat-repository-'))
  older = mkdtempSync(join(tmpdir(), 'prat-older-'))
  git('init', '-q')
  for (const part of ['contracts', 'locales', 'package.json'])
    cpSync(join(ROOT, part), join(root, part), { recursive: true })
  mkdirSync(join(root, 'flows'))
  writeFileSync(join(root, 'flows/registry.ts'), 'export const flows = {}\n')
  git('add', '.')
  git('commit', '-qm', 'before runs')
  git('tag', 'old')
  cpSync(join(ROOT, 'flows'), join(root, 'flows'), { recursive: true })
  for (const part of PARTS) cpSync(join(ROOT, part), join(older, part), { recursive: true })
  git('add', '.')
  git('commit', '-qm', 'now')
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction')
}, 60_000)
beforeEach(() => git('checkout', '-q', 'HEAD', '--', '.'))
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
  rmSync(older, { recursive: true, force: true })
})

const differ = async (base = 'HEAD', written = text) =>
  (await differencesOf({ base, root, replays: [{ name: 'a', text: written }] }))[0]?.lines

test('SAND-06 two versions that say the same have no differences', async () => {
  expect(await differ()).toEqual([])
  expect(await differ(older)).toEqual([])
})

test('SAND-06 a changed text, effect and question are listed at their move', async () => {
  const said =
    /msgid "shared.code.sending"\nmsgstr "(.*)"/.exec(
      readFileSync(join(ROOT, 'locales/nb_NO/flows.po'), 'utf8'),
    )?.[1] ?? ''
  change('locales/nb_NO/flows.po', `"${said}"`, '"Nå sender vi."')
  change('flows/phone-code/part.ts', 'choices: { resend, other_number },', 'choices: { other_number },')
  change(
    'contracts/effects/identity.ts',
    'needs: v.object({ phone: v.string() }),\n    outcomes',
    "needs: v.object({ phone: v.pipe(v.string(), v.transform((phone) => phone + '0')) }),\n    outcomes",
  )
  const lines = await differ()
  expect(lines?.map(({ move, kind }) => [move, kind])).toEqual([
    ['type 912 34 567', 'words'],
    ['type 912 34 567', 'effect'],
    ['code.send sent', 'words'],
    ['code.send sent', 'question'],
  ])
  expect(lines?.[0]).toMatchObject({ after: 'Nå sender vi.' })
  expect(lines?.[1]).toMatchObject({
    before: 'code.send {"phone":"+4791234567"}',
    after: 'code.send {"phone":"+47912345670"}',
  })
  expect(lines?.[3]).toMatchObject({ before: '[resend | other_number] <code>', after: '[other_number] <code>' })
})

test('SAND-06 a changed price is listed as a price', async () => {
  const catalogue = readFileSync(join(ROOT, 'contracts/catalogue/plans.ts'), 'utf8')
  expect(catalogue).toMatch(/399/)
  writeFileSync(join(root, 'contracts/catalogue/plans.ts'), catalogue.replaceAll('399', '409'))
  const onPlan: Run = { ...run, flow: 'mobile_onboarding', moves: [open('init_with_fixed_start', { plan: '12gb' })] }
  const lines = await differ('HEAD', replayOf(onPlan))
  expect(lines?.find(({ kind }) => kind === 'price')).toMatchObject({
    before: expect.stringContaining('399'),
    after: expect.stringContaining('409'),
  })
  expect(lines?.some(({ kind }) => kind === 'words')).toBe(true)
})

test('SAND-06 a move that one version cannot make ends the comparison there', async () => {
  change('flows/generic-signup/flow.ts', 'known: {', 'customer: {')
  expect((await differ())?.at(-1)).toEqual({
    move: 'pick known',
    kind: 'stuck',
    before: 'goes on',
    after: expect.stringContaining('not known'),
  })
})

test('SAND-06 a version that cannot be compared with is said in a sentence', async () => {
  await expect(differ('old')).rejects.toThrow('old is from before runs could be played; take a later one.')
  await expect(differ('nothing')).rejects.toThrow(
    'There is neither a commit nor a folder with flows by the name nothing.',
  )
  for (const bad of ['--output=/tmp/x', '-a', 'HEAD; ls', '', 'a b', '$(ls)', 'x'.repeat(101)])
    await expect(differ(bad)).rejects.toThrow('Name a commit')
  writeFileSync(join(root, 'flows/registry.ts'), 'export const = 1\n')
  await expect(differ()).rejects.toThrow('The working tree cannot be played: ')
})

test('SAND-06 SAND-05 the service answers the differences of a replay, in development only', async () => {
  const database: Database = await openInMemory()
  const ask = (body: object, flow = 'generic_signup', writes = true) =>
    developerRoutes(database, root, writes).request(`/flows/${flow}/differences`, jsonRequest('POST', body))
  expect(await (await ask({ base: 'HEAD', text })).json()).toEqual({ base: 'HEAD', lines: [] })
  change(
    'flows/registry.ts',
    'Record<FlowName, Candidate>>> = {}',
    `Record<FlowName, Candidate>>> = { generic_signup: { running: 'pinned', flow: { ...genericSignup,
      steps: { ...genericSignup.steps, hello: { ...genericSignup.steps.hello, say: ['signup.hello'] } } } } }`,
  )
  const next = await (await ask({ text })).json()
  expect(next.lines).toEqual([expect.objectContaining({ kind: 'words', after: '' })])
  const old = await ask({ base: 'old', text })
  expect([old.status, (await old.json()).code]).toEqual([422, 'no_such_version'])
  expect((await ask({ base: 'HEAD', text: 'nothing' })).status).toBe(422)
  expect((await ask({ base: 'HEAD', text }, 'every_element')).status).toBe(422)
  expect((await ask({ base: 'HEAD', text }, 'nothing')).status).toBe(404)
  expect((await ask({ base: 'HEAD', text }, 'generic_signup', false)).status).toBe(403)
  await database.close()
}, 60_000)
