import { renderToReadableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { RENDER_DEADLINE, STREAM_DEADLINE } from '#contracts/kernel/deadlines.ts'
import { portalContext } from './api/portal.ts'
import { loadI18n } from './i18n/load-i18n.ts'
import { Voice } from './i18n/voice.tsx'

/** The key by which server/ssr hands the portal in; it must be this module's own. */
export { portalContext }

/** When React Router gives up what a page still waits for, with the whole page; its default would come before the providers' own deadlines (PROD-06). */
export const streamTimeout = STREAM_DEADLINE

/** Says of an answer that it is sent in parts, to the server that packs it and to a proxy that would hold it back. */
const IN_PARTS = 'x-accel-buffering'

/** How long a signed-in page waits for all its providers, in milliseconds; what is late after that comes when it comes (PROD-06). */
const WAITS = 700
const late = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), WAITS))

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const { nonce, locale, texts, report, person, firstScreen } = provider.get(portalContext)
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

/** A loader or action failed. What was answered on purpose, and what nobody waits for any more, is no failure. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(portalContext).report(error)
}
