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

/** Tells of pinching and of the wheel with ctrl held: by how much, and at which point of the element. Returns the end of it. */
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
  // Only a listener that is not passive can keep the browser from zooming the page instead.
  element.addEventListener('wheel', turned, { passive: false })
  for (const name of TOUCHES) element.addEventListener(name, touched, { passive: false })
  return () => {
    element.removeEventListener('wheel', turned)
    for (const name of TOUCHES) element.removeEventListener(name, touched)
  }
}

/** Smallest and largest zoom, and what a press on a zoom button multiplies it by. */
export const ZOOM = { min: 0.15, max: 2.5, step: 1.25 } as const

const withinZoom = (zoom: number): number => Math.min(ZOOM.max, Math.max(ZOOM.min, zoom))

/** The zoom at which a drawing fills a box's width, no larger than it is drawn; 1 where the box has no size. */
export function fitZoom(drawing: number, box: number): number {
  return box > 0 && drawing > 0 ? withinZoom(Math.min(1, box / drawing)) : 1
}

/** What `0` and the page's opening show: the whole width, unless words would be too small to read then. */
const readableZoom = (drawing: number, box: number): number => Math.max(0.85, fitZoom(drawing, box))

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

/** What stays where it is while the drawing changes its size: a point of the drawing, and where it is seen in px from the box's corner. */
type Held = { at: Point; seen: Point }

type Zooming = {
  zoom: number
  /** The box's width, in px. */
  room: number
  /** Another zoom, `undefined` for the one that suits the box. `seen` stays where it is, the middle unless told. */
  zoomTo: (next: number | undefined, seen?: Point) => void
  /** Ties the zoom to its scrolling box. */
  attach: (box: HTMLElement) => () => void
}

/**
 * Zoom of a drawing in a scrolling box, also by pinching and by the wheel with ctrl held; until it is chosen, it follows the
 * box's size. `width` is the drawing's own, in px.
 */
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
    addEventListener('resize', measure)
    const unwatch = watchZooming(element, (factor, seen) => turn.current(factor, seen))
    return () => {
      removeEventListener('resize', measure)
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
