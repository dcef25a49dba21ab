import { Link } from 'react-router'
import { SIGN_UP_STEPS } from '#contracts/account/sign-up.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './step-list.module.css'

export function StepList({ at }: { at: number }) {
  const t = useText()
  return (
    <nav aria-label={t('account.signUp.steps')}>
      <ol className={styles.steps}>
        {SIGN_UP_STEPS.map((step, index) => {
          const number = index + 1
          const name = t(`account.signUp.${step}.short`)
          return (
            <li
              key={step}
              className={classNames(styles.step, number < at && styles.done, number === at && styles.current)}
              aria-current={number === at ? 'step' : undefined}
            >
              {number < at ? (
                <Link to={pathTo('signup', { id: number })} preventScrollReset>
                  <span className={styles.dot}>
                    <Icon name="check" size={1} />
                  </span>
                  <span className={styles.name}>
                    {name}
                    <VisuallyHidden>{` ${t('account.signUp.answered')}`}</VisuallyHidden>
                  </span>
                </Link>
              ) : (
                <>
                  <span className={styles.dot} aria-hidden="true">
                    {number}
                  </span>
                  <span className={styles.name}>{name}</span>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
