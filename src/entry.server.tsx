import { renderToReadableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { portalContext } from './api/portal.ts'
import { loadI18n } from './i18n/load-i18n.ts'
import { Voice } from './i18n/voice.tsx'

/** The key by which server/ssr hands the portal in; it must be this module's own. */
export { portalContext }

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const { nonce, locale, texts, report } = provider.get(portalContext)
  const i18n = await loadI18n(locale, texts)
  let outcome = status
  const body = await renderToReadableStream(
    <Voice i18n={i18n}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </Voice>,
    {
      nonce,
      // Above this size React would serve a finished part hidden, for a script to reveal; the chat must show without scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(10_000)]),
      onError: (error) => {
        report(error)
        outcome = 500
      },
    },
  )
  await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(body, { status: outcome, headers })
}

/** A loader or action failed. What was answered on purpose, and what nobody waits for any more, is no failure. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(portalContext).report(error)
}
