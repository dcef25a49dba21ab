import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * What a column holds of a person, and what becomes of it when the person is erased (ACC-04):
 * `deleted` goes with its row; `kept` stays because the law asks for it; `emptied` is overwritten while its row stays (a function
 * is given the id of the account); `technical` ties rows together or steers the portal, and stands in the archive's JSON only;
 * `secret` guards the portal and never leaves it; `portal` is the operator's own and says nothing of a person.
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

/** Decides for each column of a table; one that is left out does not compile. All columns of a table fall under one of the three kinds of row. */
export function decideColumns<Table extends PgTable>(table: Table, columns: Decisions<Table>): PersonalData {
  return { table, columns }
}

/** Whether a table's rows say anything of a person, and whether erasure deletes or keeps them. */
export function rowsOf({ columns }: PersonalData): 'nobody' | 'deleted' | 'kept' {
  const decisions = Object.values(columns)
  if (decisions.every((decision) => decision === 'portal' || decision === 'secret')) return 'nobody'
  return decisions.some((decision) => decision === 'kept' || typeof decision === 'object') ? 'kept' : 'deleted'
}

export const columnsDecided = ({ columns }: PersonalData, as: ColumnDecision): string[] =>
  Object.keys(columns).filter((name) => columns[name] === as)

/** What the columns that erasure empties are set to, for the account that is erased. */
export function emptiedValues({ columns }: PersonalData, account: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, decision]) => {
      if (typeof decision !== 'object') return []
      const { emptied } = decision
      return [[name, typeof emptied === 'function' ? emptied(account) : emptied]]
    }),
  )
}
