import type { Conversation } from '#src/api/portal.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Hero } from '#src/site/landings/hero.tsx'
import { homeLine } from '#src/site/landings/home-line.ts'
import { PageHead } from '#src/site/page/page-head.tsx'

/** The conversation of the bar in full, also without scripts; the bar's sheet fetches the same (HEAR-10). */
export function ConversationPage({ chat }: { chat: Conversation }) {
  const t = useText()
  const line = homeLine(useLocale())
  return (
    <div data-tint={line}>
      <PageHead />
      <Hero line={line} heading={t('pages.conversation.title')} chatTitle={t('chat.ask')} conversation={chat} />
    </div>
  )
}
