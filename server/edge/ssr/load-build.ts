import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import type { LiveSources } from '#server/brain/turns/follow-flows.ts'
import { readFirstScreen, type FirstScreen } from './first-screen.ts'
import type { LoadBuild } from './serve-pages.ts'

const SETTLES = 100
/** An editor may empty a file before it writes it, and Vite drops a second event within 50 ms: the empty file would stay. In milliseconds. */
const WRITTEN_WHOLE = { stabilityThreshold: 60, pollInterval: 20 }

export type Pages = {
  load: LoadBuild
  firstScreen?: () => FirstScreen
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  live?: LiveSources
}

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

/** Pages rendered from source with live reload. Vite checks the Host header itself. */
export async function livePages(server: Server, sites: readonly string[] = []): Promise<Pages> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: {
      middlewareMode: true,
      hmr: { server },
      allowedHosts: sites.map((site) => new URL(site).hostname),
      watch: { awaitWriteFinish: WRITTEN_WHOLE },
    },
    appType: 'custom',
  })
  return {
    load: async () => asBuild(await vite.ssrLoadModule('virtual:react-router/server-build')),
    middleware: (request, response, next) => vite.middlewares(request, response, next),
    live: { load: (path) => vite.ssrLoadModule(path), onChange: (changed) => watchSources(vite, changed) },
  }
}

/** Debounces: an editor writes several files in succession, and the module graph must be invalidated first. */
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
