import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { DocumentKind } from './content-document.ts'
import { decideColumns } from '#server/db/personal-data.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The embedded CMS: one row a page or post of a locale. */
export const contentDocument = pgTable(
  'content_document',
  {
    kind: text().$type<DocumentKind>().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** A page's name in content/, a post's slug. */
    name: text().notNull(),
    /** publish, draft, or trash where what came with the portal is gone from it. */
    status: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Number of the change that made it so, in the order of commits; a node reads what is above the last it knows. */
    version: bigint({ mode: 'number' }).notNull(),
    /** Hash of the file it came from; null for one that an editor made. */
    seed: text(),
    /** Whether an editor has changed it: from then on its file is not taken in any more. */
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
