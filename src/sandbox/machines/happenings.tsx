import { useLayoutEffect, useRef } from 'react'
import type { MachineMove } from '#machines/kit/machine-move.ts'
import type { PlayedMachine } from '#machines/kit/play-machine.ts'
import { useText, useLocale } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { languageTag } from '#contracts/kernel/locale.ts'
import type { PendingDelay } from '#machines/kit/machine-frame.ts'
import { useTimeWords } from './move-words.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './happenings.module.css'

const WAITS = [1_000, 60_000, 86_400_000]

type RunClockProps = { now: number; delays: readonly PendingDelay[]; onWait: (ms: number, key: string) => void }

function RunClock({ now, delays, onWait }: RunClockProps) {
  const t = useText()
  const time = useTimeWords()
  const clock = new Intl.DateTimeFormat(languageTag(useLocale()), {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Oslo',
  })
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
          <MoveButton
            key={`${state} ${delay}`}
            group={state}
            name={t('sandbox.machine.delay', { delay, time: time(inMs) })}
            onPress={(key) => onWait(inMs, key)}
          />
        ))}
        {WAITS.map((ms) => (
          <MoveButton
            key={ms}
            name={t('sandbox.machine.later', { time: time(ms) })}
            quiet
            onPress={(key) => onWait(ms, key)}
          />
        ))}
      </ul>
    </div>
  )
}

type HappeningsProps = { played: PlayedMachine; onMove: (move: MachineMove) => void }

export function Happenings({ played: { frames, offers }, onMove }: HappeningsProps) {
  const t = useText()
  const { root, pressed } = useKeptFocus(frames.length)
  const last = frames.at(-1)
  const heeded = offers.events.filter(({ ways }) => ways.length > 0)
  const unheeded = offers.events.filter(({ ways }) => ways.length === 0)
  const move = (made: MachineMove, key: string) => {
    pressed(key)
    onMove(made)
  }
  const send = ({ event, ways }: (typeof heeded)[number]) => (
    <MoveButton
      key={event}
      name={event}
      ways={ways}
      quiet={ways.length === 0}
      onPress={(key) => move({ kind: 'send', event }, key)}
    />
  )
  return (
    <section ref={root} className={styles.happenings} aria-labelledby="machine-happenings" tabIndex={-1}>
      <h2 id="machine-happenings" className={styles.title}>
        {t('sandbox.machine.happenings')}
      </h2>
      {last?.status === 'done' && <Badge tone="still">{t('sandbox.machine.ended')}</Badge>}
      {last?.pending.map(({ actor, state }) => (
        <div key={`${actor} ${state}`} className={styles.group}>
          <h3 className={styles.heading}>{t('sandbox.machine.pending', { actor, state })}</h3>
          <ul className={styles.moves}>
            {offers.results
              .filter((result) => result.actor === actor)
              .map(({ result, ways }) => (
                <MoveButton
                  key={result}
                  name={result}
                  group={actor}
                  ways={ways}
                  onPress={(key) => move({ kind: 'settle', actor, result }, key)}
                />
              ))}
          </ul>
        </div>
      ))}
      {heeded.length > 0 && (
        <div className={styles.group}>
          <h3 className={styles.heading}>{t('sandbox.machine.events')}</h3>
          <ul className={styles.moves}>{heeded.map(send)}</ul>
        </div>
      )}
      {last?.status === 'active' && (
        <RunClock now={last.now} delays={last.delays} onWait={(ms, key) => move({ kind: 'wait', ms }, key)} />
      )}
      {unheeded.length > 0 && (
        <div className={styles.group}>
          <h3 className={styles.heading}>{t('sandbox.machine.unheeded')}</h3>
          <ul className={styles.moves}>{unheeded.map(send)}</ul>
        </div>
      )}
    </section>
  )
}

function useKeptFocus(moment: number) {
  const root = useRef<HTMLElement>(null)
  const last = useRef<string>(undefined)
  useLayoutEffect(() => {
    const key = last.current
    last.current = undefined
    if (key === undefined || moment === 0 || root.current?.contains(document.activeElement)) return
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[data-move]') ?? [])]
    const kept = buttons.find(({ dataset }) => dataset['move'] === key) ?? root.current
    kept?.focus({ preventScroll: true })
  }, [moment])
  return { root, pressed: (key: string) => void (last.current = key) }
}

type MoveButtonProps = {
  name: string
  group?: string
  ways?: readonly string[]
  quiet?: boolean
  onPress: (key: string) => void
}

export function MoveButton({ name, group = '', ways, quiet = false, onPress }: MoveButtonProps) {
  const key = `${group} ${name}`
  return (
    <li>
      <button
        type="button"
        data-move={key}
        title={ways?.join('\n') || undefined}
        className={classNames(styles.move, quiet && styles.quiet)}
        onClick={() => onPress(key)}
      >
        {name}
      </button>
    </li>
  )
}
