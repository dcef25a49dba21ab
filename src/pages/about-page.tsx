import type { ChatLanding } from '#contracts/content/chat-landing.ts'
import type { Conversation } from '#src/api/portal.ts'
import { useLocale } from '#src/i18n/use-text.ts'
import type { LineWords } from './card-words.ts'
import { Checklist } from './checklist.tsx'
import { Hero } from './hero.tsx'
import { homeLine } from './home-line.ts'
import { LineCards } from './line-cards.tsx'
import { PageHead } from './page-head.tsx'
import { Section } from './section.tsx'

/** Who we are, with a conversation (PAGE-19). */
export function AboutPage({ page, cards, chat }: { page: ChatLanding; cards: LineWords[]; chat: Conversation }) {
  const line = homeLine(useLocale())
  return (
    <div data-tint={line}>
      <PageHead title={page.title} description={page.description} />
      <Hero line={line} heading={page.title} lead={page.lead} chatTitle={page.chatTitle} conversation={chat} />
      {page.trustTitle && (
        <Section heading={page.trustTitle} intro={page.trustText} aside>
          <Checklist items={page.trustList} />
        </Section>
      )}
      <Section heading={page.moreTitle ?? page.title}>
        <LineCards cards={cards} />
      </Section>
    </div>
  )
}
