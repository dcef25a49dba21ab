import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { ownChat, type PageDeclaration } from '#contracts/pages/page.ts'
import { PAGE_DECLARATIONS } from '#contracts/pages/pages.ts'

const chatPages = Object.entries<PageDeclaration>(PAGE_DECLARATIONS).filter(
  ([, { chat, index, kind, knownBy }]) =>
    ownChat(chat) !== undefined && index === 'yes' && knownBy === undefined && kind !== 'article',
)
const routesOf = (pages: typeof chatPages): string[] => [
  ...new Set(pages.map(([name, { route = name }]) => pathOf(`src/routes/${route}.tsx`))),
]
const CHAT_PAGES = routesOf(chatPages)
/** The pages that visitors land on, whose weight is limited (benches/landing-page.ts). */
const LANDINGS = routesOf(
  chatPages.filter(([, { at, kind, route }]) => at === '/' || kind === 'landing' || route === 'landing'),
)
const FRAME = [pathOf('src/root.tsx'), pathOf('src/entry.client.tsx')]
/** Loaded after the page, but the server has rendered it, so the page needs its styles. */
const LIVE_CHAT = pathOf('src/chat/live-chat.tsx')

function pathOf(file: string): string {
  return fileURLToPath(new URL(`../${file}`, import.meta.url))
}

/**
 * Finds what goes into the one script and the one stylesheet of all landing pages, to keep the first screen small: our
 * modules that the frame imports, or a landing page and another page with a chat, and every style of the landing pages.
 */
export function landingChunk(): { plugin: Plugin; test: (id: string) => boolean } {
  const shared = new Set<string>()
  const plugin: Plugin = {
    name: 'landing-chunk',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const importsOf = (file: string): Set<string> => {
        const found = new Set([...this.getModuleIds()].filter((id) => id === file || id.startsWith(`${file}?`)))
        for (const id of found) for (const imported of this.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
        return found
      }
      const frame = FRAME.map(importsOf)
      const pages = CHAT_PAGES.map(importsOf)
      const landings = [...LANDINGS, LIVE_CHAT].map(importsOf)
      for (const id of this.getModuleIds()) {
        const isOfLanding = landings.some((page) => page.has(id))
        const isShared = /\.css\b/.test(id) || pages.filter((page) => page.has(id)).length > 1
        if (/\/(src|contracts)\//.test(id) && (frame.some((part) => part.has(id)) || (isOfLanding && isShared)))
          shared.add(id)
      }
    },
  }
  return { plugin, test: (id) => shared.has(id) }
}
