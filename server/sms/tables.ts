import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

/** Texts that a gateway has taken and reports on, by the key they were sent with. */
export const smsDelivery = pgTable(
  'sms_delivery',
  {
    key: text().primaryKey(),
    state: text().$type<'sent' | 'delivered' | 'failed'>().notNull(),
    code: text(),
    sentAt: at('sent_at').notNull(),
    reportedAt: at('reported_at'),
  },
  (t) => [index('sms_delivery_sent').on(t.sentAt)],
)
export const smsDeliveryData = decideColumns(smsDelivery, {
  key: 'portal',
  state: 'portal',
  code: 'portal',
  sentAt: 'portal',
  reportedAt: 'portal',
})

/** Texts that came in, by the gateway's id, each with the answer that is sent; what was written is not kept. */
export const incomingText = pgTable(
  'incoming_text',
  {
    id: text().primaryKey(),
    phone: text().notNull(),
    act: text().$type<'stop' | 'help' | 'yes' | 'no' | 'pack' | 'other'>().notNull(),
    /** Null where this number had this answer lately. */
    answer: text(),
    status: text().$type<'waiting' | 'sent' | 'dead'>().notNull(),
    attempts: integer().notNull().default(0),
    lastFault: text('last_fault'),
    receivedAt: at('received_at').notNull(),
    sentAt: at('sent_at'),
  },
  (t) => [index('incoming_text_phone').on(t.phone, t.receivedAt)],
)
export const incomingTextData = decideColumns(incomingText, {
  id: 'technical',
  phone: 'deleted',
  act: 'deleted',
  answer: 'deleted',
  status: 'technical',
  attempts: 'technical',
  lastFault: 'technical',
  receivedAt: 'deleted',
  sentAt: 'deleted',
})
