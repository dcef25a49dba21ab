import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './timeline.module.css'

/** `place` is the step or states the move leads to. */
export type TimelineMove = { label: string; place?: string | undefined }

type TimelineProps = {
  moves: readonly TimelineMove[]
  at: number
  onGo: (at: number) => void
  from?: 0 | 1
}

export function Timeline({ moves, at, onGo, from = 0 }: TimelineProps) {
  const t = useText()
  const moments: TimelineMove[] = [...(from === 0 ? [{ label: t('sandbox.timeline.begin') }] : []), ...moves]
  return (
    <div className={styles.timeline}>
      <div className={styles.steps}>
        <Button className={styles.go} variant="quiet" disabled={at <= from} onClick={() => onGo(from)}>
          {t('sandbox.timeline.restart')}
        </Button>
        <Button className={styles.go} variant="quiet" disabled={at <= from} onClick={() => onGo(at - 1)}>
          <Icon name="back" />
          {t('sandbox.timeline.back')}
        </Button>
        <Button className={styles.go} variant="quiet" disabled={at >= moves.length} onClick={() => onGo(at + 1)}>
          {t('sandbox.timeline.forward')}
          <Icon name="arrow" />
        </Button>
        <span className={styles.count}>
          {at} / {moves.length}
        </span>
      </div>
      <ol className={styles.moments} aria-label={t('sandbox.timeline.name')}>
        {moments.map(({ label, place }, index) => (
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
              {place !== undefined && (
                <>
                  {' '}
                  <code className={styles.place}>→ {place}</code>
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

function showInList(moment: HTMLElement | null) {
  const list = moment?.closest('ol')
  if (moment && list) list.scrollTop = Math.max(0, moment.offsetTop - list.clientHeight / 2)
}
