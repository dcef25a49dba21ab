import { sql } from 'drizzle-orm'
import type { Database } from '../server/db/database.ts'
import { openInMemory } from '../server/db/open-embedded.ts'
import { openPostgres } from '../server/db/open-postgres.ts'
import { readFunnel } from '../server/sandbox/read-funnel.ts'
import { startPostgres } from '../server/testing/start-postgres.ts'
import { testWorld } from '#server/testing/runtime.ts'
import { atMost, quantile, type Figure } from './figure.ts'

const CONVERSATIONS = 10_000
const TURNS = { order: 24, left: 8 }

/** Cost of the funnel query of a flow over ten thousand conversations, on both databases (BEY-12). */
export async function funnel(): Promise<Figure[]> {
  const embedded = await openInMemory()
  const onEmbedded = await measure(embedded)
  await embedded.close()
  const server = await startPostgres({ fsync: false })
  const postgres = await openPostgres(server.url)
  const onPostgres = await measure(postgres)
  await postgres.close()
  await server.stop()
  return [
    atMost('funnel of 10,000 conversations, embedded database', onEmbedded, 300, 'ms'),
    atMost('funnel of 10,000 conversations, PostgreSQL', onPostgres, 300, 'ms'),
  ]
}

async function measure(database: Database): Promise<number> {
  await fill(database)
  const times: number[] = []
  for (let round = 0; round < 7; round += 1) {
    const begun = performance.now()
    const { conversations } = await readFunnel(
      { database, runtime: testWorld(Date.now()) },
      { flow: 'mobile_onboarding' },
    )
    times.push(performance.now() - begun)
    if (conversations !== CONVERSATIONS) throw new Error(`${conversations} conversations counted`)
  }
  return quantile(times, 0.5)
}

async function fill({ db }: Database): Promise<void> {
  const element = {
    seq: 1,
    from: 'bot',
    content_type: 'utterance',
    utterance: 'x'.repeat(120),
    suggested_responses: [],
    parameters: {},
    resulting_state: 'NEXT',
  }
  await db.execute(sql`
    insert into chat_session (id, init_turn, locale, flow, step, page, ended, expires_at, created_at, updated_at)
    select md5(i::text)::uuid::text, i::text, 'nb_NO', 'mobile_onboarding', 'step8', case i % 3 when 0 then '/mobilabonnement' when 1 then '/mobil/12gb' end,
      case when i % 4 = 0 then 'order' end, now() + interval '30 days', now() - (i || ' minutes')::interval, now() - (i || ' minutes')::interval
    from generate_series(1, ${CONVERSATIONS}::int) i`)
  await db.execute(sql`
    insert into chat_turn (session, n, turn_id, event, flow, flow_version, step, resumed, elements, last_seq, waiting)
    select md5(i::text)::uuid::text, n, n::text, '{"kind":"answer","utterance":"some words"}', 'mobile_onboarding', case when i % 10 = 0 then 'candidate' else 'version' end, 'step' || (n - case when i % 10 = 0 then n % 5 else 0 end),
      case when i % 20 = 0 and n = 5 then 'step4' end, ${JSON.stringify([element, element])}::jsonb, n, 'answer'
    from generate_series(1, ${TURNS.order}::int) n, generate_series(1, ${CONVERSATIONS}::int) i where n <= ${TURNS.left}::int or i % 4 = 0`)
}
