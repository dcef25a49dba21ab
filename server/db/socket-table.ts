import { bigserial, customType, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { decideColumns } from './personal-data.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const socketIoAttachments = pgTable('socket_io_attachments', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).defaultNow(),
  payload: bytes(),
})
export const socketIoAttachmentsData = decideColumns(socketIoAttachments, {
  id: 'portal',
  createdAt: 'portal',
  payload: 'portal',
})
