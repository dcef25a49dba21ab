import { setTimeout as wait } from 'node:timers/promises'
import type { Brain } from '#server/brain/brain.ts'

/** Longest a page waits for effects before it is shown, in milliseconds. */
const WAIT_FOR_EFFECTS = 4_000

/** Waits until a conversation no longer waits for an effect, a while at most: its page then shows what came of it. */
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
