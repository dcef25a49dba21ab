import type { ChartKind } from '#contracts/sandbox/chart.ts'

/** A way that is written on the state it leaves instead of drawn to where it leads. Positions in px from the box's corner. */
export type Chip = { way: string; to: string; text: string; y: number; width: number }

/** A state as it lies on the paper, in px. One with others inside has them below its chips. `into` counts the ways that lead here as chips. */
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

/** A drawn line: all ways between the same two states. `label` is centred at its point, one row for each of them that has a name. */
export type Line = {
  from: string
  to: string
  ways: readonly string[]
  path: string
  head: string
  label: (Point & { width: number; rows: readonly { way: string; text: string }[] }) | undefined
}

/** A chart laid out. Width and height in px at a zoom of 1; boxes stand before what lies inside them. */
export type Layout = { width: number; height: number; boxes: readonly Box[]; lines: readonly Line[] }
