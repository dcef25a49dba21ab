import { useCallback, useEffect, useMemo, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import type { Chart } from '#contracts/sandbox/chart.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { ChartDrawing } from './chart-drawing.tsx'
import drawing from './drawing.module.css'
import type { Box } from './layout.ts'
import { layoutChart } from './layout-chart.ts'
import { Legend } from './legend.tsx'
import type { Marks } from './marks.ts'
import { isArrow, neighbour } from './neighbours.ts'
import { reveal } from './reveal.ts'
import { spokenState } from './spoken-state.ts'
import { StateSearch } from './state-search.tsx'
import styles from './statechart.module.css'
import { useDragPan } from './use-drag-pan.ts'
import { useZoom } from './use-zoom.ts'
import { fitZoom, ZOOM } from './zoom.ts'

export type { Marks } from './marks.ts'

export type StatechartProps = { chart: Chart; marks: Marks; selected: string | undefined; onSelect: (id: string) => void }

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
    else if (isArrow(event.key)) focus(neighbour(layout, id, event.key, [marks.possible ?? new Set(), marks.passed ?? new Set()]))
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
          <Button className={styles.tool} variant="quiet" aria-label={t('sandbox.chart.smaller')} onClick={() => zoomTo(zoom / ZOOM.step)}>
            −
          </Button>
          <output className={styles.percent}>{Math.round(zoom * 100)} %</output>
          <Button className={styles.tool} variant="quiet" aria-label={t('sandbox.chart.larger')} onClick={() => zoomTo(zoom * ZOOM.step)}>
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
          <ChartDrawing layout={layout} marks={marks} selected={selected} now={t('sandbox.chart.now')} buttonOf={buttonOf} onSelect={onSelect} />
        </svg>
      </div>
    </section>
  )
}
