import { languageTag } from '#contracts/kernel/locale.ts'
import type { MachineMove } from '#machines/kit/machine-move.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'

const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
  { unit: 'second', ms: 1_000 },
  { unit: 'millisecond', ms: 1 },
] as const

/** Formats milliseconds in the largest unit that gives a whole number. */
export function useTimeWords(): (ms: number) => string {
  const locale = languageTag(useLocale())
  return (time) => {
    const { unit, ms } = UNITS.find((one) => time > 0 && time % one.ms === 0) ?? UNITS[4]
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(time / ms)
  }
}

export function useMoveWords(): (move: MachineMove) => string {
  const t = useText()
  const time = useTimeWords()
  return (move) => {
    if (move.kind === 'send') return move.event
    return move.kind === 'wait'
      ? t('sandbox.machine.waited', { time: time(move.ms) })
      : t('sandbox.machine.settled', { actor: move.actor, result: move.result })
  }
}
