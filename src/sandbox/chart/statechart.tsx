import { useCallback, useEffect, useMemo, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import type { Chart } from '#contracts/sandbox/chart.ts'
import { useText, type Text } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { ChartDrawing } from './chart-drawing.tsx'
import drawing from './drawing.module.css'
import type { Box, Layout } from './layout.ts'
import { layoutChart } from './layout-chart.ts'
import { Legend } from './legend.tsx'
import type { Marks } from './marks.ts'
import { StateSearch } from './state-search.tsx'
import styles from './statechart.module.css'
import { useDragPan, useZoom, fitZoom, ZOOM } from './use-zoom.ts'

const ARROWS = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'] as const
type Arrow = (typeof ARROWS)[number]
const isArrow = (key: string): key is Arrow => ARROWS.some((arrow) => arrow === key)

/**
 * Where an arrow key leads from a state: down along the first way out (one that can be taken now before others, then one that was
 * walked), up along a way in, left and right to the state beside it.
 */
function neighbour(
  { boxes, lines }: Layout,
  id: string,
  arrow: Arrow,
  liked: readonly ReadonlySet<string>[] = [],
): string | undefined {
  const box = boxes.find((one) => one.id === id)
  if (!box) return undefined
  const ways = [
    ...lines,
    ...boxes.flatMap(({ id: from, chips }) => chips.map((chip) => ({ from, to: chip.to, ways: [chip.way] }))),
  ]
  const best = (fitting: readonly { from: string; to: string; ways: readonly string[] }[]) => {
    const others = fitting.filter(({ from, to }) => from !== to)
    const wanted = liked.map((ids) => others.find((way) => way.ways.some((one) => ids.has(one))))
    return wanted.find((way) => way !== undefined) ?? others[0]
  }
  if (arrow === 'ArrowDown') return best(ways.filter(({ from }) => from === id))?.to
  if (arrow === 'ArrowUp') return best(ways.filter(({ to }) => to === id))?.from
  const side = arrow === 'ArrowRight' ? 1 : -1
  const beside = boxes
    .filter(
      (other) =>
        other.id !== id &&
        side * (other.x - box.x) > 0 &&
        other.y < box.y + box.height &&
        other.y + other.height > box.y,
    )
    .sort((a, b) => Math.abs(a.x - box.x) - Math.abs(b.x - box.x))
  return beside[0]?.id
}

export type { Marks } from './marks.ts'

type StatechartProps = { chart: Chart; marks: Marks; selected: string | undefined; onSelect: (id: string) => void }

/** A chart to look at, move about in and choose states of, with the mouse, by touch and from the keyboard (SAND-01). */
export function Statechart({ chart, marks, selected, onSelect }: StatechartProps) {
  const t = useText()
  const scroller = useRef<HTMLDivElement>(null)
  const buttons = useRef(new Map<string, SVGGElement>())
  const hasFigures = marks.counts !== undefined
  const layout = useMemo(() => layoutChart(chart, { figures: hasFigures }), [chart, hasFigures])
  const { zoom, room, zoomTo, attach } = useZoom(scroller, layout.width)
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
  const lead = at ?? chart.starts[0]
  useEffect(() => {
    if (room > 0) reveal(scroller.current, buttons.current.get(lead ?? ''))
  }, [lead, room])
  useEffect(() => reveal(scroller.current, buttons.current.get(selected ?? '')), [selected])

  const isThere = (id: string | undefined) => layout.boxes.some((box) => box.id === id)
  const inTabOrder = [focused, selected, at, ...chart.starts].find(isThere) ?? layout.boxes[0]?.id
  const pressed = (event: KeyboardEvent, id: string) => {
    if (event.key === 'Enter' || event.key === ' ') onSelect(id)
    else if (isArrow(event.key))
      focus(neighbour(layout, id, event.key, [marks.possible ?? new Set(), marks.passed ?? new Set()]))
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
    'aria-pressed': box.id === selected,
    ...(marks.current?.includes(box.id) && { 'aria-current': 'step' }),
    onClick: () => onSelect(box.id),
    onFocus: () => setFocused(box.id),
    onKeyDown: (event) => pressed(event, box.id),
  })
  const fit = () => zoomTo(fitZoom(layout.width, scroller.current?.clientWidth ?? 0))
  const zoomed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+') zoomTo(zoom * ZOOM.step)
    else if (event.key === '-') zoomTo(zoom / ZOOM.step)
    else if (event.key === '0') zoomTo(undefined)
  }
  return (
    <section className={styles.chart} aria-label={t('sandbox.chart.name', { name: chart.name })}>
      <div className={styles.tools}>
        <StateSearch
          boxes={layout.boxes}
          onFound={(id) => {
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
            buttonOf={buttonOf}
            onSelect={onSelect}
          />
        </svg>
      </div>
    </section>
  )
}

/** Scrolls a part of a drawing into the middle of its scrolling box when it is not well within sight; smoothly unless motion is unwanted. */
function reveal(scroller: Element | null, part: Element | undefined): void {
  if (!scroller || !part) return
  const [seen, own] = [scroller.getBoundingClientRect(), part.getBoundingClientRect()]
  // A state that holds others may be larger than the box it is seen through: its upper left corner is what counts.
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

/** What a reader is told of a state: its name, kind, note, and how it stands with the run, the replays, the lint and the funnel. */
function spokenState(
  { id, kind, note, isStart }: Pick<Box, 'id' | 'kind' | 'note' | 'isStart'>,
  marks: Marks,
  t: Text,
): string {
  const counts = marks.counts?.get(id)
  const finding = marks.faulty?.get(id)
  return [
    id,
    t(`sandbox.chart.kind.${kind}`),
    note,
    isStart && t('sandbox.chart.start'),
    marks.current?.includes(id) && t('sandbox.chart.current'),
    marks.passed?.has(id) && t('sandbox.chart.passed'),
    marks.covered && t(marks.covered.has(id) ? 'sandbox.chart.covered' : 'sandbox.chart.uncovered'),
    counts && t('sandbox.chart.counts', counts),
    finding && t('sandbox.chart.faulty', { finding }),
  ]
    .filter(Boolean)
    .join(', ')
}
