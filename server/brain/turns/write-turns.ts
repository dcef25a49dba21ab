import { sql } from 'drizzle-orm'
import type { Tx } from '#server/db/database.ts'
import { CANDIDATE } from '#server/brain/rollout/choose-version.ts'
import { entryKey } from '#server/brain/sessions/entry.ts'
import type { Plan } from './plan.ts'
import { localeOf } from '#server/brain/sessions/sessions.ts'
import type { Incoming } from './turn.ts'
import type { SessionRow } from '#server/brain/tables.ts'

export type PlannedTurn = {
  row: SessionRow
  n: number
  turnId: string
  plan: Plan
  incoming: Incoming
  effects: { key: string; name: string; needs: unknown }[]
}

/** `heldUntil`: until when the effects asked for are claimed by this process; 0 if they are not. */
export async function writeTurns(tx: Tx, planned: PlannedTurn[], heldUntil: number): Promise<void> {
  if (planned.length === 0) return
  const effects = planned.flatMap(({ row, effects: asked }) => asked.map((effect) => ({ ...effect, session: row.id })))
  const settled = planned.flatMap(({ incoming }) => (incoming.kind === 'settled' ? [settledRow(incoming)] : []))
  await tx.execute(sql`
    with planned as (
      select * from jsonb_to_recordset(${JSON.stringify(planned.map(turnRow))}::jsonb) as t(session text, n int, turn_id text, event jsonb,
        elements jsonb, cursor int, waiting text, ended text, flow text, version text, variant text, step text, facts jsonb, misses int,
        awaiting jsonb, entry text, registration jsonb, kept jsonb, marks jsonb)
    ), turns as (
      insert into chat_turn (session, n, turn_id, event, flow, flow_version, step, resumed, elements, marks, last_seq, waiting, ended)
      select t.session, t.n, t.turn_id, t.event, t.flow, t.version, t.step,
        case when t.event->>'kind' = 'answer' and s.updated_at < now() - interval '30 minutes' then s.step end, t.elements, t.marks, t.cursor, t.waiting, t.ended
      from planned t join chat_session s on s.id = t.session
    ), settled as (
      update chat_effect e set status = s.status, outcome = s.outcome, gives = s.gives,
        needs = case when s.status = 'dead' and e.name not like 'code.%' then e.needs end, needs_hash = md5(e.needs::text), settled_at = now()
      from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as s(key text, status text, outcome text, gives jsonb)
      where e.key = s.key
    ), asked as (
      insert into chat_effect (key, session, name, needs, claimed_until, attempts)
      select key, session, name, needs, ${heldUntil}::bigint, ${heldUntil > 0 ? 1 : 0}::int
      from jsonb_to_recordset(${JSON.stringify(effects)}::jsonb) as e(key text, session text, name text, needs jsonb)
    )
    update chat_session s set turns = t.n, cursor = t.cursor, waiting = t.waiting, ended = t.ended, flow = t.flow,
      flow_version = t.version, flow_variant = t.variant, step = t.step, facts = t.facts, misses = t.misses, kept = t.kept, awaiting = t.awaiting,
      tell_settled = s.tell_settled and t.waiting = 'effect', entry = coalesce(s.entry, t.entry), registration = coalesce(t.registration, s.registration), updated_at = now()
    from planned t where s.id = t.session`)
}

function turnRow({ row, n, turnId, plan, incoming }: PlannedTurn) {
  const { flow, state, elements, waiting, ended, event, answerHistory = [], replayable } = plan
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
    awaiting: elements.length === 0 ? row.awaiting : awaitingOf(plan),
    entry: incoming.kind === 'goal' ? entryKey(incoming, localeOf(row)) : null,
    registration: incoming.kind === 'registration' ? incoming.content : null,
  }
}

function settledRow({ key, outcome, gives, dead }: Incoming & { kind: 'settled' }) {
  return { key, status: dead ? 'dead' : 'done', outcome, gives }
}

function awaitingOf({ elements, waiting }: Plan) {
  const last = elements.at(-1)
  return (waiting === 'answer' || waiting === 'external') && last?.from === 'bot' ? last : null
}

export function isTurnRepeated(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') return true
  }
  return false
}
