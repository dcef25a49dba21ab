import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * What erasure (ACC-04) does with a column; `emptied` takes a value or a function of the account id. `technical`
 * columns are exported only in the archive's JSON, `secret` ones never.
 */
type InDeletedRow = 'deleted' | 'technical' | 'secret'
type InKeptRow<Value> = 'kept' | Emptied<Value> | 'technical' | 'secret'
type InRowOfNobody = 'portal' | 'secret'
type Emptied<Value> = { emptied: Value | ((account: string) => Value) }

type Row<Table extends PgTable> = Table['$inferSelect']
type Decisions<Table extends PgTable> =
  | { [Column in keyof Row<Table>]: InDeletedRow }
  | { [Column in keyof Row<Table>]: InKeptRow<Row<Table>[Column]> }
  | { [Column in keyof Row<Table>]: InRowOfNobody }

export type ColumnDecision = InDeletedRow | InKeptRow<unknown> | InRowOfNobody
export type PersonalData = { table: PgTable; columns: Readonly<Record<string, ColumnDecision>> }

/** Every column must be listed, or it does not compile; all columns of a table must fit one kind of row. */
export function decideColumns<Table extends PgTable>(table: Table, columns: Decisions<Table>): PersonalData {
  return { table, columns }
}

export function rowsOf({ columns }: PersonalData): 'nobody' | 'deleted' | 'kept' {
  const decisions = Object.values(columns)
  if (decisions.every((decision) => decision === 'portal' || decision === 'secret')) return 'nobody'
  return decisions.some((decision) => decision === 'kept' || typeof decision === 'object') ? 'kept' : 'deleted'
}

export const columnsDecided = ({ columns }: PersonalData, as: ColumnDecision): string[] =>
  Object.keys(columns).filter((name) => columns[name] === as)

export function emptiedValues({ columns }: PersonalData, account: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, decision]) => {
      if (typeof decision !== 'object') return []
      const { emptied } = decision
      return [[name, typeof emptied === 'function' ? emptied(account) : emptied]]
    }),
  )
}
