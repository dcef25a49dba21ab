import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import type { Chart } from '#contracts/sandbox/chart.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { ChartDrawing } from './chart-drawing.tsx'
import drawing from './drawing.module.css'
import { foldChart, foldMarks } from './fold-chart.ts'
import type { Box, Layout } from './layout.ts'
import { layoutChart } from './layout-chart.ts'
import { Legend } from './legend.tsx'
import type { Marks } from './marks.ts'
import { Minimap } from './minimap.tsx'
import { isArrow, neighbour } from './neighbour.ts'
import { spokenState } from './spoken-state.ts'
import { StateSearch } from './state-search.tsx'
import styles from './statechart.module.css'
import { useBoxes } from './use-boxes.ts'
import { useDragPan, useZoom, fitZoom, ZOOM } from './use-zoom.ts'

export type { Marks } from './marks.ts'

/** Width to height of the part of the workbench that shows the drawing. */
const PROPORTION = 1.3

type StatechartProps = { chart: Chart; marks: Marks; selected: string | undefined; onSelect: (id: string) => void }

export function Statechart({ chart: given, marks: real, selected, onSelect }: StatechartProps) {
  const t = useText()
  const scroller = useRef<HTMLDivElement>(null)
  const buttons = useRef(new Map<string, SVGGElement>())
  const { chart, boxes, isOpen, toggle, toggleAll, openAround } = useBoxes(given, real, selected)
  // Laid out again only when another set of boxes is open, not at each step of the run.
  const open = [...boxes].filter(isOpen).join('\n')
  const folded = useMemo(() => {
    const isIn = new Set(open.split('\n'))
    return foldChart(
      chart,
      (box) => !boxes.has(box) || isIn.has(box),
      (count) => t('sandbox.chart.inside', { count }),
    )
  }, [chart, boxes, open, t])
  const marks = useMemo(() => foldMarks(chart, real, folded), [chart, real, folded])
  const hasFigures = marks.counts !== undefined
  const layout = useMemo(
    () => layoutChart(folded.chart, { figures: hasFigures, proportion: PROPORTION }),
    [folded, hasFigures],
  )
  const { zoom, room, zoomTo, attach } = useZoom(scroller, layout.width)
  const keepInPlace = useKeptInPlace(scroller, buttons, layout)
  const pan = useDragPan()
  const tie = useCallback(
    (element: HTMLDivElement) => {
      scroller.current = element
      return attach(element)
    },
    [attach],
  )
  const [focused, setFocused] = useState<string>()

  const at = marks.current?.at(-1)
  const lead = at ?? folded.chart.starts[0]
  useEffect(() => {
    if (room > 0) reveal(scroller.current, buttons.current.get(lead ?? ''))
  }, [lead, room])
  useEffect(() => reveal(scroller.current, buttons.current.get(selected ?? '')), [selected])
  const opened = useRef<string>(undefined)
  useEffect(() => {
    const first = opened.current && neighbour({ chart, folded, layout }, opened.current, 'ArrowDown')
    opened.current = undefined
    reveal(scroller.current, buttons.current.get(first ?? ''))
  }, [chart, folded, layout])

  const isThere = (id: string | undefined) => layout.boxes.some((box) => box.id === id)
  const inTabOrder = [focused, selected, at, ...folded.chart.starts].find(isThere) ?? layout.boxes[0]?.id
  const press = (id: string) => {
    if (!boxes.has(id)) return onSelect(id)
    keepInPlace(id)
    if (!isOpen(id)) opened.current = id
    toggle(id)
  }
  const pressed = (event: KeyboardEvent, id: string) => {
    const liked = [real.possible ?? new Set<string>(), real.passed ?? new Set<string>()]
    if (event.key === 'Enter' || event.key === ' ') press(id)
    else if (isArrow(event.key)) focus(neighbour({ chart, folded, layout }, id, event.key, liked))
    else return
    event.preventDefault()
  }
  const focus = (id: string | undefined) => {
    if (id === undefined) return
    const button = buttons.current.get(id)
    button?.focus({ preventScroll: true })
    reveal(scroller.current, button)
  }
  const buttonOf = (box: Box): ComponentProps<'g'> => ({
    ref: (element) => {
      if (element) buttons.current.set(box.id, element)
      return () => void buttons.current.delete(box.id)
    },
    role: 'button',
    tabIndex: box.id === inTabOrder ? 0 : -1,
    'aria-label': spokenState(box, marks, t),
    ...(boxes.has(box.id) ? { 'aria-expanded': isOpen(box.id) } : { 'aria-pressed': box.id === selected }),
    ...(marks.current?.includes(box.id) && { 'aria-current': 'step' }),
    onClick: () => press(box.id),
    onFocus: () => setFocused(box.id),
    onKeyDown: (event) => pressed(event, box.id),
  })
  const fit = () => zoomTo(scroller.current ? fitZoom(layout, scroller.current) : undefined)
  const zoomed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+') zoomTo(zoom * ZOOM.step)
    else if (event.key === '-') zoomTo(zoom / ZOOM.step)
    else if (event.key === '0') zoomTo(undefined)
    else if (event.key === 'f') fit()
  }
  const everyOpen = [...boxes].every(isOpen)
  return (
    <section className={styles.chart} aria-label={t('sandbox.chart.name', { name: chart.name })}>
      <div className={styles.tools}>
        <StateSearch
          ids={chart.nodes.flatMap(({ id }) => (boxes.has(id) ? [] : [id]))}
          onFound={(id) => {
            openAround(id)
            onSelect(id)
            reveal(scroller.current, buttons.current.get(id))
          }}
        />
        <div className={styles.zoom}>
          <Button
            className={styles.tool}
            variant="quiet"
            aria-label={t('sandbox.chart.smaller')}
            onClick={() => zoomTo(zoom / ZOOM.step)}
          >
            −
          </Button>
          <output className={styles.percent}>{Math.round(zoom * 100)} %</output>
          <Button
            className={styles.tool}
            variant="quiet"
            aria-label={t('sandbox.chart.larger')}
            onClick={() => zoomTo(zoom * ZOOM.step)}
          >
            +
          </Button>
          <Button className={styles.tool} variant="quiet" onClick={fit}>
            {t('sandbox.chart.fit')}
          </Button>
        </div>
        {boxes.size > 0 && (
          <Button className={styles.tool} variant="quiet" onClick={() => toggleAll(!everyOpen)}>
            {t(everyOpen ? 'sandbox.chart.closeAll' : 'sandbox.chart.openAll')}
          </Button>
        )}
        <Legend boxes={layout.boxes} marks={marks} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div ref={tie} className={styles.scroller} {...pan} onKeyDown={zoomed}>
        <svg
          className={drawing.drawing}
          style={{ maxWidth: 'none', margin: 'auto' }}
          width={layout.width * zoom}
          height={layout.height * zoom}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="group"
          aria-label={t('sandbox.chart.keys')}
        >
          <ChartDrawing
            layout={layout}
            marks={marks}
            selected={selected}
            now={t('sandbox.chart.now')}
            zoom={zoom}
            buttonOf={buttonOf}
            onSelect={press}
          />
        </svg>
      </div>
      <Minimap layout={layout} marks={marks} zoom={zoom} scroller={scroller} />
    </section>
  )
}

/**
 * Keeps a box where it is on the screen, and its focus, when opening or closing it draws it anew and moves everything
 * else.
 */
function useKeptInPlace(
  scroller: RefObject<HTMLElement | null>,
  buttons: RefObject<Map<string, SVGGElement>>,
  layout: Layout,
) {
  const held = useRef<{ id: string; left: number; top: number; isFocused: boolean }>(undefined)
  useLayoutEffect(() => {
    const { id, left, top, isFocused } = held.current ?? {}
    held.current = undefined
    if (!layout.boxes.some((box) => box.id === id)) return
    const button = buttons.current.get(id ?? '')
    if (isFocused) button?.focus({ preventScroll: true })
    const now = button?.getBoundingClientRect()
    if (now && left !== undefined && top !== undefined) scroller.current?.scrollBy(now.left - left, now.top - top)
  }, [scroller, buttons, layout])
  return (id: string) => {
    const button = buttons.current.get(id)
    const box = button?.getBoundingClientRect()
    held.current = box && { id, left: box.left, top: box.top, isFocused: button === document.activeElement }
  }
}

function reveal(scroller: Element | null, part: Element | undefined): void {
  if (!scroller || !part) return
  const [seen, own] = [scroller.getBoundingClientRect(), part.getBoundingClientRect()]
  const [width, height] = [Math.min(own.width, seen.width * 0.8), Math.min(own.height, seen.height * 0.8)]
  const [x, y] = [own.left - seen.left, own.top - seen.top]
  const isSeen = (from: number, size: number, room: number) => from >= room * 0.06 && from + size <= room * 0.94
  if (seen.width === 0 || (isSeen(x, width, seen.width) && isSeen(y, height, seen.height))) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scroller.scrollBy({
    left: x + (width - seen.width) / 2,
    top: y + (height - seen.height) / 2,
    behavior: still ? 'auto' : 'smooth',
  })
}
