import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { openPostgres } from '#server/db/open-postgres.ts'
import { readEnv } from '#server/env.ts'
import { freshDatabase } from '#server/testing/databases.ts'
import { securityEvent } from '#server/security-events/tables.ts'
import { freePort } from '#server/testing/free-port.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { checkAddresses } from './doctor/check-addresses.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkMachine } from './doctor/check-machine.ts'

const folder = mkdtempSync(join(tmpdir(), 'prat-operations-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(script: string, flags: string[], settings: Record<string, string>): Promise<[number, string]> {
  return new Promise((resolve) => {
    const env = { ...process.env, APP_ENV: 'test', ...settings }
    const child = execFile(process.execPath, [`scripts/${script}.ts`, ...flags], { env }, (_error, said, failed) =>
      resolve([child.exitCode ?? -1, said + failed]),
    )
  })
}

test('OPS-04 the commands of operating: backup, restore, move and doctor do and say what they should', async () => {
  const [used, empty] = await Promise.all([freshDatabase(inject('postgresUrl')), freshDatabase(inject('postgresUrl'))])
  const database = await openPostgres(used)
  await (await runningApp(database)).close()
  await database.close()
  const port = String(await freePort())
  const [backup, doctor, move] = await Promise.all([
    run('backup', [`--to=${folder}`], { DATABASE_URL: used }),
    run('doctor', [], { DATABASE_URL: used, PORT: port }),
    run('move', [`--to=${empty}`], { DATA_DIR: join(folder, 'nothing') }),
  ])
  expect(backup).toEqual([0, expect.stringMatching(/prat-\d{8}T\d{6}\.backup: \d+ rows of \d+ tables\.\n$/)])
  expect(doctor).toEqual([0, expect.stringMatching(/database is of this release\n[^]*The portal can start\.\n$/)])
  expect(move).toEqual([1, expect.stringMatching(/^There is no embedded database in .*nothing;/)])
  const [file = ''] = readdirSync(folder)
  const restored = await run('restore', [`--from=${join(folder, file)}`], { DATABASE_URL: empty })
  expect(restored).toEqual([0, expect.stringMatching(/^The backup of .* is restored: .* all sums equal\.\n$/)])
})

/** What the commands of operating say on an empty database. */
const SAID = {
  'orders list': /^Nothing waits\.\n$/,
  'evidence verify': /^The chain is whole: 0 rows\.\n$/,
  'security-events export': /^$/,
  rollout: /candidate/,
  licences: /MIT\n/,
}
/** Tried by the tests beside this one; `sbom` is npm's own, and `faults` takes minutes. */
const TRIED = ['backup', 'restore', 'move', 'doctor', 'keys rotate', 'security-events verify', 'sbom', 'faults']

test('OPS-05 every command that operating names is tried by a test', async () => {
  const text = readFileSync('docs/operating.md', 'utf8')
  const named = [...text.matchAll(/npm run ([\w-]+)(?: -- ([a-z][\w-]*))?/g)].map(([, script = '', wish]) =>
    wish === undefined || script === 'faults' ? script : `${script} ${wish}`,
  )
  expect(new Set(named)).toEqual(new Set([...Object.keys(SAID), ...TRIED]))
  const settings = { DATABASE_URL: await freshDatabase(inject('postgresUrl')), DATA_DIR: folder }
  const told: Record<string, [number, string]> = {}
  for (const command of Object.keys(SAID)) {
    const [script = '', ...wish] = command.split(' ')
    told[command] = await run(script, wish, settings)
  }
  expect(told).toEqual(
    Object.fromEntries(Object.entries(SAID).map(([command, said]) => [command, [0, expect.stringMatching(said)]])),
  )
})

test('TRU-06 the command that verifies security events tells that the newest one was deleted', async () => {
  const url = await freshDatabase(inject('postgresUrl'))
  const settings = { DATABASE_URL: url, DATA_DIR: folder }
  expect(await run('keys', ['rotate'], settings)).toEqual([0, expect.stringMatching(/wrapped with a new root key/)])
  const database = await openPostgres(url)
  await database.db.delete(securityEvent)
  await database.close()
  expect(await run('security-events', ['verify'], settings)).toEqual([
    1,
    'The chain of security events is broken at event 1: the newest row was 1.\n',
  ])
})

test('OPS-05 the doctor tells what is wrong with a port, a folder, a database and an address, and how to mend it', async () => {
  const port = await freePort()
  const server = createServer((_request, response) => response.setHeader('date', 'Mon, 02 Mar 2026 09:00:00 GMT').end())
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const env = readEnv({
    APP_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: 'package.json/data',
    BILLING_URL: `http://127.0.0.1:${port}/`,
    ERATE_URL: 'http://127.0.0.1:1/',
  })
  const found = [
    ...(await checkMachine(env)),
    ...(await checkDatabase('postgres://nobody@127.0.0.1:1/none')),
    ...(await checkAddresses(env)),
  ].filter(({ isFault }) => isFault)
  server.close()
  expect(found.map(({ what }) => what)).toEqual(['port', 'folder', 'database', 'ERATE_URL', 'BILLING_URL'])
  expect(found.every(({ mend }) => mend?.endsWith('.'))).toBe(true)
})

test('OPS-05 ORD-02 the doctor notes that no mail server is set, which is no fault', async () => {
  const mailOf = async (settings: Record<string, string>) =>
    (await checkMachine(readEnv({ HOST: '127.0.0.1', PORT: String(await freePort()), ...settings }))).find(
      ({ what }) => what === 'mail',
    )
  const noted = await mailOf({ APP_ENV: 'staging' })
  expect(noted).toMatchObject({
    told: expect.stringContaining('by SMS only'),
    mend: expect.stringContaining('SMTP_URL'),
  })
  expect(noted?.isFault).toBeUndefined()
  const set = { SMTP_URL: 'smtps://mail.example', LEAD_EMAIL: 'leads@example.no' }
  for (const settings of [{ APP_ENV: 'staging', ...set }, { APP_ENV: 'test' }])
    expect(await mailOf(settings)).not.toHaveProperty('mend')
})
