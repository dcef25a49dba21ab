import { screen, within } from '@testing-library/react'
import type { Person } from '#contracts/account/credentials.ts'
import type { CookieDisclaimer } from '#contracts/content/legal-pages.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { customerService } from '#src/testing/customer-service.ts'
import { renderPage } from '#src/testing/render-page.tsx'
import { Frame } from '#src/shell/frame.tsx'

export const kari: Person = {
  id: 'kari',
  firstName: 'Kari',
  fullName: 'Kari Nordmann',
  expires: 0,
  generalConsent: true,
  telipolConsent: false,
}

type Shown = {
  person?: Person
  locale?: Locale
  path?: string
  disclaimer?: CookieDisclaimer
  fullscreen?: boolean
  workplace?: boolean
}

export const show = ({ person, locale, path, disclaimer, fullscreen = false, workplace = false }: Shown = {}) =>
  renderPage(
    <Frame
      brand="Scoopr"
      person={person}
      service={customerService}
      disclaimer={disclaimer}
      fullscreen={fullscreen}
      workplace={workplace}
    >
      <h1>Innhold</h1>
    </Frame>,
    { ...(locale && { locale }), ...(path && { path }) },
  )

export const top = () => within(screen.getByRole('banner'))
