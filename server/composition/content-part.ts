import type { Portal } from '#src/api/portal.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { readSecret } from '../db/read-secret.ts'
import { createWordPress } from '../gateways/content/wordpress.ts'
import { createPreview, type Preview } from '#server/edge/preview.ts'
import { acfRoutes, contentVersion, pagesRoutes, titlesRoutes, versionRoutes } from '#server/content/pages-routes.ts'
import { articlesRoutes } from '#server/content/articles-routes.ts'
import type { ContentStore } from '#server/content/content-document.ts'
import { createEmbeddedContent, type EmbeddedContent } from '#server/content/create-embedded-content.ts'
import { attachGraphSocket, graphRoutes } from '#server/content/graphql/graph-routes.ts'
import { createGraph } from '#server/content/graphql/create-graph.ts'
import { openContentStore } from '#server/content/open-content-store.ts'
import { openOutsideStore } from '#server/content/outside/open-outside-store.ts'
import type { Translations } from '#server/translations/create-translations.ts'
import { translationsRoutes } from '#server/translations/translations-routes.ts'
import { noteEdits } from '#server/security-events/note-edits.ts'
import type { Ground, PartWithSockets } from './parts.ts'

type ContentPart = PartWithSockets & {
  content: EmbeddedContent
  store: ContentStore
  preview: Preview
  madeToken: string | undefined
  of: (request: Request) => Promise<Pick<Portal, 'content' | 'preview' | 'contentVersion' | 'texts'>>
}

/** Content from the portal's own CMS or a WordPress instead (CALL-13, CALL-16), and translations (CALL-17). */
export async function composeContent(ground: Ground, translations: Translations): Promise<ContentPart> {
  const { env, runtime, visitors, database, translate } = ground
  const own = await openContentStore(ground)
  const onMalformed = (page: string, problem: string) =>
    runtime.log.warn({ page, problem }, 'content cannot be used, the default is shown')
  const { CMS_URL, CMS_PAGES } = env
  const outside =
    CMS_URL === undefined
      ? undefined
      : await openOutsideStore(ground, { url: CMS_URL, server: createWordPress(CMS_URL), ids: CMS_PAGES })
  const store = outside ?? own
  const reader = { brand: env.BRAND, onMalformed, today: () => osloDay(runtime.now()) }
  const content = createEmbeddedContent({ ...reader, store })
  const drafts = createEmbeddedContent({ ...reader, store, preview: true })
  // Edits always go to the portal's own store, even if a WordPress supplies the pages.
  const { cms } = outside ? createEmbeddedContent({ ...reader, store: own }) : content
  const madeToken =
    env.APP_ENV === 'development' && !env.EDITOR_TOKENS
      ? (await readSecret(database.db, 'editor token')).toString('hex')
      : undefined
  const editing = { runtime, store: own, cms, editorTokens: env.EDITOR_TOKENS ?? (madeToken ? [madeToken] : []) }
  const graph = createGraph(cms, { introspection: env.APP_ENV !== 'production' })
  const graphSocket = attachGraphSocket(ground.socketDoor, graph, ground.networkOfSocket)
  const preview = createPreview(env.APP_ENV !== 'production')
  const versionNow = (request: Request) => {
    void outside?.touch(visitors.localeOf(request))
    return contentVersion(store)
  }

  return {
    content,
    store,
    preview,
    madeToken,
    of: async (request) => {
      const locale = visitors.localeOf(request)
      await outside?.touch(locale)
      const previewing = preview.isOn(request)
      return {
        content: previewing ? drafts : content,
        preview: previewing
          ? {
              title: translate(locale, 'preview.title'),
              text: translate(locale, 'preview.text'),
              leave: translate(locale, 'preview.leave'),
            }
          : undefined,
        contentVersion: contentVersion(store),
        texts: translations.screens(locale),
      }
    },
    mount: (app) => {
      app.use('/services/api/v2.0/cms/*', noteEdits(ground, 'content'))
      app.use('/services/translations/*', noteEdits(ground, 'texts'))
      app.route('/services/api/v2.0/cms/articles', articlesRoutes(editing))
      app.route('/services/api/v2.0/cms/pages', pagesRoutes(editing))
      app.route('/services/cms/version', versionRoutes(versionNow))
      app.route('/services/cms', titlesRoutes(content))
      app.route('/services/cms', acfRoutes(cms))
      app.route('/services/cms', graphRoutes(graph))
      app.route('/services/translations', translationsRoutes(translations, editing.editorTokens))
    },
    hangUp: () => graphSocket.close(),
    close: async () => {
      translations.stop()
      own.close()
    },
  }
}
