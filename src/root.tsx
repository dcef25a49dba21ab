import textFont from '@fonts/hanken-grotesk.woff2?url'
import { Suspense, type ReactNode } from 'react'
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { comingPrices } from '#contracts/catalogue/next-change.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import { gate } from '#src/api/gate.ts'
import { portalContext } from '#src/api/portal.ts'
import { pagePath } from '#src/api/page-path.ts'
import { ChatSessions } from '#src/chat/chat-sessions.tsx'
import { loadElsewhere } from './site/elsewhere/load-elsewhere.ts'
import { useFrameData, type FrameData } from './shell/frame-data.ts'
import { Frame } from './shell/frame.tsx'
import { useLocale } from '#src/i18n/use-text.ts'
import { useTextsOver } from '#src/i18n/voice.tsx'
import { useSettled } from './shell/use-settled.ts'
import { RouteError } from './shell/route-error.tsx'
import { lazyPart } from '#src/ui/until-fetched.ts'
import './ui/base.css'
import type { Route } from './+types/root.ts'

export const middleware: Route.MiddlewareFunction[] = [gate]

export async function loader({ context, request }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const {
    locale,
    today,
    brand,
    origin,
    person,
    nonce,
    content,
    page: pageAt,
    cookieChoice,
    contentVersion,
    preview,
    firstScreen,
  } = portal
  const { workingHoursTable, phone, email, companyName, org, address, postalCode, city } =
    await content.customerService(locale)
  const service = { workingHoursTable, phone, email, companyName, org, address, postalCode, city }
  const page = pageAt(pagePath(request))
  const disclaimer = cookieChoice || page.fullscreen ? undefined : await content.cookieDisclaimer(locale)
  const elsewhere = await loadElsewhere(portal, page)
  const frame: FrameData = {
    locale,
    today,
    comingPrices: comingPrices(today),
    brand,
    origin,
    person,
    nonce,
    service,
    page,
    cookieChoice,
    disclaimer,
    contentVersion,
    ...(preview && { preview }),
    ...(elsewhere && { elsewhere }),
    ...(firstScreen && { isFirstVisit: true as const }),
  }
  return data(frame, { status: page.decision === 'notFound' ? 404 : 200 })
}

/** Evaluated once at load: after a first visit the stylesheets stay at the end of the body. */
const isStyledInBrowser =
  !import.meta.env.SSR && !import.meta.env.DEV && document.head.querySelector('link[rel="stylesheet"]') === null

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const texts = useTextsOver()?.address
  const root = useFrameData()
  // Browsers hide nonces from scripts, so only the server's markup carries one.
  const nonce = import.meta.env.SSR ? (root?.nonce ?? '') : ''
  const isStyled = import.meta.env.SSR ? root?.isFirstVisit === true : isStyledInBrowser
  const sheets = <Links nonce="" />
  return (
    <html lang={languageTag(locale)} data-texts={texts}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#dce9f7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f2c43" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {!isStyled && <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />}
        {texts && <link rel="preload" href={texts} as="fetch" crossOrigin="anonymous" />}
        <Meta />
        {!isStyled && sheets}
      </head>
      <body>
        {children}
        {isStyled && <div id="end-of-content" hidden />}
        <ScrollRestoration nonce={nonce} />
        {isStyled && sheets}
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

const SessionWatch = lazyPart(() => import('./customer/sign-in/session-watch.tsx'))
const ContentWatch = lazyPart(() => import('./shell/content-watch.tsx'))
const ElsewherePage = lazyPart(() => import('./site/elsewhere/elsewhere-page.tsx'))
const PreviewBanner = lazyPart(() => import('./shell/preview-banner.tsx'))

export default function App({ loaderData }: Route.ComponentProps) {
  const { brand, person, service, page, disclaimer, contentVersion, preview, elsewhere } = loaderData
  const settled = useSettled()
  return (
    <Frame
      brand={brand}
      person={person}
      service={service}
      fullscreen={page.fullscreen}
      workplace={page.workplace}
      disclaimer={disclaimer}
      banner={
        preview && (
          <Suspense>
            <PreviewBanner words={preview} />
          </Suspense>
        )
      }
    >
      <ChatSessions entityId={person?.id}>{elsewhere ? <ElsewherePage {...elsewhere} /> : <Outlet />}</ChatSessions>
      {person && (
        <Suspense>
          <SessionWatch person={person} />
        </Suspense>
      )}
      {settled && (
        <Suspense>
          <ContentWatch version={contentVersion} />
        </Suspense>
      )}
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <RouteError error={error} />
    </main>
  )
}
