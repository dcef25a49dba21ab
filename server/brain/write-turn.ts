import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import type { Brain } from './brain.ts'
import type { Plan } from './plan-turn.ts'
import { entryKey } from './entry-key.ts'
import { localeOf, type SessionRow } from './session-row.ts'
import type { Incoming } from './take-turn.ts'

/** Writes a planned turn in one statement (turn, session, settled effect, effects asked for); returns the effects' keys. */
export async function writeTurn(brain: Brain, tx: Tx, row: SessionRow, turnId: string, plan: Plan, incoming: Incoming): Promise<string[]> {
  const n = row.turns + 1
  const cursor = row.cursor + plan.elements.length
  const { flow, state } = plan
  const awaiting = plan.elements.length === 0 ? row.awaiting : awaitingOf(plan)
  const effects = plan.calls.map((call, index) => ({ key: `${row.id}:${n}:${index}`, name: call.effect, needs: call.needs ?? null }))
  const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))
  await tx.execute(sql`
    with turn as (
      insert into chat_turn (session, n, turn_id, event, step, elements, last_seq, waiting, ended)
      values (${row.id}, ${n}, ${turnId}, ${json(plan.event)}::jsonb, ${state?.step ?? row.step}, ${json(plan.elements)}::jsonb,
        ${cursor}, ${plan.waiting}, ${plan.ended ?? null})
    ), settled as (
      update chat_effect set status = ${incoming.kind === 'settled' && incoming.dead ? 'dead' : 'done'}, needs = null,
        outcome = ${incoming.kind === 'settled' ? incoming.outcome : null},
        gives = ${incoming.kind === 'settled' ? json(incoming.gives) : null}::jsonb, settled_at = now()
      where key = ${incoming.kind === 'settled' ? incoming.key : null}
    ), asked as (
      insert into chat_effect (key, session, name, needs)
      select e->>'key', ${row.id}, e->>'name', e->'needs' from jsonb_array_elements(${json(effects)}::jsonb) e
    )
    update chat_session set turns = ${n}, entry = coalesce(entry, ${incoming.kind === 'goal' ? entryKey(incoming, localeOf(row)) : null}), cursor = ${cursor}, waiting = ${plan.waiting}, ended = ${plan.ended ?? null},
      flow = ${flow?.flow.name ?? row.flow}, flow_version = ${flow?.version ?? row.flowVersion}, step = ${state?.step ?? row.step},
      facts = ${json(state?.facts ?? row.facts)}::jsonb, misses = ${state?.misses ?? row.misses}, awaiting = ${json(awaiting)}::jsonb,
      registration = coalesce(${incoming.kind === 'registration' ? json(incoming.content) : null}::jsonb, registration), updated_at = now()
    where id = ${row.id}`)
  for (const { key } of effects) await brain.enqueue(tx, key)
  return effects.map(({ key }) => key)
}

function awaitingOf(plan: Plan) {
  const last = plan.elements.at(-1)
  return plan.waiting === 'answer' && last?.from === 'bot' ? last : null
}

/** Whether a write failed because the same turn id was written meanwhile. */
export function isTurnRepeated(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') return true
  }
  return false
}
