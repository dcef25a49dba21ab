import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './timeline.module.css'

type TimelineProps = {
  /** What the moves are called, in order. */
  moves: readonly string[]
  /** How many of them have been made; those behind it can be made again. */
  at: number
  onGo: (at: number) => void
  /** The earliest moment there is: 0 when the run stands before its first move, 1 when it begins with one. */
  from?: 0 | 1
}

/** The moves of a run: back, forward, to its beginning, or straight to the moment after any of them (SAND-02). */
export function Timeline({ moves, at, onGo, from = 0 }: TimelineProps) {
  const t = useText()
  const moments = [...(from === 0 ? [t('sandbox.timeline.begin')] : []), ...moves]
  return (
    <div className={styles.timeline}>
      <div className={styles.steps}>
        <Button variant="secondary" disabled={at <= from} onClick={() => onGo(from)}>
          {t('sandbox.timeline.restart')}
        </Button>
        <Button variant="secondary" disabled={at <= from} onClick={() => onGo(at - 1)}>
          <Icon name="back" />
          {t('sandbox.timeline.back')}
        </Button>
        <Button variant="secondary" disabled={at >= moves.length} onClick={() => onGo(at + 1)}>
          {t('sandbox.timeline.forward')}
          <Icon name="arrow" />
        </Button>
      </div>
      <ol className={styles.moments} aria-label={t('sandbox.timeline.name')}>
        {moments.map((label, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <button
              ref={index + from === at ? showInList : undefined}
              type="button"
              className={classNames(styles.moment, index + from > at && styles.ahead)}
              aria-current={index + from === at ? 'step' : undefined}
              onClick={() => onGo(index + from)}
            >
              {label}
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Scrolls the list, and only the list, to a moment. */
function showInList(moment: HTMLElement | null) {
  const list = moment?.closest('ol')
  if (moment && list) list.scrollTop = Math.max(0, moment.offsetTop - list.offsetTop - list.clientHeight / 2)
}
