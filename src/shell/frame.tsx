import styles from './frame.module.css'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { Person } from '#contracts/account/credentials.ts'
import type { CookieDisclaimer } from '#contracts/content/legal-pages.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classNames } from '#src/ui/class-names.ts'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import { Footer } from './footer.tsx'
import type { Reach } from './frame-data.ts'
import { Header } from './header.tsx'
import { NoticesHost } from './notices.tsx'
import { PushMenu } from './push-menu.tsx'
import { UpgradeBanner } from './upgrade-banner.tsx'

type FrameProps = {
  brand: string
  person: Person | undefined
  service: Reach
  fullscreen?: boolean
  workplace?: boolean
  disclaimer?: CookieDisclaimer | undefined
  banner?: ReactNode
  children: ReactNode
}

export function Frame({
  brand,
  person,
  service,
  fullscreen = false,
  workplace = false,
  disclaimer,
  banner,
  children,
}: FrameProps) {
  const t = useText()
  const { key, pathname } = useLocation()
  /** Location key at which the menu was opened, so that navigation closes it. */
  const [menuAt, setMenuAt] = useState<string>()
  const menuOpen = menuAt === key
  const loading = useNavigation().state === 'loading'
  useNoServiceWorker()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  // The followed link is gone with its page, which leaves the focus on the body.
  useEffect(() => {
    if (shown.current !== pathname && document.activeElement === document.body)
      main.current?.focus({ preventScroll: true })
    shown.current = pathname
  }, [pathname])

  return (
    <NoticesHost>
      <SkipLink target="content">{t('frame.skip')}</SkipLink>
      <div className={classNames(styles.page, menuOpen && styles.aside)}>
        {banner}
        {disclaimer && !fullscreen && <CookieNotice words={disclaimer} />}
        {!fullscreen && person && !person.generalConsent && pathname !== pathTo('consent') && <UpgradeBanner />}
        {!workplace && <Header brand={brand} person={person} onOpenMenu={() => setMenuAt(key)} />}
        <main ref={main} id="content" tabIndex={-1} className={styles.main} aria-busy={loading || undefined}>
          {children}
        </main>
        {!fullscreen && <Footer brand={brand} service={service} />}
      </div>
      <PushMenu brand={brand} person={person} open={menuOpen} onClose={() => setMenuAt(undefined)} />
      <output>
        {loading && (
          <span className={styles.loading}>
            <VisuallyHidden>{t('frame.loading')}</VisuallyHidden>
          </span>
        )}
      </output>
    </NoticesHost>
  )
}

/** Removes service workers that an older version of the portal left behind (SHELL-14). */
function useNoServiceWorker(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    navigator.serviceWorker
      .getRegistrations()
      .then((found) => Promise.all(found.map((each) => each.unregister())))
      .catch(() => undefined)
  }, [])
}
