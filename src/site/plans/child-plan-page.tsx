import { Link } from 'react-router'
import { answerPath } from '#contracts/content/answer-path.ts'
import type { ChatLanding } from '#contracts/content/landings.ts'
import type { CustomerService } from '#contracts/content/customer-service.ts'
import type { Conversation } from '#src/api/portal.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Checklist } from '#src/site/page/checklist.tsx'
import styles from './child-plan-page.module.css'
import { Figures } from '#src/site/landings/figures.tsx'
import { Hero } from '#src/site/landings/hero.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { Section } from '#src/site/page/section.tsx'
import { Steps } from '#src/site/landings/steps.tsx'

type ChildPlanPageProps = {
  page: ChatLanding
  support: Pick<CustomerService, 'workingHoursText' | 'phone'>
  news: string | undefined
  chat: Conversation
}

export function ChildPlanPage({ page, support, news, chat }: ChildPlanPageProps) {
  const t = useText()
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <Hero heading={page.title} lead={page.lead} chatTitle={page.chatTitle} conversation={chat} />
      {page.figures.length > 0 && <Figures figures={page.figures} />}
      {page.trustTitle && (
        <Section heading={page.trustTitle} intro={page.trustText} aside>
          <Checklist items={page.trustList} />
        </Section>
      )}
      {page.moreTitle && (
        <Section heading={page.moreTitle} sunk>
          <Steps steps={page.more} />
        </Section>
      )}
      <Section heading={t('articles.child.support')} intro={support.workingHoursText} aside>
        <p className={styles.support}>
          <a href={`tel:${support.phone.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" />
            {support.phone}
          </a>
          {news && <Link to={answerPath({ category: 'mobile', slug: news })}>{t('articles.child.news')}</Link>}
        </p>
      </Section>
    </>
  )
}
