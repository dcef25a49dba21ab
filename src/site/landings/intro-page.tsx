import type { ChatLanding } from '#contracts/content/landings.ts'
import type { Conversation } from '#src/api/portal.ts'
import { useLocale } from '#src/i18n/use-text.ts'
import type { LineWords } from '#src/site/page/card-words.ts'
import { Hero } from './hero.tsx'
import { homeLine } from './home-line.ts'
import { LineCards } from './line-cards.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { Section } from '#src/site/page/section.tsx'

type IntroPageProps = { page: ChatLanding; cards: LineWords[]; chat: Conversation }

export function IntroPage({ page, cards, chat }: IntroPageProps) {
  const line = homeLine(useLocale())
  return (
    <div data-tint={line}>
      <PageHead title={page.title} description={page.description} />
      <Hero line={line} heading={page.title} lead={page.lead} chatTitle={page.chatTitle} conversation={chat} />
      <Section heading={page.moreTitle ?? page.title}>
        <LineCards cards={cards} />
      </Section>
    </div>
  )
}
