import { useSyncExternalStore, type PointerEvent, type RefObject } from 'react'
import type { Layout } from './layout.ts'
import type { Marks } from './marks.ts'
import styles from './statechart.module.css'

type MinimapProps = { layout: Layout; marks: Marks; zoom: number; scroller: RefObject<HTMLElement | null> }

const LARGEST = { width: 128, height: 150 }

/** The whole drawing in small, with the part that is in view; a press or drag goes there. */
export function Minimap({ layout, marks, zoom, scroller }: MinimapProps) {
  const seen = useSeen(scroller)
  const { width, height, boxes } = layout
  const scale = Math.min(LARGEST.width / width, LARGEST.height / height)
  const [x = 0, y = 0, seenWidth = 0, seenHeight = 0] = seen.split(' ').map((length) => Number(length) / zoom)
  if (seenWidth === 0 || (seenWidth >= width && seenHeight >= height)) return null
  const go = ({ clientX, clientY, currentTarget, buttons }: PointerEvent<SVGElement>) => {
    if (buttons === 0) return
    const shown = currentTarget.getBoundingClientRect()
    const at = { x: ((clientX - shown.left) * width) / shown.width, y: ((clientY - shown.top) * height) / shown.height }
    scroller.current?.scrollTo((at.x - seenWidth / 2) * zoom, (at.y - seenHeight / 2) * zoom)
  }
  const markOf = (id: string) =>
    marks.current?.includes(id)
      ? 'current'
      : marks.faulty?.has(id)
        ? 'faulty'
        : marks.passed?.has(id)
          ? 'passed'
          : undefined
  return (
    <svg
      className={styles.minimap}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        go(event)
      }}
      onPointerMove={go}
    >
      {boxes.map((box) => (
        <rect
          key={box.id}
          x={box.x}
          y={box.y}
          width={box.width}
          height={box.height}
          rx={8}
          data-inside={box.hasInside || undefined}
          data-mark={markOf(box.id)}
        />
      ))}
      <rect
        className={styles.seen}
        x={Math.max(0, x)}
        y={Math.max(0, y)}
        width={Math.min(seenWidth, width)}
        height={Math.min(seenHeight, height)}
        style={{ strokeWidth: 1.5 / scale }}
      />
    </svg>
  )
}

/** Scroll position and size in px, as text so that an unchanged view is the same value. */
function useSeen(scroller: RefObject<HTMLElement | null>): string {
  return useSyncExternalStore(
    (changed) => {
      const box = scroller.current
      if (!box || typeof ResizeObserver === 'undefined') return () => undefined
      const sizes = new ResizeObserver(changed)
      sizes.observe(box)
      box.addEventListener('scroll', changed, { passive: true })
      return () => {
        sizes.disconnect()
        box.removeEventListener('scroll', changed)
      }
    },
    () => {
      const box = scroller.current
      return box
        ? [box.scrollLeft, box.scrollTop, box.clientWidth, box.clientHeight].map(Math.round).join(' ')
        : '0 0 0 0'
    },
  )
}
