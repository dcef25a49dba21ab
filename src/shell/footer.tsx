import { Link } from 'react-router'
import { isActive } from '#contracts/products/offers.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import drawing from './art/shore.svg?no-inline'
import styles from './footer.module.css'
import type { Reach } from './frame-data.ts'

export function Footer({ brand, service }: { brand: string; service: Reach }) {
  const t = useText()
  const locale = useLocale()
  return (
    <footer className={styles.footer}>
      <svg className={styles.shore} viewBox="0 0 1440 80" preserveAspectRatio="none" aria-hidden="true">
        <use href={`${drawing}#shore`} />
      </svg>
      <div className={styles.inside}>
        <div className={styles.hours}>
          <h2 className={styles.heading}>{t('frame.openingHours')}</h2>
          <dl className={styles.table}>
            {service.workingHoursTable.map(({ day, hours }) => (
              <div key={day}>
                <dt>{day}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h2 className={styles.heading}>{t('frame.contact')}</h2>
          <p>
            <a href={`tel:${service.phone.replace(/[^\d+]/g, '')}`}>
              <Icon name="phone" />
              {service.phone}
            </a>
          </p>
          <p>
            <a href={`mailto:${service.email}`}>
              <Icon name="mail" />
              {service.email}
            </a>
          </p>
        </div>
        <div>
          <h2 className={styles.heading}>{t('frame.terms')}</h2>
          <ul className={styles.terms}>
            <li>
              <Link to={pathTo('terms')}>{t('frame.userTerms')}</Link>
            </li>
            {isActive('mobile', locale) && (
              <li>
                <Link to={pathTo('mobile-terms')}>{t('frame.mobileTerms')}</Link>
              </li>
            )}
            {isActive('insurance', locale) && (
              <li>
                <Link to={pathTo('insurance-terms')}>{t('frame.insuranceTerms')}</Link>
              </li>
            )}
            <li>
              <Link to={pathTo('privacy')}>{t('frame.privacy')}</Link>
            </li>
            <li>
              <Link to={pathTo('cookies')}>{t('frame.cookies')}</Link>
            </li>
          </ul>
        </div>
        <p className={styles.company}>
          <strong>{brand}</strong> {service.companyName} · {t('frame.org', { org: service.org })} · {service.address},{' '}
          {service.postalCode} {service.city}
        </p>
      </div>
    </footer>
  )
}
