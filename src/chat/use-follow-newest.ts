import { useEffect, useLayoutEffect, useRef, useState } from 'react'

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
