import { formatDayIn } from '#contracts/kernel/days.ts'
import type { Conversation } from '#src/api/portal.ts'
import type { Titles } from './titles-to-begin.ts'
import { RichText } from '#src/site/page/rich-text.tsx'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { Reading } from './article-reading.ts'
import styles from './article-page.module.css'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ChatStage } from '#src/site/page/chat-stage.tsx'
import { FaqHelper } from './faq-helper.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { questions } from '#src/site/page/schemas.ts'
import { Section } from '#src/site/page/section.tsx'
import { StructuredData } from '#src/site/page/structured-data.tsx'

const SECTIONS = {
  mobile: { name: 'pages.toMobile', to: pathTo('mobile') },
  insurance: { name: 'frame.insurance', to: pathTo('insurance') },
  refinancing: { name: 'frame.refinancing', to: pathTo('refinancing') },
  blog: { name: 'articles.blog', to: pathTo('blog') },
  service: { name: 'frame.customerService', to: pathTo('customer-service') },
} as const

export type ArticlePageProps = Titles & { section: keyof typeof SECTIONS; article: Reading; chat?: Conversation }

export function ArticlePage({
  section,
  article: { title, subtitle, description, path, date, updated, html, answer },
  titles,
  line,
  chat,
}: ArticlePageProps) {
  const t = useText()
  const locale = useLocale()
  const { name, to } = SECTIONS[section]
  const day = updated ?? date
  return (
    <div data-tint={section === 'blog' ? 'power' : section}>
      <PageHead title={title} description={description} canonical={path} />
      <article className={styles.page}>
        <header className={styles.head}>
          <Breadcrumbs
            trail={[
              { title: t('frame.home'), to: pathTo('home') },
              { title: t(name), to },
            ]}
            here={title}
          />
          <h1>{title}</h1>
          {subtitle && <p className={styles.lead}>{subtitle}</p>}
          {day && (
            <p className={styles.day}>
              <time dateTime={day}>
                {t(updated ? 'articles.updated' : 'articles.published', { date: formatDayIn(locale, day) })}
              </time>
            </p>
          )}
          {chat && section !== 'service' && (
            <a href="#chat" className={styles.toChat} data-print="no">
              {t(`articles.chat.${section}`)} <Icon name="arrow" />
            </a>
          )}
        </header>
        <div className={styles.text}>
          {html && <RichText html={html} />}
          {answer && (
            <div className={styles.answer}>
              <StructuredData type="FAQPage" of={import.meta.env.SSR && questions([{ question: title, answer }])} />
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          )}
        </div>
        {chat && section !== 'service' && (
          <aside className={styles.chat} data-print="no">
            <ChatStage title={t(`articles.chat.${section}`)} conversation={chat} />
          </aside>
        )}
      </article>
      {titles.length > 0 && (
        <Section heading={t('articles.more')} sunk aside>
          <FaqHelper titles={titles} line={line} />
        </Section>
      )}
    </div>
  )
}
