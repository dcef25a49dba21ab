import { and, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { findPage } from '#contracts/pages/find-page.ts'
import type { StoreDeps } from '#server/deps.ts'
import { cspReport } from './csp-report-tables.ts'
import { readText } from './read-body.ts'

const LONGEST = 16 * 1024
/** Kinds of reports kept, and reports written a minute by each process; all are counted in the metrics. */
const MOST_KINDS = 200
const PER_MINUTE = 30

const DIRECTIVES = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
  'base-uri',
  'object-src',
  'default-src',
  'require-trusted-types-for',
  'trusted-types',
] as const

const Report = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    'csp-report': v.object({
      'effective-directive': v.optional(v.string()),
      'violated-directive': v.optional(v.string()),
      'blocked-uri': v.optional(v.string(), ''),
      'document-uri': v.optional(v.string(), ''),
    }),
  }),
)

type Reports = StoreDeps & { counted: (directive: string) => void }

/** Takes what browsers report of the content security policy; any answer is 204, as nobody reads it. */
export function cspReports({ database, runtime, counted }: Reports): Hono {
  const routes = new Hono()
  let minute = 0
  let written = 0
  routes.post('/', async (c) => {
    const parsed = v.safeParse(Report, await readText(c.req.raw, LONGEST))
    if (!parsed.success) return c.body(null, 204)
    const report = parsed.output['csp-report']
    const named = (report['effective-directive'] ?? report['violated-directive'] ?? '').replace(
      / .*|-(elem|attr)\b/g,
      '',
    )
    const directive = DIRECTIVES.find((one) => one === named) ?? 'other'
    counted(directive)
    const now = Math.floor(runtime.now() / 60_000)
    if (now !== minute) [minute, written] = [now, 0]
    written += 1
    if (written > PER_MINUTE) return c.body(null, 204)
    const kind = { directive, blocked: blockedOf(report['blocked-uri']), page: pageOf(report['document-uri']) }
    const lastAt = new Date(runtime.now())
    const updated = await database.db
      .update(cspReport)
      .set({ count: sql`${cspReport.count} + 1`, lastAt })
      .where(
        and(eq(cspReport.directive, directive), eq(cspReport.blocked, kind.blocked), eq(cspReport.page, kind.page)),
      )
      .returning({ count: cspReport.count })
    if (updated.length === 0 && (await database.db.$count(cspReport)) < MOST_KINDS)
      await database.db
        .insert(cspReport)
        .values({ ...kind, count: 1, lastAt })
        .onConflictDoNothing()
    return c.body(null, 204)
  })
  return routes
}

/** Addresses may name a person, so only their origin is kept. */
function blockedOf(address: string): string {
  if (/^[a-z-]{1,30}$/.test(address)) return address
  const origin = URL.parse(address)
  return (origin ? `${origin.protocol}//${origin.host}` : 'other').slice(0, 100)
}

const pageOf = (address: string): string => findPage(URL.parse(address)?.pathname ?? '/').row.path
