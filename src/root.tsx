import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { languageTag } from '#contracts/kernel/locale.ts'
import { portalContext } from '#src/api/portal.ts'
import { useLocale } from '#src/i18n/use-text.ts'
import type { Route } from './+types/root.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { locale, person, nonce } = context.get(portalContext)
  return { locale, person, nonce }
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const root = useRouteLoaderData<typeof loader>('root')
  // The browser hides a nonce from scripts, so only the server's markup carries it.
  const nonce = import.meta.env.SSR ? (root?.nonce ?? '') : ''
  return (
    <html lang={languageTag(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
