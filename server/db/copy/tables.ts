import * as v from 'valibot'
import type { Store } from './store.ts'

const Table = v.object({
  /** Quoted, with its schema, as everything here that is a name. */
  name: v.string(),
  key: v.nullable(v.array(v.object({ column: v.string(), type: v.string() }))),
  columns: v.array(v.string()),
  refersTo: v.nullable(v.array(v.string())),
})
export type Table = v.InferOutput<typeof Table>

/** The queue's other tables are history and statistics of its own. */
const QUEUE_TABLES = ['queue', 'schedule', 'subscription', 'job', 'job_dependency']

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select json_agg(json_build_object('column', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
        order by array_position(k.conkey, a.attnum))
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.conrelid = c.oid and k.contype = 'p') as key,
    (select json_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select json_agg(distinct format('%I.%I', rn.nspname, r.relname))
      from pg_constraint k join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
      where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as "refersTo"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = any($1::text[])))
  order by 1`

/** Every table that holds something of the portal; a table comes after those it refers to. */
export async function listTables(store: Store): Promise<Table[]> {
  const tables = v.parse(v.array(Table), await store.run(TABLES, [QUEUE_TABLES]))
  const place = ({ name }: Table) => QUEUE_TABLES.indexOf(name.replace('pgboss.', ''))
  const ofQueue = tables.filter((table) => place(table) >= 0).toSorted((a, b) => place(a) - place(b))
  return inOrder(
    tables.filter((table) => place(table) < 0),
    ofQueue,
  )
}

function inOrder(tables: Table[], before: Table[]): Table[] {
  if (tables.length === 0) return before
  const known = new Set(before.map(({ name }) => name))
  const next = tables.filter(({ refersTo }) => (refersTo ?? []).every((name) => known.has(name)))
  if (next.length === 0) throw new Error(`tables refer to each other: ${tables.map(({ name }) => name).join(', ')}`)
  return inOrder(
    tables.filter((table) => !next.includes(table)),
    [...before, ...next],
  )
}

export const Sum = v.object({ name: v.string(), rows: v.number(), hash: v.string() })
export type Sum = v.InferOutput<typeof Sum>

/** The hash adds up those of the rows, so their order does not matter and nothing has to be sorted. */
export async function sumOf(store: Store, { name }: Pick<Table, 'name'>): Promise<Sum> {
  const half = (from: number) => `coalesce(sum(('x' || substr(hash, ${from}, 16))::bit(64)::bigint::numeric), 0)::text`
  const [row] = await store.run(
    `select count(*)::text as rows, ${half(1)} || ':' || ${half(17)} as hash
     from (select encode(sha256(convert_to(t::text, 'UTF8')), 'hex') as hash from ${name} t) hashed`,
  )
  return { name, rows: Number(row?.['rows']), hash: String(row?.['hash']) }
}

/** Names of the tables whose contents differ. */
export const differing = (expected: readonly Sum[], found: readonly Sum[]): string[] =>
  expected
    .filter(({ name, rows, hash }) => {
      const other = found.find((sum) => sum.name === name)
      return other?.rows !== rows || other.hash !== hash
    })
    .map(({ name }) => name)

export const Sequence = v.object({ name: v.string(), last: v.string() })
export type Sequence = v.InferOutput<typeof Sequence>

export const listSequences = async (store: Store): Promise<Sequence[]> =>
  v.parse(
    v.array(Sequence),
    await store.run(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
       from pg_sequences where schemaname in ('public', 'pgboss') and last_value is not null order by 1`,
    ),
  )

export async function setSequences(store: Store, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, last } of sequences)
    await store.run('select setval($1::text::regclass, $2::text::bigint)', [name, last])
}
