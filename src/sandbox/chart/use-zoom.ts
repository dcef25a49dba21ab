import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Point } from './layout.ts'
import { readableZoom, withinZoom } from './zoom.ts'
import { watchZooming } from './watch-zooming.ts'

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

function hold({ scrollLeft, scrollTop, clientWidth, clientHeight }: HTMLElement, zoom: number, seen: Point = { x: clientWidth / 2, y: clientHeight / 2 }): Held {
  return { seen, at: { x: (scrollLeft + seen.x) / zoom, y: (scrollTop + seen.y) / zoom } }
}
