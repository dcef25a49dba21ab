import { useMemo, useState } from 'react'
import type { Chart } from '#contracts/sandbox/chart.ts'
import { boxesAround, boxesOf } from './fold-chart.ts'
import { groupSteps } from './group-steps.ts'
import type { Marks } from './marks.ts'

/** A chart of at most so many states needs no closed boxes. */
const SMALL = 24

/**
 * Which boxes are open: those with the current, the selected or a visited state inside, unless the developer opened or
 * closed them. In a small chart all are.
 */
export function useBoxes(given: Chart, { current = [], passed = new Set() }: Marks, selected: string | undefined) {
  const chart = useMemo(() => groupSteps(given), [given])
  const boxes = useMemo(() => boxesOf(chart), [chart])
  const around = useMemo(() => boxesAround(chart), [chart])
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isSmall = given.nodes.length <= SMALL
  const held = new Set([...current, ...passed, ...(selected === undefined ? [] : [selected])].flatMap(around))
  const isOpen = (box: string) => toggled.get(box) ?? (isSmall || held.has(box))
  return {
    chart,
    boxes,
    isOpen,
    toggle: (box: string) => setToggled(new Map([...toggled, [box, !isOpen(box)]])),
    openAround: (id: string) =>
      setToggled(new Map([...toggled, ...around(id).map((box): [string, boolean] => [box, true])])),
    toggleAll: (open: boolean) => setToggled(new Map([...boxes].map((box) => [box, open]))),
  }
}
