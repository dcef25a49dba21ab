import type { Server } from 'node:http'
import type { Locale } from '#contracts/kernel/locale.ts'
import { localeOfHost, readLocale } from '#contracts/kernel/locale.ts'
import { ok } from '#contracts/kernel/result.ts'
import type { Portal } from '#src/api/portal.ts'
import type { App } from './app.ts'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import { createCookies } from './http/cookies.ts'
import { createEmbeddedContent } from './services/content/create-embedded-content.ts'
import type { Pages } from './ssr/load-build.ts'
import { servePages } from './ssr/serve-pages.ts'
import type { World } from './world.ts'

type Parts = { env: Env; database: Database; world: World; server: Server; pages: Pages; liveReload: boolean }
type Composed = { app: App; notice: string; close: () => Promise<void> }

/** Chooses what stands behind every port: embedded services or configured ones, real clock and ids. */
export async function compose({ env, database, world, pages, liveReload }: Parts): Promise<Composed> {
  const secure = env.PUBLIC_URL?.startsWith('https:') ?? false
  const cookies = createCookies(secure)
  const content = createEmbeddedContent({ brand: env.BRAND })
  const localeOf = (request: Request): Locale =>
    readLocale(cookies.read(request.headers, 'locale')) ?? localeOfHost(new URL(request.url).host)

  const portalOf = async (request: Request, nonce: string): Promise<Portal> => ({
    locale: localeOf(request),
    person: undefined,
    nonce,
    development: env.APP_ENV === 'development' || env.APP_ENV === 'test',
    content,
    conversation: async (entry) => ({ entry, elements: [], cursor: 0, waiting: 'answer', turnId: world.id() }),
    subscriptions: async () => ok([]),
    approveGeneralTerms: async () => ok(undefined),
    sentMessages: async () => [],
    rememberOrigin: (path) => cookies.write('origin', path, 600),
  })

  return {
    app: {
      services: {},
      forms: {},
      pages: servePages(pages.load, portalOf, liveReload),
      ready: async () => database.db.execute('select 1').then(() => true, () => false),
      log: world.log,
      secure,
    },
    notice: '',
    close: async () => {},
  }
}
