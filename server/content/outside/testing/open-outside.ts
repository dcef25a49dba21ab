import type { Database } from '#server/db/database.ts'
import { createWordPress } from '#server/gateways/content/wordpress.ts'
import { type WordPress } from '#server/testing/wordpress.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { openOutsideStore } from '#server/content/outside/open-outside-store.ts'
import type { Runtime } from '#server/runtime.ts'

const IDS = new Map([
  ['customerService', '7'],
  ['cookieDisclaimer', '8'],
])

export async function openOutside(
  from: { database: Database; runtime: Runtime; wordpress: WordPress },
  ids: ReadonlyMap<string, string> = IDS,
) {
  const { database, runtime, wordpress } = from
  const store = await openOutsideStore(
    { database, runtime },
    { url: wordpress.url, server: createWordPress(wordpress.url, 1_000), ids, patience: 100 },
  )
  return { store, content: createEmbeddedContent({ store }) }
}

export const page = (
  fields: Record<string, unknown>,
  more: { status?: string; group?: string; databaseId?: number } = {},
) => ({
  status: 'publish',
  databaseId: 1,
  title: 'Page',
  content: null,
  group: 'homeLandingPage',
  ...more,
  fields,
})
