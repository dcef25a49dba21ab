import { languageTag } from '#contracts/kernel/locale.ts'
import type { PendingDelay } from '#machines/kit/machine-frame.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import styles from './happenings.module.css'
import { MoveButton } from './move-button.tsx'
import { useTimeWords } from './move-words.ts'

const WAITS = [1_000, 60_000, 86_400_000]

type RunClockProps = { now: number; delays: readonly PendingDelay[]; onWait: (ms: number, key: string) => void }

/** The run's own clock: the delays under way, the next first, and ways to move it on. */
export function RunClock({ now, delays, onWait }: RunClockProps) {
  const t = useText()
  const time = useTimeWords()
  const clock = new Intl.DateTimeFormat(languageTag(useLocale()), { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Oslo' })
  return (
    <div className={styles.group}>
      <h3 className={styles.heading}>
        {t('sandbox.machine.time')}{' '}
        <time className={styles.now} dateTime={new Date(now).toISOString()}>
          {clock.format(now)}
        </time>
      </h3>
      <ul className={styles.moves}>
        {delays.map(({ delay, state, inMs }) => (
          <MoveButton key={`${state} ${delay}`} group={state} name={t('sandbox.machine.delay', { delay, time: time(inMs) })} onPress={(key) => onWait(inMs, key)} />
        ))}
        {WAITS.map((ms) => (
          <MoveButton key={ms} name={t('sandbox.machine.later', { time: time(ms) })} quiet onPress={(key) => onWait(ms, key)} />
        ))}
      </ul>
    </div>
  )
}
