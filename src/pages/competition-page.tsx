import type { CompetitionPage as CompetitionWords } from '#contracts/content/competition-page.ts'
import type { Conversation } from '#src/api/portal.ts'
import { paths } from '#src/paths.ts'
import { useText } from '#src/i18n/use-text.ts'
import prize from './art/prize.svg?no-inline'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ChatStage } from './chat-stage.tsx'
import styles from './competition-page.module.css'
import { CompetitionRules } from './competition-rules.tsx'
import { PageHead } from './page-head.tsx'

/** The competition on a screen of its own (PAGE-12, SHELL-16). */
export function CompetitionPage({ page, chat }: { page: CompetitionWords; chat: Conversation }) {
  const t = useText()
  const trail = [
    { title: t('frame.home'), to: paths.home() },
    { title: t('pages.toMobile'), to: paths.mobile() },
  ]
  return (
    <div className={styles.screen}>
      <PageHead title={page.title} description={page.subtitle} />
      <div className={styles.inside}>
        <div className={styles.words}>
          <Breadcrumbs trail={trail} here={t('competition.here')} />
          <h1 className={styles.title}>{page.title}</h1>
          <p className={styles.subtitle}>{page.subtitle}</p>
          <img className={styles.prize} src={prize} width="480" height="320" alt="" fetchPriority="low" />
        </div>
        <ChatStage title={page.chatTitle ?? page.title} conversation={chat} />
        <div className={styles.text}>
          {page.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <CompetitionRules />
    </div>
  )
}
