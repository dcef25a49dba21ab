import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatActor } from './chat-store.ts'

/** Minimum window width in CSS pixels for moving the focus to the next input (CHAT-09). */
const FOCUS_FROM = 800

/**
 * Moves the focus to the next input after an answer, on wide windows only (CHAT-09). Never takes it from another
 * element.
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
    const onward = [...(panel.current?.querySelectorAll<HTMLElement>('[data-onward]') ?? [])].filter(
      (element) => !element.closest('[inert]'),
    )
    const next = onward.find((element) => element instanceof HTMLInputElement) ?? onward[0]
    next?.focus({ preventScroll: true })
  }, [asked])

  const holdFocus = () => {
    hasAnswered.current = true
    panel.current?.style.setProperty('--held', `${panel.current.offsetHeight}px`)
    content.current?.focus({ preventScroll: true })
  }
  return { panel, content, holdFocus }
}

/** Height of the conversation without leaving or flying elements, which scrollHeight would count. */
const heightOf = (box: HTMLElement) => Math.max(box.firstElementChild?.clientHeight ?? 0, box.clientHeight)
const endOf = (box: HTMLElement) => heightOf(box) - box.clientHeight

/** Distance from the end, in CSS pixels, that still counts as the end. */
const NEAR = 56

/**
 * Follows new bubbles only while the visitor is at the end; a new `answered` always scrolls there. `startAtEnd` opens
 * an ongoing conversation at its end.
 */
export function useFollowNewest({ startAtEnd, answered }: { startAtEnd: boolean; answered: string | undefined }) {
  const scroller = useRef<HTMLDivElement>(null)
  const place = useRef({ follows: true, top: 0, height: 0 })
  const [hasMore, setHasMore] = useState(false)

  const toNewest = () => {
    place.current.follows = true
    setHasMore(false)
    if (scroller.current) scroller.current.scrollTo({ top: endOf(scroller.current) })
  }

  useLayoutEffect(() => {
    const box = scroller.current
    if (box && startAtEnd) box.scrollTo({ top: endOf(box), behavior: 'instant' })
    // Only where the conversation opens; after that the visitor decides.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    const box = scroller.current
    if (!box || answered === undefined) return
    place.current.follows = true
    box.scrollTo({ top: endOf(box) })
    box.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [answered])

  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const isAtEnd = () => endOf(box) - box.scrollTop < NEAR
    place.current = { follows: isAtEnd(), top: box.scrollTop, height: heightOf(box) }
    const moved = () => {
      if (isAtEnd()) setHasMore(false)
      // During programmatic scrolling the end is still far away: only an upward move is the visitor's.
      place.current.follows = isAtEnd() || (place.current.follows && box.scrollTop >= place.current.top)
      place.current.top = box.scrollTop
    }
    const grew = () => {
      const height = heightOf(box)
      const isTaller = height > place.current.height
      place.current.height = height
      if (place.current.follows) box.scrollTo({ top: endOf(box) })
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

/**
 * Shows all queued bubbles at the first tap or key press. The layout effect listens before the first bubble is painted.
 */
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
