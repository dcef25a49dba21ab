import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { initSession } from '#server/brain/sessions/sessions.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'
import type { Database } from '../server/db/database.ts'
import { openEmbedded } from '../server/db/open-embedded.ts'
import { openPostgres } from '../server/db/open-postgres.ts'
import { startPostgres } from '../server/testing/start-postgres.ts'
import { testBrain } from '../server/testing/test-brain.ts'
import { atLeast, atMost, quantile, type Figure } from './figure.ts'

const IN_FLIGHT = 20

export async function durableTurns(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'prat-bench-'))
  const embedded = await openEmbedded(folder)
  const onEmbedded = await measure(embedded)
  await embedded.close()
  rmSync(folder, { recursive: true, force: true })
  const server = await startPostgres({ fsync: true })
  const postgres = await openPostgres(server.url)
  const onPostgres = await measure(postgres)
  await postgres.close()
  await server.stop()
  return [
    atLeast('durable turns, embedded database', onEmbedded.perSecond, 500, 'turns/s'),
    atMost('durable turn p99, embedded database', onEmbedded.p99, 50, 'ms'),
    atMost('cost of turn 1,000 beside turn 10, embedded database', onEmbedded.late, 1.2, 'x'),
    atLeast('durable turns, PostgreSQL', onPostgres.perSecond, 1000, 'turns/s'),
    atMost('durable turn p99, PostgreSQL', onPostgres.p99, 50, 'ms'),
  ]
}

async function measure(database: Database): Promise<{ perSecond: number; p50: number; p99: number; late: number }> {
  const brain = testBrain(database)
  const rounds = 250
  const open = async (name: string) => {
    const { id } = await initSession(brain, {
      turnId: name,
      visitor: name,
      locale: 'nb_NO',
      login: undefined,
      address: null,
    })
    await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'every_element', step: 'phone', facts: {} })
    return id
  }
  const answer = async (id: string, turnId: string) => {
    const began = performance.now()
    await handleTurn(brain, id, turnId, { kind: 'answer', utterance: 'not a number' })
    return performance.now() - began
  }
  const sessions = await Promise.all(Array.from({ length: IN_FLIGHT }, (_, n) => open(`visitor ${n}`)))
  const run = async (name: string, turns: number) => {
    const samples: number[] = []
    await Promise.all(
      sessions.map(async (id) => {
        for (let turn = 0; turn < turns; turn += 1) samples.push(await answer(id, `${name}-${turn}`))
      }),
    )
    return samples
  }
  await run('warm', 20)
  const began = performance.now()
  const samples = await run('counted', rounds)
  const seconds = (performance.now() - began) / 1000

  const alone = await open('long conversation')
  const costs: number[] = []
  for (let turn = 0; turn < 1010; turn += 1) costs.push(await answer(alone, `turn-${turn}`))
  const around = (turn: number) => quantile(costs.slice(turn - 10, turn + 90), 0.5)
  return {
    perSecond: samples.length / seconds,
    p50: quantile(samples, 0.5),
    p99: quantile(samples, 0.99),
    late: around(910) / around(20),
  }
}
