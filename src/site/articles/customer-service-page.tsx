import { Fragment } from 'react'
import type { CustomerService } from '#contracts/content/customer-service.ts'
import type { Title } from '#contracts/content/title.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { FaqHelper } from './faq-helper.tsx'
import { PageHead } from '#src/site/page/page-head.tsx'
import { PageIntro } from '#src/site/page/page-intro.tsx'
import { Section } from '#src/site/page/section.tsx'
import { ARTICLE_CATEGORIES } from '#contracts/content/faq.ts'
import { Titles } from './faq-titles.tsx'
import styles from './customer-service-page.module.css'
import groupStyles from './faq-groups.module.css'

export function CustomerServicePage({ service, titles }: { service: CustomerService; titles: Title[] }) {
  const t = useText()
  return (
    <>
      <PageHead title={service.title} description={service.welcomeText} />
      <PageIntro heading={service.title} lead={service.welcomeText} />
      <div className={styles.page}>
        {service.contactData.map(({ text, type, contact }) => (
          <a
            key={contact}
            className={styles.way}
            href={type === 'phone' ? `tel:${contact.replace(/[^\d+]/g, '')}` : `mailto:${contact}`}
          >
            <Icon name={type === 'phone' ? 'phone' : 'mail'} size={1.75} />
            <span>{text}</span>
            <strong>
              {contact.split('@').map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && '@'}
                  {index > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
            </strong>
          </a>
        ))}
        <Card aria-labelledby="hours">
          <h2 id="hours" className={styles.heading}>
            <Icon name="clock" /> {t('pages.service.hours')}
          </h2>
          <p>{service.workingHoursText}</p>
          <table className={styles.hours}>
            <tbody>
              {service.workingHoursTable.map(({ day, hours }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{hours}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      </div>
      <Section heading={t('pages.faq')}>
        <FaqHelper titles={titles} list={FaqGroups} />
      </Section>
    </>
  )
}

const AT_FIRST = 9

function FaqGroups({ titles, whole }: { titles: readonly Title[]; whole: boolean }) {
  const t = useText()
  const groups = ARTICLE_CATEGORIES.map((category) => ({
    category,
    all: titles.filter((each) => each.category === category),
  })).filter(({ all }) => all.length > 0)
  return groups.map(({ category, all }) => {
    const shown = whole || all.length <= AT_FIRST + 3 ? all : all.slice(0, AT_FIRST)
    return (
      <section
        key={category}
        id={`about-${category}`}
        aria-labelledby={`${category}-heading`}
        className={groupStyles.group}
      >
        <h2 id={`${category}-heading`}>{t(`service.category.${category}`)}</h2>
        <Titles titles={shown} anchors />
        {shown.length < all.length && (
          <details className={groupStyles.rest}>
            <summary>
              {t('articles.showAll', { count: all.length })}
              <Icon name="chevron" size={1} />
            </summary>
            <Titles titles={all.slice(AT_FIRST)} anchors />
          </details>
        )}
      </section>
    )
  })
}
