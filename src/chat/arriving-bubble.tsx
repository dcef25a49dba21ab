import { createContext, use, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import * as m from 'framer-motion/m'
import type { ChatElement } from '#contracts/chat/element.ts'
import { useArrival } from '#src/ui/motion.tsx'

/** The place on screen of the button or field the answer was given with; taken once, by the visitor's next bubble. */
export function newTakeoff() {
  let place: DOMRect | undefined
  return {
    from: (element: Element | null | undefined) => void (place = element?.getBoundingClientRect()),
    take: () => {
      const taken = place
      place = undefined
      return taken
    },
  }
}

export const TakeoffContext = createContext(newTakeoff())

/** Start of a bubble that comes from no button or field. */
const BESIDE = {
  bot: { opacity: 0, x: -12, y: 8, scale: 0.94 },
  visitor: { opacity: 0, x: 12, y: 8, scale: 0.94 },
}

type Start = { x: number; y: number; opacity?: number; scale?: number }

type ArrivingBubbleProps = {
  from: ChatElement['from']
  className: string | undefined
  tone: string
  isCard: boolean
  children: ReactNode
}

/** A new bubble: the visitor's flies from the button or field the answer was given with. */
export function ArrivingBubble({ from, className, tone, isCard, children }: ArrivingBubbleProps) {
  const box = useRef<HTMLDivElement>(null)
  const takeoff = use(TakeoffContext)
  const arrives = useArrival()
  const [start, setStart] = useState<Start | undefined>(from === 'visitor' ? undefined : BESIDE[from])

  // Measures the final place and moves the bubble to its start before paint.
  useLayoutEffect(() => {
    if (start || !box.current) return
    const place = takeoff.take()
    if (!arrives) return
    const { left, top, height } = box.current.getBoundingClientRect()
    setStart(place ? { x: place.left - left, y: place.top + place.height / 2 - top - height / 2 } : BESIDE[from])
  }, [arrives, from, start, takeoff])

  return (
    <m.div
      key={start ? 'from its start' : 'in its place'}
      ref={box}
      className={className ?? ''}
      data-tone={tone}
      data-card={isCard || undefined}
      style={{ originX: from === 'visitor' ? 1 : 0, originY: 1 }}
      {...(arrives && start && { initial: start, animate: { opacity: 1, x: 0, y: 0, scale: 1 } })}
    >
      {children}
    </m.div>
  )
}
