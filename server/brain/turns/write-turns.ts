import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { DbOrTx } from '#server/db/database.ts'
import { CLAIMED_COLUMNS, claimedEffects, CLAIMED_WITH_SESSION } from '#server/brain/effects/claim-effect.ts'
import type { Claimed } from '#server/brain/effects/effects.ts'
import { CANDIDATE } from '#server/brain/rollout/choose-version.ts'
import { entryKey } from '#server/brain/sessions/entry.ts'
import type { Plan } from './plan.ts'
import type { PlannedTurn } from './planned-turn.ts'
import { localeOf } from '#server/brain/sessions/sessions.ts'
import { loginGrant } from '#server/brain/sessions/login-grant.ts'
import type { Incoming } from './turn.ts'
import type { SessionRow } from '#server/brain/tables.ts'

type Moment = { now: number; heldUntil: number }

type Written = { sessions: ReadonlyMap<string, string>; claimed: ReadonlyMap<string, Claimed> }

const WrittenRows = v.array(v.object({ session: v.string(), now_written_by: v.string(), effect: v.unknown() }))

/**
 * Writes the turns in one statement, but nothing of a conversation whose row has changed since it was read. Returns the
 * conversations written with the transaction that wrote each, and the effects that are claimed by this process.
 * `heldUntil`: until when, in milliseconds; 0 if they are not.
 */
export async function writeTurns(db: DbOrTx, planned: PlannedTurn[], { now, heldUntil }: Moment): Promise<Written> {
  if (planned.length === 0) return { sessions: new Map(), claimed: new Map() }
  const settled = planned.flatMap(({ row, incoming }) =>
    incoming.kind === 'settled' ? [settledRow(row, incoming)] : [],
  )
  const asked = planned.flatMap(({ row, effects }) => effects.map((effect) => ({ ...effect, session: row.id })))
  // The embedded database plans each statement anew, so this one has only the parts that these turns need.
  const parts = [
    writing(planned, now),
    ...(settled.length > 0 ? [settling(settled)] : []),
    ...(asked.length > 0 ? [asking(asked, heldUntil)] : []),
  ]
  const result =
    asked.length > 0 && heldUntil > 0
      ? sql`select written.session, written.now_written_by, to_jsonb(effect) as effect
          from written left join (${CLAIMED_WITH_SESSION}) effect on effect.id = written.session`
      : sql`select session, now_written_by, null as effect from written`
  const { rows } = await db.execute(sql`with ${sql.join(parts, sql`, `)} ${result}`)
  const found = v.parse(WrittenRows, rows)
  return {
    sessions: new Map(found.map(({ session, now_written_by }) => [session, now_written_by])),
    claimed: claimedEffects(found.flatMap(({ effect }) => effect ?? [])),
  }
}

/** Ordered by conversation, so that two groups with the same ones do not deadlock. */
const writing = (planned: PlannedTurn[], now: number): SQL => sql`
  planned as (
    select * from jsonb_to_recordset(${JSON.stringify(planned.toSorted(bySession).map((turn) => turnRow(turn, now)))}::jsonb) as t(session text, n int,
      turn_id text, event jsonb, elements jsonb, cursor int, waiting text, ended text, flow text, version text, variant text, step text,
      resumed text, facts jsonb, misses int, awaiting jsonb, entry text, registration jsonb, kept jsonb, marks jsonb, written_by text,
      login_for text, login_until timestamptz)
  ), written as (
    update chat_session s set turns = t.n, cursor = t.cursor, waiting = t.waiting, ended = t.ended, flow = t.flow,
      flow_version = t.version, flow_variant = t.variant, step = t.step, facts = t.facts, misses = t.misses, kept = t.kept, awaiting = t.awaiting,
      tell_settled = s.tell_settled and t.waiting = 'effect', entry = coalesce(s.entry, t.entry), registration = coalesce(t.registration, s.registration),
      login_for = coalesce(t.login_for, s.login_for), login_until = coalesce(t.login_until, s.login_until), updated_at = now()
    from planned t where s.id = t.session and (t.written_by is null or s.xmin::text = t.written_by)
    returning t.*, s.xmin::text as now_written_by
  ), turns as (
    insert into chat_turn (session, n, turn_id, event, flow, flow_version, step, resumed, elements, marks, last_seq, waiting, ended)
    select session, n, turn_id, event, flow, version, step, resumed, elements, marks, cursor, waiting, ended from written
  )`

const bySession = (a: PlannedTurn, b: PlannedTurn): number => (a.row.id < b.row.id ? -1 : 1)

const settling = (settled: SettledRow[]): SQL => sql`settled as (
    update chat_effect e set status = s.status, outcome = s.outcome, gives = s.gives,
      needs = case when s.status = 'dead' and e.name not like 'code.%' then e.needs end, needs_hash = md5(e.needs::text), settled_at = now()
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as s(session text, key text, status text, outcome text, gives jsonb)
    join written on written.session = s.session where e.key = s.key
  )`

const asking = (asked: { session: string }[], heldUntil: number): SQL => sql`claimed as (
    insert into chat_effect (key, session, name, needs, claimed_until, attempts)
    select e.key, e.session, e.name, e.needs, ${heldUntil}::bigint, ${heldUntil > 0 ? 1 : 0}::int
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as e(key text, session text, name text, needs jsonb)
    join written on written.session = e.session
    returning ${CLAIMED_COLUMNS}
  )`

export function turnRow({ row, n, turnId, plan, incoming, read }: PlannedTurn, now: number) {
  const { flow, state, elements, waiting, ended, event, answerHistory = [], replayable } = plan
  const granted = loginGrant(incoming, now)
  return {
    session: row.id,
    n,
    turn_id: turnId,
    event,
    elements,
    cursor: row.cursor + elements.length,
    waiting,
    ended: ended ?? null,
    flow: flow?.flow.name ?? row.flow,
    version: flow?.version ?? row.flowVersion,
    variant: flow ? (flow.candidate ? CANDIDATE : null) : row.flowVariant,
    step: state?.step ?? row.step,
    facts: state?.facts ?? row.facts,
    misses: state?.failedAttempts ?? row.failedAttempts,
    kept: ended ? [] : (replayable ?? row.replayable),
    marks: answerHistory,
    written_by: read.writtenBy,
    resumed: read.isOld && incoming.kind === 'answer' ? row.step : null,
    awaiting: elements.length === 0 ? row.awaiting : awaitingOf(plan),
    entry: incoming.kind === 'goal' ? entryKey(incoming, localeOf(row)) : null,
    registration: incoming.kind === 'registration' ? incoming.content : null,
    login_for: granted?.loginFor ?? null,
    login_until: granted?.loginUntil ?? null,
  }
}

type SettledRow = ReturnType<typeof settledRow>
function settledRow(row: SessionRow, { key, outcome, gives, dead }: Incoming & { kind: 'settled' }) {
  return { session: row.id, key, status: dead ? 'dead' : 'done', outcome, gives }
}

function awaitingOf({ elements, waiting }: Plan) {
  const last = elements.at(-1)
  return (waiting === 'answer' || waiting === 'external') && last?.from === 'bot' ? last : null
}
