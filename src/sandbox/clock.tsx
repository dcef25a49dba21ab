import { languageTag } from '#contracts/kernel/locale.ts'
import type { Move } from '#flows/kit/run/run.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import styles from './clock.module.css'

const MINUTE = 60_000
const DAY = 86_400_000
const WAITS = [
  { name: 'code', ms: 11 * MINUTE },
  { name: 'day', ms: DAY },
  { name: 'withdrawal', ms: 15 * DAY },
  { name: 'session', ms: 31 * DAY },
] as const

export function Clock({ now, onWait }: { now: number; onWait: (move: Move) => void }) {
  const t = useText()
  const time = new Intl.DateTimeFormat(languageTag(useLocale()), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Oslo',
  })
  return (
    <fieldset className={styles.clock}>
      <legend className={styles.legend}>{t('sandbox.clock')}</legend>
      <time className={styles.now} dateTime={new Date(now).toISOString()}>
        {time.format(now)}
      </time>
      {WAITS.map(({ name, ms }) => (
        <button key={name} type="button" className={styles.wait} onClick={() => onWait({ kind: 'wait', ms })}>
          {t(`sandbox.clock.${name}`)}
        </button>
      ))}
    </fieldset>
  )
}
