import { pino } from 'pino'
import type { Runtime } from '#server/runtime.ts'

let ids = 0

export function testWorld(start = Date.parse('2026-03-02T09:00:00Z')): Runtime & { pass: (ms: number) => void } {
  let now = start
  return {
    now: () => now,
    id: () => `id-${++ids}`,
    log: pino({ level: 'silent' }),
    pass: (ms) => {
      now += ms
    },
  }
}
