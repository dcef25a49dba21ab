import type { HomeContent } from '#contracts/content/home.ts'
import type { Conversation } from '#src/api/portal.ts'
import { useFrameData } from '#src/shell/frame-data.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import type { LineWords } from '#src/site/page/card-words.ts'
import { Checklist } from '#src/site/page/checklist.tsx'
import { FaqSection } from '#src/site/articles/faq-section.tsx'
import type { FaqWords } from '#src/site/articles/faq-words.ts'
import { Hero } from './hero.tsx'
import { homeLine } from './home-line.ts'
import { LineCards } from './line-cards.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { organization } from '#src/site/page/schemas.ts'
import { StructuredData } from '#src/site/page/structured-data.tsx'
import { Section } from '#src/site/page/section.tsx'
import { Steps } from './steps.tsx'

export function HomePage({
  page,
  cards,
  faq,
  chat,
}: {
  page: HomeContent
  cards: LineWords[]
  faq: FaqWords[]
  chat: Conversation
}) {
  const t = useText()
  const line = homeLine(useLocale())
  const service = useFrameData()?.service
  return (
    <div data-tint={line}>
      <PageHead title={page.title} description={page.description} />
      <Hero line={line} heading={page.header} lead={page.description} chatTitle={page.chatH1} conversation={chat} />
      <StructuredData type="Organization" of={import.meta.env.SSR && service !== undefined && organization(service)} />
      {page.howTitle && page.how.length > 0 && (
        <Section heading={page.howTitle}>
          <Steps steps={page.how} />
        </Section>
      )}
      {page.trustTitle && page.trustList.length > 0 && (
        <Section heading={page.trustTitle} intro={page.trustText} sunk aside>
          <Checklist items={page.trustList} />
        </Section>
      )}
      <FaqSection entries={faq} titles={[]} />
      {cards.length > 0 && (
        <Section heading={t('pages.products.title')}>
          <LineCards cards={cards} />
        </Section>
      )}
    </div>
  )
}
