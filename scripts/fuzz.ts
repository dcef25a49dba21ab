import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { say } from './command.ts'

/** `npm run fuzz`, for every night: the requests of `public-doors.test.ts`, many more and other ones each time. */
const REQUESTS = 10_000

const seed = process.env['FUZZ_SEED'] ?? String(randomInt(2 ** 31))
say(`${REQUESTS} requests; FUZZ_SEED=${seed} repeats them.`)
const vitest = join(createRequire(import.meta.url).resolve('vitest/package.json'), '../vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', 'server/edge/public-doors.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_REQUESTS: String(REQUESTS), FUZZ_SEED: seed },
})
process.exitCode = status ?? 1
