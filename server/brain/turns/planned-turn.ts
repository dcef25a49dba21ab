import type { SessionRow } from '#server/brain/tables.ts'
import type { Plan } from './plan.ts'
import type { HandledTurn, Incoming, TurnResult } from './turn.ts'

/**
 * What else was read with a conversation's row. `writtenBy`: id of the transaction that wrote the row; null if the row is
 * locked. `isOld`: the row was written half an hour ago or earlier. `isRemembered`: it may have changed since.
 */
export type RowRead = { writtenBy: string | null; isOld: boolean; isRemembered?: true }

export type PlannedTurn = {
  row: SessionRow
  n: number
  turnId: string
  plan: Plan
  incoming: Incoming
  effects: { key: string; name: string; needs: unknown }[]
  read: RowRead
}

export function plannedTurn(
  row: SessionRow,
  turnId: string,
  plan: Plan,
  incoming: Incoming,
  read: RowRead,
): PlannedTurn {
  const n = row.turns + 1
  const effects = plan.calls.map(({ effect, needs }, index) => ({
    key: `${row.id}:${n}:${index}`,
    name: effect,
    needs: needs ?? null,
  }))
  return { row, n, turnId, plan, incoming, effects, read }
}

export const isRetried = (incoming: Incoming): boolean => incoming.kind === 'settled' && incoming.retried === true

/** The visitor has asked to be told by SMS that the conversation waits for them again. */
export const isTold = ({ row, plan, incoming }: PlannedTurn): boolean =>
  isRetried(incoming) || (row.tellSettled && plan.waiting !== 'effect')

const keysOf = ({ effects }: PlannedTurn): string[] => effects.map(({ key }) => key)

export const doneOf = (turn: PlannedTurn): HandledTurn => ({ taken: takenOf(turn.row, turn.plan), keys: keysOf(turn) })

export function withOnward(done: HandledTurn | undefined, onward: PlannedTurn | undefined): HandledTurn | undefined {
  if (!done || !onward) return done
  const { taken, keys } = doneOf(onward)
  return { taken: { ...taken, elements: [...done.taken.elements, ...taken.elements] }, keys: [...done.keys, ...keys] }
}

export function takenOf(row: SessionRow, { elements, waiting, ended }: Plan): TurnResult {
  return { elements, cursor: row.cursor + elements.length, waiting, ...(ended && { ended }) }
}
