import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import type { LiveSources } from '#server/brain/turns/follow-flows.ts'
import { readFirstScreen, type FirstScreen } from './first-screen.ts'
import type { LoadBuild } from './serve-pages.ts'

/** How long files stay unchanged before they are read, in milliseconds. */
const SETTLES = 100

export type Pages = {
  load: LoadBuild
  /** The first screen's styles, of the same build. */
  firstScreen?: () => FirstScreen
  /** What answers before the app does: in development the assets of live reload. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** In development: the conversations' files as they change. */
  live?: LiveSources
}

/** The pages as built by `npm run build`. */
export function builtPages(): Pages {
  const file = pathToFileURL('build/server/index.js').href
  let build: Promise<ServerBuild> | undefined
  let firstScreen: FirstScreen | undefined
  return {
    load: () => (build ??= import(file).then(asBuild)),
    firstScreen: () => (firstScreen ??= readFirstScreen()),
    middleware: (_request, _response, next) => next(),
  }
}

/** The pages from source with live reload, over the process's own server; its tool looks at the hosts of requests by itself. */
export async function livePages(server: Server, sites: readonly string[] = []): Promise<Pages> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server }, allowedHosts: sites.map((site) => new URL(site).hostname) },
    appType: 'custom',
  })
  return {
    load: async () => asBuild(await vite.ssrLoadModule('virtual:react-router/server-build')),
    middleware: (request, response, next) => vite.middlewares(request, response, next),
    live: { load: (path) => vite.ssrLoadModule(path), onChange: (changed) => watchSources(vite, changed) },
  }
}

/** An editor writes several files one after another, and the module graph has to hear of them first. */
function watchSources({ watcher, config: { root } }: ViteDevServer, changed: () => void): void {
  let timer: NodeJS.Timeout | undefined
  watcher.on('all', (_event, file) => {
    if (!/^(flows|contracts|locales)[\\/].*\.(ts|po|json)$/.test(relative(root, resolve(root, file)))) return
    clearTimeout(timer)
    timer = setTimeout(changed, SETTLES)
    timer.unref()
  })
}

function asBuild(module: object): ServerBuild {
  if (!isBuild(module))
    throw new Error('The rendering bundle is not one of React Router; build it anew with npm run build.')
  return module
}

const isBuild = (module: object): module is ServerBuild => 'entry' in module && 'routes' in module
