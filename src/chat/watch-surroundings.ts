import type { ChatEvent } from '#machines/chat/chat-context.ts'

/** Tells of the network, the visitor's return to the page, and a wish for less motion. Returns how to stop. */
export function watchSurroundings(tell: (event: ChatEvent) => void): () => void {
  const watch = new AbortController()
  const { signal } = watch
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  const tellMotion = () => tell({ type: 'motion.changed', still: motion.matches })
  const returned = () => tell({ type: 'page.returned' })

  addEventListener('online', () => tell({ type: 'network.returned' }), { signal })
  addEventListener('offline', () => tell({ type: 'network.lost' }), { signal })
  addEventListener('pageshow', (event) => event.persisted && returned(), { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && returned(), { signal })
  motion.addEventListener('change', tellMotion, { signal })
  return () => watch.abort()
}

/** What a conversation that begins now should know of its surroundings. */
export function presentSurroundings(): ChatEvent[] {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return [{ type: 'motion.changed', still }, ...(navigator.onLine ? [] : [{ type: 'network.lost' as const }])]
}
