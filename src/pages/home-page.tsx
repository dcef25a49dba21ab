import type { HomeContent } from '#contracts/content/home.ts'
import type { Conversation } from '#src/api/portal.ts'
import { useLocale } from '#src/i18n/use-text.ts'
import { Hero } from './hero.tsx'
import { homeLine } from './home-line.ts'
import { PageHead } from './page-head.tsx'

/** The home landing (PAGE-01). */
export function HomePage({ page, chat }: { page: HomeContent; chat: Conversation }) {
  const line = homeLine(useLocale())
  return (
    <div data-tint={line}>
      <PageHead title={page.title} description={page.description} />
      <Hero line={line} heading={page.header} lead={page.description} chatTitle={page.chatH1} conversation={chat} />
    </div>
  )
}
