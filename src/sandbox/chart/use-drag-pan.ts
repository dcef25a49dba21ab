import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** How far a mouse moves before it drags instead of clicking, in px. */
const DRAGS_AFTER = 4

/** Handlers that move a scrolling box with the mouse; touch and keyboard scroll it by themselves. */
export function useDragPan() {
  const drag = useRef<{ x: number; y: number; moved: boolean } | undefined>(undefined)
  return {
    onPointerDown: ({ pointerType, button, clientX, clientY }: PointerEvent) => {
      drag.current = pointerType === 'mouse' && button === 0 ? { x: clientX, y: clientY, moved: false } : undefined
    },
    onPointerMove: ({ clientX, clientY, buttons, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
      const from = drag.current
      if (!from || buttons === 0) return
      if (!from.moved && Math.hypot(clientX - from.x, clientY - from.y) < DRAGS_AFTER) return
      if (!from.moved) currentTarget.setPointerCapture(pointerId)
      currentTarget.scrollBy(from.x - clientX, from.y - clientY)
      drag.current = { x: clientX, y: clientY, moved: true }
    },
    /** The click that ends a drag chooses nothing. */
    onClickCapture: (event: MouseEvent) => {
      if (drag.current?.moved) event.stopPropagation()
      drag.current = undefined
    },
  }
}
