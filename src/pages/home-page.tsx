import type { HomeContent } from '#contracts/content/home.ts'
import type { Conversation } from '#src/api/portal.ts'
import { Hero } from './hero.tsx'
import { PageHead } from './page-head.tsx'

/** The home landing (PAGE-01). */
export function HomePage({ page, chat }: { page: HomeContent; chat: Conversation }) {
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <Hero heading={page.header} lead={page.description} chatTitle={page.chatH1} conversation={chat} />
    </>
  )
}
