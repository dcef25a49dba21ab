import { bigint, boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { DocumentKind } from './content-document.ts'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

export const contentDocument = pgTable(
  'content_document',
  {
    kind: text().$type<DocumentKind>().notNull(),
    locale: text().$type<Locale>().notNull(),
    name: text().notNull(),
    /** publish, draft, or trash for a shipped document that was deleted. */
    status: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Increases in commit order, so that nodes can read everything above their last known version. */
    version: bigint({ mode: 'number' }).notNull(),
    /** Hash of the source file; null if created by an editor. */
    seed: text(),
    edited: boolean().notNull().default(false),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.locale, t.name] }), index('content_document_version').on(t.version)],
)
export const contentDocumentData = decideColumns(contentDocument, {
  kind: 'portal',
  locale: 'portal',
  name: 'portal',
  status: 'portal',
  body: 'portal',
  version: 'portal',
  seed: 'portal',
  edited: 'portal',
  updatedAt: 'portal',
})
