import pg from 'pg'
import { NEWEST_MIGRATION } from '#server/db/migrations.ts'
import { failure, fine, reasonOf, warning, type Finding } from './finding.ts'

const OLDEST_POSTGRES = 15
const CLOCKS_APART = 2_000
/** What one node opens at most: turns and pages, tabs, the lock of a start. */
const CONNECTIONS_OF_A_NODE = 20

export async function checkDatabase(url: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    return [
      failure(
        'database',
        `does not answer (${reasonOf(error)})`,
        'See that PostgreSQL runs, that this machine may reach it, and that DATABASE_URL has its user and password.',
      ),
    ]
  }
  try {
    return await examine(client)
  } catch (error) {
    return [
      failure('database', `refuses a question (${reasonOf(error)})`, 'Give the user of DATABASE_URL its database.'),
    ]
  } finally {
    await client.end().catch(() => {})
  }
}

async function examine(client: pg.Client): Promise<Finding[]> {
  const asked = Date.now()
  const { rows } = await client.query<{
    version: number
    now: Date
    encoding: string
    creates: boolean
    connections: number
    migrated: boolean
  }>(
    `select current_setting('server_version_num')::int / 10000 as version, now() as now,
       current_setting('server_encoding') as encoding,
       has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as creates,
       current_setting('max_connections')::int as connections,
       to_regclass('drizzle.__drizzle_migrations') is not null as migrated`,
  )
  const took = Date.now() - asked
  const [row] = rows
  if (!row) throw new Error('no answer')
  const apart = Math.round(row.now.getTime() - (asked + took / 2))
  return [
    row.version >= OLDEST_POSTGRES
      ? fine('database', `PostgreSQL ${row.version} answers in ${took} ms`)
      : failure('database', `is PostgreSQL ${row.version}`, `Use PostgreSQL ${OLDEST_POSTGRES} or newer.`),
    row.creates
      ? fine('rights', 'the user may create tables')
      : failure('rights', 'the user may not create tables', 'Grant it CREATE on the database and on schema public.'),
    row.encoding === 'UTF8'
      ? fine('encoding', 'UTF8')
      : failure('encoding', row.encoding, 'Create the database with encoding UTF8.'),
    Math.abs(apart) <= CLOCKS_APART
      ? fine('clock', `${Math.abs(apart)} ms from the database's`)
      : failure('clock', `${apart} ms from the database's`, 'Let both machines follow a time server (NTP).'),
    row.connections >= 2 * CONNECTIONS_OF_A_NODE
      ? fine(
          'connections',
          `${row.connections}, enough for ${Math.floor(row.connections / CONNECTIONS_OF_A_NODE)} nodes`,
        )
      : warning(
          'connections',
          `only ${row.connections}`,
          `Raise max_connections: a node opens up to ${CONNECTIONS_OF_A_NODE}.`,
        ),
    await examineMigrations(client, row.migrated),
  ]
}

async function examineMigrations(client: pg.Client, any: boolean): Promise<Finding> {
  if (!any) return fine('migrations', 'the database is new; the first start makes the tables')
  const { rows } = await client.query<{ newest: string }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  const newest = Number(rows[0]?.newest)
  if (newest === NEWEST_MIGRATION) return fine('migrations', 'the database is of this release')
  return newest < NEWEST_MIGRATION
    ? warning(
        'migrations',
        'the database is of an older release',
        'The start brings it to this one; make a backup first.',
      )
    : warning(
        'migrations',
        'the database is of a newer release',
        'Fine while a newer release is taken back; else start that one.',
      )
}
