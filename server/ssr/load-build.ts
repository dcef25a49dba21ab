import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { LoadBuild } from './serve-pages.ts'

export type Pages = {
  load: LoadBuild
  /** What answers before the app does: in development the assets of live reload. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** The pages as built by `npm run build`. */
export function builtPages(): Pages {
  const file = pathToFileURL('build/server/index.js').href
  let build: Promise<ServerBuild> | undefined
  return { load: () => (build ??= import(file).then(asBuild)), middleware: (_request, _response, next) => next() }
}

/** The pages from source with live reload, over the process's own server. */
export async function livePages(server: Server): Promise<Pages> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  return {
    load: async () => asBuild(await vite.ssrLoadModule('virtual:react-router/server-build')),
    middleware: (request, response, next) => vite.middlewares(request, response, next),
  }
}

function asBuild(module: object): ServerBuild {
  if (!isBuild(module)) throw new Error('The rendering bundle is not one of React Router; build it anew with npm run build.')
  return module
}

const isBuild = (module: object): module is ServerBuild => 'entry' in module && 'routes' in module
