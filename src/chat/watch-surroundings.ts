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
  addEventListener('pageshow', (event) => event.persisted && tell(restored()), { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && returned(), { signal })
  motion.addEventListener('change', tellMotion, { signal })
  return () => watch.abort()
}

/** What a conversation that begins now should know of its surroundings. */
export function presentSurroundings(): ChatEvent[] {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return [{ type: 'motion.changed', still }, ...(isFromMemory() ? [restored()] : []), ...(navigator.onLine ? [] : [{ type: 'network.lost' as const }])]
}

const restored = (): ChatEvent => ({ type: 'page.restored', turnId: crypto.getRandomValues(new Uint32Array(4)).join('-') })

/**
 * Whether the document may be older than its showing: come back to through the history, a duplicated or reopened tab, or out of
 * the browser's cache, where nothing was transferred.
 */
function isFromMemory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation || !('type' in navigation && 'transferSize' in navigation)) return false
  return navigation.type === 'back_forward' || navigation.transferSize === 0
}
