import { pgTable, text } from 'drizzle-orm/pg-core'
import { decideColumns } from './personal-data.ts'

/** Keys made at the first start and shared by all nodes on the database. */
export const secret = pgTable('secret', { name: text().primaryKey(), value: text().notNull() })
export const secretData = decideColumns(secret, {
  name: 'portal',
  value: 'secret',
})
