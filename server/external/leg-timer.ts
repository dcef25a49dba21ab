import type { Brain } from '../brain/brain.ts'
import { endOverdueLegs } from './come-back.ts'

const EVERY = 30_000

/** Every half minute tells conversations whose visitor did not come back in time. Returns what ends it. */
export function startLegTimer(brain: Brain): () => void {
  const timer = setInterval(() => {
    endOverdueLegs(brain).catch((error: unknown) => brain.world.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'legs that are overdue wait another half minute'))
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
