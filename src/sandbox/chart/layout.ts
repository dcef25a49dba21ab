import type { ChartKind } from '#contracts/sandbox/chart.ts'

/** A transition shown as a label on its source state. Positions are in px from the box's corner. */
export type Chip = { way: string; to: string; text: string; y: number; width: number }

/** Sizes are in px. `into` counts the incoming transitions shown as chips. */
export type Box = {
  id: string
  title: string
  kind: ChartKind
  note: string
  isStart: boolean
  into: number
  x: number
  y: number
  width: number
  height: number
  chips: readonly Chip[]
  hasInside: boolean
}

export type Point = { x: number; y: number }

/** All transitions between the same two states. `label` is centred at its point, with one row per named transition. */
export type Line = {
  from: string
  to: string
  ways: readonly string[]
  path: string
  head: string
  label: (Point & { width: number; rows: readonly { way: string; text: string }[] }) | undefined
}

/** Sizes are in px at a zoom of 1. A box precedes the boxes inside it. */
export type Layout = { width: number; height: number; boxes: readonly Box[]; lines: readonly Line[] }
