import type { Move } from '#flows/kit/run/run.ts'
import type { Text } from '#locales/message-id.ts'

export function moveLabel(t: Text, move: Move): string {
  if (move.kind === 'open') return t('sandbox.move.open', { step: move.step })
  if (move.kind === 'pick') return `${t('sandbox.move.pick', { payload: move.payload })}${move.consent ? ' ☑' : ''}`
  if (move.kind === 'type') return t('sandbox.move.type', { text: move.text })
  if (move.kind === 'change') return t('sandbox.move.changeAnswer', { answer: move.answer })
  if (move.kind === 'settle') return `${move.effect} → ${move.outcome}`
  if (move.kind === 'return') return `${move.provider} → ${move.outcome}`
  const minutes = Math.round(move.ms / 60_000)
  return minutes < 1_440
    ? t('sandbox.move.minutes', { count: minutes })
    : t('sandbox.move.days', { count: Math.round(minutes / 1_440) })
}
