import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { EffectContext } from '#server/brain/effects/effects.ts'
import { chatSession, chatTurn } from '#server/brain/tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import { showsCodes, type Env } from '#server/env.ts'
import { PERSONS_PACE, TRAP_FILLED } from './budgets.ts'
import { spenderNames } from './spender-names.ts'
import { budgetSpending } from './tables.ts'

/** Remembers for a day that the browser of this conversation filled the trap of a form. */
export async function noteTrapFilled(deps: StoreDeps, session: string): Promise<void> {
  const { db } = deps.database
  const [row] = await db.select({ visitor: chatSession.visitor }).from(chatSession).where(eq(chatSession.id, session))
  if (row?.visitor != null) await noteTrapOf(deps, row.visitor)
}

/** The same for a form outside of conversations; `visitor` is the hash of the browser's cookie. */
export async function noteTrapOf(deps: StoreDeps, visitor: string): Promise<void> {
  const of = await trapOf(deps, visitor)
  await deps.database.db
    .insert(budgetSpending)
    .values({ budget: TRAP_FILLED, of, act: of, at: new Date(deps.runtime.now()) })
    .onConflictDoNothing()
}

/**
 * What shows that a program holds the conversation. Nothing does where networks are not counted, and speed only where no
 * codes are shown: elsewhere it is programs that try the portal out.
 */
export async function signOfProgram(
  deps: StoreDeps & { env: Pick<Env, 'APP_ENV'> },
  { id, visitor, address }: Pick<EffectContext['session'], 'id' | 'visitor' | 'address'>,
): Promise<string | undefined> {
  if (address === null) return undefined
  if (visitor !== null && (await hasFilledTrap(deps, visitor))) return TRAP_FILLED
  if (showsCodes(deps.env)) return undefined
  return (await isFasterThanPersons(deps, id)) ? 'answers came faster than a person gives them' : undefined
}

async function hasFilledTrap(deps: StoreDeps, visitor: string): Promise<boolean> {
  const of = await trapOf(deps, visitor)
  const found = and(eq(budgetSpending.budget, TRAP_FILLED), eq(budgetSpending.of, of))
  return (await deps.database.db.$count(budgetSpending, found)) > 0
}

async function trapOf({ database }: StoreDeps, visitor: string): Promise<string> {
  return (await spenderNames(database.db)).ofSpender(`visitor ${visitor}`)
}

const Pace = v.object({ answers: v.number(), took: v.nullable(v.number()) })

async function isFasterThanPersons({ database }: StoreDeps, session: string): Promise<boolean> {
  const { rows } = await database.db.execute(sql`
    select count(*)::int as answers,
      (extract(epoch from max(${chatTurn.createdAt}) - min(${chatTurn.createdAt})) * 1000)::float8 as took
    from ${chatTurn} where ${and(eq(chatTurn.session, session), sql`${chatTurn.event}->>'kind' = 'answer'`)}`)
  const { answers, took } = v.parse(Pace, rows[0])
  return answers >= PERSONS_PACE.answers && (took ?? Infinity) / (answers - 1) < PERSONS_PACE.average
}
