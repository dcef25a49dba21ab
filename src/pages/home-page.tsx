import type { HomeContent } from '#contracts/content/home.ts'
import type { Conversation } from '#src/api/portal.ts'
import { useFrameData } from '#src/frame/frame-data.ts'
import { useLocale } from '#src/i18n/use-text.ts'
import { Hero } from './hero.tsx'
import { homeLine } from './home-line.ts'
import { PageHead } from './page-head.tsx'
import { organization } from './schemas.ts'
import { StructuredData } from './structured-data.tsx'

/** The home landing (PAGE-01). */
export function HomePage({ page, chat }: { page: HomeContent; chat: Conversation }) {
  const line = homeLine(useLocale())
  const service = useFrameData()?.service
  return (
    <div data-tint={line}>
      <PageHead title={page.title} description={page.description} />
      <Hero line={line} heading={page.header} lead={page.description} chatTitle={page.chatH1} conversation={chat} />
      <StructuredData of={import.meta.env.SSR && service !== undefined && organization(service)} />
    </div>
  )
}
