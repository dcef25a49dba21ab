import { languageTag } from '#contracts/kernel/locale.ts'
import type { PortationStatus } from '#contracts/products/overview.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './portation-tracker.module.css'

const STEPS = ['ordered', 'asked', 'agreed', 'moved'] as const
/** How many steps are done in each state; a porting that stopped has none. */
const DONE = {
  submitted: 1,
  sent: 2,
  accepted: 3,
  scheduled: 3,
  done: 4,
  refused: 0,
  cancelled: 0,
} as const satisfies Record<PortationStatus['state'], number>

/** Reasons of a refusal that have words of their own. */
const REASONS: ReadonlySet<unknown> = new Set(['owner_mismatch'])

/** How far the porting of a number has come, as steps and in a sentence; a refusal with its reason, where it is a known one (CALL-08). */
export function PortationTracker({ portation: { state, date, reason } }: { portation: PortationStatus }) {
  const t = useText()
  const locale = useLocale()
  const done = DONE[state]
  const moving = done > 0 && done < STEPS.length
  const day = date
    ? new Intl.DateTimeFormat(languageTag(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
        Date.parse(`${date}T12:00:00Z`),
      )
    : ''
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
        {!moving && <Icon name={state === 'done' ? 'check' : 'warning'} />}
        {t(`pages.port.says.${state === 'refused' && REASONS.has(reason) ? reason : state}`, { date: day })}
      </p>
    </div>
  )
}
