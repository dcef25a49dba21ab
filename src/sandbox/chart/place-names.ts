import type { Box, Layout } from './layout.ts'
import { SIZES, widthOf } from './sizes.ts'

/** In px on the screen: the least size of a name that can be read, and the size it has if it is drawn larger. */
const READABLE = 8
const LARGER = 13

/** Sizes are in px at a zoom of 1. `y` is the middle of the line. */
export type PlacedName = { id: string; title: string; x: number; y: number; width: number; size: number }

/** The name of an open box may be so many times as wide as the box; that of a state fits into it. */
const BEYOND = 2.2

/** Names of boxes, those of larger ones first; none covers another. */
export function placeNames({ boxes, width: whole }: Pick<Layout, 'boxes' | 'width'>, zoom: number): PlacedName[] {
  if (SIZES.title * zoom >= READABLE) return []
  const size = LARGER / zoom
  const placed: PlacedName[] = []
  for (const box of boxes.toSorted((a, b) => b.width * b.height - a.width * a.height)) {
    const name = nameIn(box, size, whole)
    const room = box.hasInside ? box.width * BEYOND : box.width
    if (name.width <= room && size <= box.height && !placed.some((other) => covers(name, other))) placed.push(name)
  }
  return placed
}

function nameIn({ id, title, x, y, width: room }: Box, size: number, whole: number): PlacedName {
  const width = widthOf(title, size, BOLD)
  const inside = x + Math.max(0, Math.min(size / 2, (room - width) / 2))
  return { id, title, x: Math.min(inside, whole - width), y: y + size * LINE * 0.5, width, size }
}

const BOLD = 1.05
const LINE = 1.3

const covers = (a: PlacedName, b: PlacedName): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && Math.abs(a.y - b.y) < a.size * LINE
