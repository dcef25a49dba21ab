import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import type { Point } from './layout.ts'

const TOUCHES = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const

function watchZooming(element: HTMLElement, onZoom: (factor: number, at: Point) => void): () => void {
  let apart: number | undefined
  const inside = (x: number, y: number): Point => {
    const { left, top } = element.getBoundingClientRect()
    return { x: x - left, y: y - top }
  }
  const turned = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    onZoom(Math.exp(-event.deltaY / 300), inside(event.clientX, event.clientY))
  }
  const touched = (event: TouchEvent) => {
    const [one, two] = event.touches
    const before = apart
    apart = one && two && Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY)
    if (!one || !two || apart === undefined) return
    event.preventDefault()
    if (before !== undefined)
      onZoom(apart / before, inside((one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2))
  }
  // Only a non-passive listener can keep the browser from zooming the page.
  element.addEventListener('wheel', turned, { passive: false })
  for (const name of TOUCHES) element.addEventListener(name, touched, { passive: false })
  return () => {
    element.removeEventListener('wheel', turned)
    for (const name of TOUCHES) element.removeEventListener(name, touched)
  }
}

/** `step` is the factor of one press on a zoom button. */
export const ZOOM = { min: 0.05, max: 2.5, step: 1.25 } as const

const withinZoom = (zoom: number): number => Math.min(ZOOM.max, Math.max(ZOOM.min, zoom))

type Size = { width: number; height: number }

/** Zoom that shows the whole drawing in the box, at most 1; 1 when the box has no size. */
export function fitZoom(drawing: Size, { clientWidth, clientHeight }: HTMLElement): number {
  if (clientWidth === 0 || clientHeight === 0 || drawing.width === 0) return 1
  return withinZoom(Math.min(1, clientWidth / drawing.width, clientHeight / drawing.height))
}

const readableZoom = (drawing: number, box: number): number =>
  box > 0 && drawing > 0 ? Math.max(0.85, Math.min(1, box / drawing)) : 1

const DRAGS_AFTER = 4

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
    /** The click that ends a drag must not select anything. */
    onClickCapture: (event: MouseEvent) => {
      if (drag.current?.moved) event.stopPropagation()
      drag.current = undefined
    },
  }
}

/**
 * `at`: the point of the drawing that stays in place while zooming. `seen`: its position in px from the box's corner.
 */
type Held = { at: Point; seen: Point }

type Zooming = {
  zoom: number
  room: number
  /** `undefined` restores the automatic zoom. `seen` is the point that stays in place, by default the middle. */
  zoomTo: (next: number | undefined, seen?: Point) => void
  attach: (box: HTMLElement) => () => void
}

/** The zoom follows the box size until one is chosen. `width` is the drawing's own width in px. */
export function useZoom(box: RefObject<HTMLElement | null>, width: number): Zooming {
  const [chosen, setChosen] = useState<number>()
  const [room, setRoom] = useState(0)
  const zoom = chosen ?? readableZoom(width, room)
  const held = useRef<Held | undefined>(undefined)
  const zoomTo = (next: number | undefined, seen?: Point) => {
    if (!box.current) return
    held.current = hold(box.current, zoom, seen)
    setChosen(next === undefined ? undefined : withinZoom(next))
  }
  const turn = useRef(zoomTo)
  useLayoutEffect(() => {
    turn.current = (factor, seen) => zoomTo(zoom * (factor ?? 1), seen)
  })
  useLayoutEffect(() => {
    if (!held.current) return
    const { at, seen } = held.current
    held.current = undefined
    box.current?.scrollTo(at.x * zoom - seen.x, at.y * zoom - seen.y)
  }, [box, zoom])
  const attach = useCallback((element: HTMLElement) => {
    const measure = () => setRoom(element.clientWidth)
    measure()
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    sizes?.observe(element)
    const unwatch = watchZooming(element, (factor, seen) => turn.current(factor, seen))
    return () => {
      sizes?.disconnect()
      unwatch()
    }
  }, [])
  return { zoom, room, zoomTo, attach }
}

function hold(
  { scrollLeft, scrollTop, clientWidth, clientHeight }: HTMLElement,
  zoom: number,
  seen: Point = { x: clientWidth / 2, y: clientHeight / 2 },
): Held {
  return { seen, at: { x: (scrollLeft + seen.x) / zoom, y: (scrollTop + seen.y) / zoom } }
}
