import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

/** E-mails of the development outbox; production never writes here. */
export const sentMail = pgTable(
  'sent_mail',
  {
    key: text().primaryKey(),
    n: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    fileName: text('file_name'),
    /** Base64. */
    file: text(),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [index('sent_mail_email').on(t.email, t.n)],
)
export const sentMailData = decideColumns(sentMail, {
  key: 'technical',
  n: 'technical',
  email: 'deleted',
  subject: 'deleted',
  text: 'deleted',
  html: 'technical',
  fileName: 'technical',
  file: 'technical',
  sentAt: 'deleted',
})
