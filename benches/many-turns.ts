import { sql } from 'drizzle-orm'
import pg from 'pg'
import { initSession } from '#server/brain/sessions/sessions.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/open-postgres.ts'
import { sweepSessions } from '#server/sweep.ts'
import { startPostgres } from '#server/testing/start-postgres.ts'
import { testBrain } from '#server/testing/test-brain.ts'
import { atLeast, atMost, quantile, told, type Figure } from './figure.ts'

const FEW = 100_000
const MANY = 10_000_000
const TURNS_OF_ONE = 20
/** Conversations whose time is over when the sweep is measured. */
const OVER = 20_000
const SAMPLES = 400
/** Text of an element, so that a row takes what one of a real conversation does. */
const WORDS = 'Hva slags abonnement har du i dag, og hvor mye data bruker du i en vanlig måned? '.repeat(4)

/** What a turn costs where ten million turns are kept beside where a hundred thousand are; tables are not partitioned. */
export async function manyTurns(): Promise<Figure[]> {
  const server = await startPostgres({ fsync: false, settings: ['shared_buffers=256MB', 'max_wal_size=4GB'] })
  try {
    const [few, many] = [await filled(server.url, 'few', FEW), await filled(server.url, 'many', MANY)]
    const { ofFew, ofMany } = await turnsOf(few, many)
    const swept = performance.now()
    await sweepSessions(many.db, Date.now())
    const seconds = (performance.now() - swept) / 1_000
    const { rows } = await many.db.execute(
      sql`select pg_total_relation_size('chat_turn')::float8 / reltuples as bytes from pg_class where oid = 'chat_turn'::regclass`,
    )
    await Promise.all([few.close(), many.close()])
    const cost = quantile(ofMany, 0.5) / quantile(ofFew, 0.5)
    return [
      told(`a turn beside ${FEW} kept turns, median`, quantile(ofFew, 0.5), 'ms'),
      told(`a turn beside ${MANY} kept turns, median`, quantile(ofMany, 0.5), 'ms'),
      atMost(`cost of a turn beside ${MANY} kept turns to one beside ${FEW}`, cost, 1.2, 'x'),
      atLeast('conversations that are over, deleted with their turns', OVER / seconds, 200, 'conversations/s'),
      told('a kept turn with its indexes', Number(rows[0]?.['bytes']), 'bytes'),
    ]
  } finally {
    await server.stop()
  }
}

async function filled(server: string, name: string, turns: number): Promise<Database> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(`/${name}`, server).href
  const database = await openPostgres(url)
  const filler = new pg.Client({ connectionString: url })
  await filler.connect()
  const sessions = turns / TURNS_OF_ONE
  // The rows made here need no check of foreign keys.
  await filler.query('set session_replication_role = replica')
  await filler.query('alter table chat_turn drop constraint chat_turn_session_n_pk')
  await filler.query('drop index chat_turn_id')
  await filler.query(
    `insert into chat_session (id, init_turn, locale, turns, cursor, created_at, expires_at)
     select md5(s::text), 'init ' || s, 'nb_NO', ${TURNS_OF_ONE}, ${TURNS_OF_ONE}, now() - interval '30 days' * random(),
       case when s <= ${turns === MANY ? OVER : 0} then now() - interval '1 day' else now() + interval '30 days' * random() end
     from generate_series(1, ${sessions}) s`,
  )
  await filler.query(
    `insert into chat_turn (session, n, turn_id, event, flow, flow_version, step, elements, last_seq, waiting)
     select md5(s::text), n, md5(s || ' ' || n), '{"kind":"answer","utterance":"12 gb","payload":"12gb"}', 'mobile_onboarding',
       '7d1b6e', 'plan', jsonb_build_array(jsonb_build_object('seq', n, 'from', 'bot', 'text', $1 || md5(n::text))), n, 'answer'
     from generate_series(1, ${TURNS_OF_ONE}) n, generate_series(1, ${sessions}) s`,
    [WORDS],
  )
  await filler.query('alter table chat_turn add constraint chat_turn_session_n_pk primary key (session, n)')
  await filler.query('create unique index chat_turn_id on chat_turn (session, turn_id)')
  await filler.query('vacuum analyze')
  await filler.end()
  return database
}

/** Milliseconds of single turns, one database after the other, so that whatever else the machine does meets both. */
async function turnsOf(few: Database, many: Database): Promise<{ ofFew: number[]; ofMany: number[] }> {
  const sides = await Promise.all(
    [few, many].map(async (database) => {
      const brain = testBrain(database)
      const proof = { turnId: 'init', visitor: 'visitor', locale: 'nb_NO', login: undefined, address: null } as const
      const { id } = await initSession(brain, proof)
      await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'every_element', step: 'phone', facts: {} })
      const samples: number[] = []
      return { brain, id, samples }
    }),
  )
  for (let turn = 0; turn < SAMPLES; turn += 1) {
    for (const { brain, id, samples } of sides) {
      const begun = performance.now()
      await handleTurn(brain, id, `turn ${turn}`, { kind: 'answer', utterance: 'not a number' })
      samples.push(performance.now() - begun)
    }
  }
  const [ofFew = [], ofMany = []] = sides.map(({ samples }) => samples.slice(SAMPLES / 10))
  return { ofFew, ofMany }
}
