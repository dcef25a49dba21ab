import { useLayoutEffect } from 'react'
import type { ChatActor } from './chat-store.ts'

/** While bubbles wait for their turn, a tap or a key anywhere brings them at once; from before the first of them is seen. */
export function useFlushOnTouch(actor: Pick<ChatActor, 'send'>, pacing: boolean): void {
  useLayoutEffect(() => {
    if (!pacing) return
    const flush = () => actor.send({ type: 'visitor.flushed' })
    document.addEventListener('pointerdown', flush)
    document.addEventListener('keydown', flush)
    return () => {
      document.removeEventListener('pointerdown', flush)
      document.removeEventListener('keydown', flush)
    }
  }, [actor, pacing])
}
