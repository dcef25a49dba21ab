import { pgTable, text } from 'drizzle-orm/pg-core'
import { decideColumns } from './personal-data.ts'

export const secret = pgTable('secret', { name: text().primaryKey(), value: text().notNull() })
export const secretData = decideColumns(secret, {
  name: 'portal',
  value: 'secret',
})
