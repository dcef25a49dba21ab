import { pgTable, text } from 'drizzle-orm/pg-core'

/** Keys made at the first start and shared by all nodes on the database. */
export const secret = pgTable('secret', { name: text().primaryKey(), value: text().notNull() })
