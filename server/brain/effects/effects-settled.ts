import { setTimeout as wait } from 'node:timers/promises'
import type { Brain } from '#server/brain/brain.ts'

const WAIT_FOR_EFFECTS = 4_000

export async function effectsSettled(brain: Brain, session: string): Promise<void> {
  const until = Date.now() + WAIT_FOR_EFFECTS
  while (Date.now() < until) {
    await wait(50)
    const row = await brain.database.db.query.chatSession.findFirst({
      columns: { waiting: true },
      where: (t, { eq }) => eq(t.id, session),
    })
    if (row?.waiting !== 'effect') return
  }
}
