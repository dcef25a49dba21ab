import { sql } from 'drizzle-orm'
import { PLAN_IDS, planOn, type PlanId } from '#contracts/catalogue/plans.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { plausibleMonth, type Habit, type UsageRow } from '#server/demo/plausible-usage.ts'
import { naiveTotal } from '#server/testing/naive-rating.ts'
import type { Database } from '../../server/db/database.ts'

export const MONTH = '2026-01'
const SINCE = '2025-06-01'
const ROWS = 5_000
const HABITS: readonly Habit[] = [
  { data: 0.5, dataMb: 900 },
  { data: 1.4, calls: 'SE' },
  { data: 0.2, visits: 'BR' },
  { never: true },
  { data: 3, dataMb: 12_000, visits: 'ES', calls: 'US' },
  { data: 0.9, visits: 'CU' },
  { data: 2 },
]

/** Customers with one subscription and a month of use each; returns each one's total in øre, calculated independently. */
export async function fillCustomers({ db }: Database, subscriptions: number): Promise<Map<string, number>> {
  const plan = sql.raw(`(array[${PLAN_IDS.map((id) => `'${id}'`).join(',')}])[1 + n % ${PLAN_IDS.length}]`)
  const monthly = sql.raw(
    `(array[${PLAN_IDS.map((id) => planOn(id, SINCE).monthly).join(',')}])[1 + n % ${PLAN_IDS.length}]`,
  )
  const numbers = sql`generate_series(0, ${subscriptions - 1}::int) n`
  const since = sql`${SINCE}::date`
  await db.execute(
    sql`insert into legal_entity (id, phone, first_name, last_name, locale, country, created_at, updated_at) select 'c' || n, '+47' || (40000000 + n), 'Kari', 'Nordmann', 'nb_NO', 'NO', ${since}, ${since} from ${numbers}`,
  )
  await db.execute(
    sql`insert into credit_check (id, person, phone, day, open_cases, age, reason, created_at) select 'k' || n, 'p' || n, '+47' || (40000000 + n), ${since}, 0, 40, 'order', ${since} from ${numbers}`,
  )
  await db.execute(
    sql`insert into mobile_order (id, key, legal_entity, plan, phone, number_choice, credit_check, monthly, set_up, deposit, evidence, created_at) select 'o' || n, 'o' || n, 'c' || n, ${plan}, '+47' || (40000000 + n), 'new', 'k' || n, ${monthly}, 0, 0, '{}', ${since} from ${numbers}`,
  )
  await db.execute(
    sql`insert into contract (id, legal_entity, order_id, terms_version, created_at) select 't' || n, 'c' || n, 'o' || n, '1', ${since} from ${numbers}`,
  )
  await db.execute(
    sql`insert into subscription (id, contract_id, legal_entity, plan, phone, monthly, active_from, created_at) select 's' || n, 't' || n, 'c' || n, ${plan}, '+47' || (40000000 + n), ${monthly}, ${since}, ${since} from ${numbers}`,
  )
  const expected = new Map<string, number>()
  let rows: UsageRow[] = []
  for (let n = 0; n < subscriptions; n += 1) {
    const id: PlanId = PLAN_IDS[n % PLAN_IDS.length] ?? 'flex'
    const events = plausibleMonth(
      { subscription: `s${n}`, plan: id, habit: HABITS[n % HABITS.length] ?? {}, from: SINCE, until: Infinity },
      MONTH,
    )
    expected.set(
      `c${n}`,
      planOn(id, SINCE).monthly + naiveTotal({ plan: id, since: osloDay(Date.parse(SINCE)) }, events.map(toMetered)),
    )
    rows.push(...events)
    if (rows.length >= ROWS || n === subscriptions - 1) {
      await keep(db, rows)
      rows = []
    }
  }
  return expected
}

const toMetered = ({
  id,
  kind,
  quantity,
  at,
  received = false,
  from,
  to,
  special = null,
  opened = false,
}: UsageRow) => ({
  id,
  kind,
  quantity,
  received,
  from,
  to,
  special,
  opened,
  at: at instanceof Date ? at.getTime() : Date.parse(String(at)),
})

/** Passed as one JSON text: hundreds of thousands of rows as query parameters would take minutes. */
async function keep(db: Database['db'], rows: UsageRow[]): Promise<void> {
  const text = JSON.stringify(rows.map((row) => ({ ...toMetered(row), subscription: row.subscription })))
  await db.execute(sql`
    insert into usage_event (id, subscription_id, kind, at, quantity, received, from_country, to_country, special, opened)
    select r.id, r.subscription, r.kind, to_timestamp(r.at / 1000.0), r.quantity, r.received, r."from", r."to", r.special, r.opened
    from jsonb_to_recordset(${text}::jsonb) r(id text, subscription text, kind text, at double precision, quantity bigint, received boolean, "from" text, "to" text, special text, opened boolean)`)
}
