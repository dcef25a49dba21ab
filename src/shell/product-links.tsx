import { NavLink } from 'react-router'
import { listedPlans } from '#contracts/catalogue/plans.ts'
import { isActive } from '#contracts/products/offers.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import styles from './product-links.module.css'

/** A line that is not sold in the locale, or has no page, is greyed out (SHELL-04, SHELL-17). */
export function ProductLinks() {
  const t = useText()
  const locale = useLocale()
  const mobile = isActive('mobile', locale)
  return (
    <div className={styles.lines}>
      {isActive('power', locale) && (
        <NavLink className={styles.name ?? ''} to={pathTo('home')} end>
          {t('frame.power')}
        </NavLink>
      )}
      <div className={styles.line}>
        {mobile ? (
          <>
            <NavLink className={styles.name ?? ''} to={pathTo('mobile')} end>
              {t('frame.mobile')}
            </NavLink>
            <ul className={styles.plans}>
              {listedPlans().map(({ id, name }) => (
                <li key={id}>
                  <NavLink to={pathTo('plan', { plan: id })}>{name}</NavLink>
                </li>
              ))}
            </ul>
            <NavLink className={styles.all ?? ''} to={pathTo('mobile-products')}>
              {t('frame.allPlans')}
            </NavLink>
          </>
        ) : (
          <Inactive name={t('frame.mobile')} note={t('frame.notHere')} />
        )}
      </div>
      <div className={styles.line}>
        {isActive('insurance', locale) ? (
          <NavLink className={styles.name ?? ''} to={pathTo('insurance')}>
            {t('frame.insurance')}
          </NavLink>
        ) : (
          <Inactive name={t('frame.insurance')} note={t('frame.notHere')} />
        )}
        {isActive('refinancing', locale) ? (
          <NavLink className={styles.name ?? ''} to={pathTo('refinancing')}>
            {t('frame.refinancing')}
          </NavLink>
        ) : (
          <Inactive name={t('frame.refinancing')} note={t('frame.notHere')} />
        )}
      </div>
    </div>
  )
}

function Inactive({ name, note }: { name: string; note: string }) {
  return (
    <span className={styles.inactive}>
      {name} <small>{note}</small>
    </span>
  )
}
