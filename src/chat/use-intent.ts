import { useEffect, type RefObject } from 'react'
import type { ChatActor } from './chat-store.ts'

/** The first touch of the chat, by pointer or focus, begins the session, so that the first answer finds it ready. */
export function useIntent(actor: ChatActor, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current
    if (!element) return
    // React tells again what was touched before it took over; a form may be on its way by then, and begins it itself.
    const intend = ({ isTrusted }: Event) => isTrusted && actor.send({ type: 'visitor.intended' })
    element.addEventListener('pointerdown', intend)
    element.addEventListener('focusin', intend)
    return () => {
      element.removeEventListener('pointerdown', intend)
      element.removeEventListener('focusin', intend)
    }
  }, [actor, panel])
}
