import { useEffect, type RefObject } from 'react'
import type { ChatActor } from './chat-store.ts'

/** Starts the session at the first touch or focus, so that it is ready for the first answer. */
export function useIntent(actor: ChatActor, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current
    if (!element) return
    // Ignores events that React replays after hydration: a form submitted meanwhile starts the session itself.
    const intend = ({ isTrusted }: Event) => isTrusted && actor.send({ type: 'visitor.intended' })
    element.addEventListener('pointerdown', intend)
    element.addEventListener('focusin', intend)
    return () => {
      element.removeEventListener('pointerdown', intend)
      element.removeEventListener('focusin', intend)
    }
  }, [actor, panel])
}
