import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatActor } from './chat-store.ts'

/** From this window width on the next input is focused by itself (CHAT-09). CSS pixels. */
const FOCUS_FROM = 800

/**
 * After an answer the focus goes to the next input or group of suggestions, on windows wide enough (CHAT-09); on others
 * it stays on the conversation. It is never taken from elsewhere: only after an answer, and while nothing else has it.
 */
export function useFocusOnward(asked: number | undefined) {
  const panel = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const hasAnswered = useRef(false)

  useLayoutEffect(() => {
    if (asked === undefined || !hasAnswered.current) return
    hasAnswered.current = false
    const { activeElement } = document
    if (innerWidth < FOCUS_FROM || (activeElement !== content.current && activeElement !== document.body)) return
    const onward = [...(panel.current?.querySelectorAll<HTMLElement>('[data-onward]') ?? [])]
    const next = onward.find((element) => element instanceof HTMLInputElement) ?? onward[0]
    next?.focus({ preventScroll: true })
  }, [asked])

  /** Keeps the focus in the conversation, and the panel as tall as it is, while the answered form goes away. */
  const holdFocus = () => {
    hasAnswered.current = true
    panel.current?.style.setProperty('--held', `${panel.current.offsetHeight}px`)
    content.current?.focus({ preventScroll: true })
  }
  return { panel, content, holdFocus }
}

/** So near the end counts as being there, in CSS pixels. */
const NEAR = 56

/**
 * Keeps the newest bubble in sight while the visitor is at the end, and leaves the place alone while they read further up.
 * `startAtEnd`: a conversation under way opens at its end. A new `answered` brings the visitor there: it is their own doing.
 */
export function useFollowNewest({ startAtEnd, answered }: { startAtEnd: boolean; answered: string | undefined }) {
  const scroller = useRef<HTMLDivElement>(null)
  const place = useRef({ follows: true, top: 0, height: 0 })
  const [hasMore, setHasMore] = useState(false)

  const toNewest = () => {
    place.current.follows = true
    setHasMore(false)
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  }

  useLayoutEffect(() => {
    const box = scroller.current
    if (box && startAtEnd) box.scrollTo({ top: box.scrollHeight, behavior: 'instant' })
    // Only where the conversation opens; after that the visitor decides.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    const box = scroller.current
    if (!box || answered === undefined) return
    place.current.follows = true
    box.scrollTo({ top: box.scrollHeight })
    box.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [answered])

  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const isAtEnd = () => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
    place.current = { follows: isAtEnd(), top: box.scrollTop, height: box.scrollHeight }
    const moved = () => {
      if (isAtEnd()) setHasMore(false)
      // On the way down by itself the end is still far: only a move up is the visitor's.
      place.current.follows = isAtEnd() || (place.current.follows && box.scrollTop >= place.current.top)
      place.current.top = box.scrollTop
    }
    const grew = () => {
      const isTaller = box.scrollHeight > place.current.height
      place.current.height = box.scrollHeight
      if (place.current.follows) box.scrollTo({ top: box.scrollHeight })
      else if (isTaller && !isAtEnd()) setHasMore(true)
    }
    const sizes = new ResizeObserver(grew)
    sizes.observe(box)
    if (box.firstElementChild) sizes.observe(box.firstElementChild)
    box.addEventListener('scroll', moved, { passive: true })
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', moved)
    }
  }, [])

  return { scroller, hasMore, toNewest }
}

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
