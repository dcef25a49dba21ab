import type { ChatLanding } from '#contracts/content/landings.ts'
import type { Conversation } from '#src/api/portal.ts'
import { useLocale } from '#src/i18n/use-text.ts'
import type { LineWords } from '#src/site/page/card-words.ts'
import { Checklist } from '#src/site/page/checklist.tsx'
import { Hero } from '#src/site/landings/hero.tsx'
import { homeLine } from '#src/site/landings/home-line.ts'
import { LineCards } from '#src/site/landings/line-cards.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { Section } from '#src/site/page/section.tsx'

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
