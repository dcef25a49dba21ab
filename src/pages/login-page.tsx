import type { Conversation } from '#src/api/portal.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Hero } from './hero.tsx'
import { homeLine } from './home-line.ts'
import { PageHead } from './page-head.tsx'

/** The home landing with the sign-in conversation (PAGE-03). */
export function LoginPage({ chat }: { chat: Conversation }) {
  const t = useText()
  const line = homeLine(useLocale())
  return (
    <div data-tint={line}>
      <PageHead title={t('pages.login.title')} description={t('pages.login.text')} />
      <Hero line={line} heading={t('pages.login.header')} lead={t('pages.login.text')} chatTitle={t('pages.login.title')} conversation={chat} />
    </div>
  )
}
