import { renderToReadableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { RENDER_DEADLINE, STREAM_DEADLINE } from '#contracts/kernel/deadlines.ts'
import { portalContext } from './api/portal.ts'
import { loadI18n } from './i18n/load-i18n.ts'
import { Voice } from './i18n/voice.tsx'

/** Must be exported from this module: the server passes the portal under this instance of the key. */
export { portalContext }

/** React Router aborts the whole page after this time; its default is shorter than the provider deadlines (PROD-06). */
export const streamTimeout = STREAM_DEADLINE

/** Response header that keeps the server's compression and proxies from buffering a streamed page. */
const IN_PARTS = 'x-accel-buffering'

/** Milliseconds a signed-in page waits for all providers; later results are streamed (PROD-06). */
const WAITS = 700
const late = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), WAITS))

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const { nonce, locale, texts, report, person, firstScreen, analytics } = provider.get(portalContext)
  const i18n = await loadI18n(locale, texts)
  let outcome = status
  const body = await renderToReadableStream(
    <Voice i18n={i18n}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </Voice>,
    {
      nonce,
      ...(analytics && { bootstrapScripts: [analytics.address] }),
      // Above this size React hides finished parts until a script reveals them; the chat must show without JavaScript.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(RENDER_DEADLINE)]),
      onError: (error) => {
        report(error)
        outcome = 500
      },
    },
  )
  const whole = await Promise.race([body.allReady.then(() => true), ...(person ? [late()] : [])])
  if (!whole) headers.set(IN_PARTS, 'no')
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(firstScreen ? firstScreen(await new Response(body).text()) : body, { status: outcome, headers })
}

/** Deliberate error responses and aborted requests are not reported. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(portalContext).report(error)
}
