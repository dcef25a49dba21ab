import type { ChatLanding } from '#contracts/content/landings.ts'
import type { Conversation } from '#src/api/portal.ts'
import { Hero } from '#src/site/landings/hero.tsx'
import { PageHead } from './page-head.tsx'

export function ChatPage({ page, chat }: { page: ChatLanding; chat: Conversation }) {
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <Hero heading={page.title} lead={page.lead} chatTitle={page.chatTitle} conversation={chat} />
    </>
  )
}
