import { Suspense } from 'react'
import { languageTag } from '#contracts/kernel/locale.ts'
import { isRefusal, type PortationOverview, type PortationStatus } from '#contracts/products/portation.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import { formatDate } from '#src/customer/products/facts.tsx'
import { ProductTexts } from '../product-texts.tsx'
import { PortationWays } from '#src/customer/products/portation-ways.tsx'
import styles from './portation-tracker.module.css'

const STEPS = ['ordered', 'asked', 'agreed', 'moved'] as const
const DONE = {
  submitted: 1,
  sent: 2,
  accepted: 3,
  scheduled: 3,
  done: 4,
  refused: 0,
  cancelled: 0,
} as const satisfies Record<PortationStatus['state'], number>

type PortationTrackerProps = { subscription: string; portation: PortationOverview }

export function PortationTracker(props: PortationTrackerProps) {
  return (
    <Suspense>
      <ProductTexts>
        <Tracker {...props} />
      </ProductTexts>
    </Suspense>
  )
}

function Tracker({ subscription, portation }: PortationTrackerProps) {
  const t = useText()
  const locale = useLocale()
  const { state, date, reason, steps = [] } = portation
  const done = DONE[state]
  const moving = done > 0 && done < STEPS.length
  const dayOf = (day: string) => formatDate(day, locale)
  const time = new Intl.DateTimeFormat(languageTag(locale), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Oslo',
  })
  return (
    // No tag says this: a fieldset is of a form, a section would be a landmark of its own for every porting.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" className={styles.tracker} aria-label={t('pages.port.title')}>
      {moving && (
        <ol className={styles.steps}>
          {STEPS.map((step, at) => (
            <li key={step} data-done={at < done || undefined} aria-current={at === done ? 'step' : undefined}>
              <span className={styles.dot}>{at < done && <Icon name="check" size={0.9} />}</span>
              {t(`pages.port.${step}`)}
            </li>
          ))}
        </ol>
      )}
      <p className={styles.says} data-state={state}>
        {!moving && <Icon name={state === 'done' ? 'check' : state === 'refused' ? 'warning' : 'info'} />}
        {state === 'refused'
          ? t(`products.port.reason.${isRefusal(reason) ? reason : 'other'}`)
          : t(`pages.port.says.${state}`, { date: date ? dayOf(date) : '' })}
      </p>
      <PortationWays subscription={subscription} portation={portation} dayOf={dayOf} timeOf={(at) => time.format(at)} />
      {steps.length > 0 && (
        <details>
          <summary>{t('products.port.history')}</summary>
          <dl className={styles.history}>
            {steps.map((step) => (
              <div key={`${step.state} ${step.at}`}>
                <dt>{t(`products.port.step.${step.state}`)}</dt>
                <dd>
                  <time dateTime={step.at}>{time.format(Date.parse(step.at))}</time>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}
