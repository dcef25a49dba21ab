import { useEffect } from 'react'
import type { ChatActor } from './chat-store.ts'

/** While bubbles wait for their turn, a tap or a key anywhere brings them at once. */
export function useFlushOnTouch(actor: ChatActor, pacing: boolean): void {
  useEffect(() => {
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
