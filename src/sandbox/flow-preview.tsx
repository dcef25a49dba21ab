import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { chartOf } from '#flows/kit/chart.ts'
import type { Flow } from '#flows/kit/flow.ts'
import { withPartsOpen } from '#flows/kit/part.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ChartDrawing } from './chart/chart-drawing.tsx'
import drawing from './chart/drawing.module.css'
import { foldChart } from './chart/fold-chart.ts'
import { groupSteps } from './chart/group-steps.ts'
import { layoutChart } from './chart/layout-chart.ts'
import { useLiveFlows } from './live-flows.ts'
import { AnswerOf } from './panels/answer-of.tsx'
import { askFigures } from './service-calls.ts'
import { useAsked } from './use-asked.ts'

/** The flow's drawing in small, its boxes closed; laid out when it comes into view. */
export function FlowDrawing({ flow }: { flow: FlowName }) {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSeenOnce(box)
  const written = useLiveFlows()[flow]
  return (
    <div ref={box} style={{ width: '100%', height: '100%' }}>
      {isSeen && <Picture flow={written} />}
    </div>
  )
}

function Picture({ flow }: { flow: Flow }) {
  const layout = useMemo(() => {
    const { chart } = foldChart(
      groupSteps(chartOf(withPartsOpen(flow))),
      () => false,
      (steps) => String(steps),
    )
    return layoutChart(chart, { proportion: 2 })
  }, [flow])
  return (
    <svg
      className={drawing.drawing}
      width="100%"
      height="100%"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
    >
      <ChartDrawing layout={layout} marks={{}} selected={undefined} now="" />
    </svg>
  )
}

/** What the replays cover and the checker finds. */
export function FlowFiguresOf({ flow }: { flow: FlowName }) {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSeenOnce(box)
  return <div ref={box}>{isSeen ? <Asked flow={flow} /> : <Skeleton height="3rem" />}</div>
}

function Asked({ flow }: { flow: FlowName }) {
  const t = useText()
  const { asked, again } = useAsked(useCallback(() => askFigures(flow), [flow]))
  const percent = ({ passed, all }: { passed: number; all: number }) => Math.floor((passed / Math.max(1, all)) * 100)
  return (
    <AnswerOf asked={asked} onAgain={again}>
      {({ replays, steps, ways, findings }) => (
        <>
          <p style={{ margin: 0 }}>
            {t('sandbox.index.coverage', { replays, steps: percent(steps), ways: percent(ways) })}
          </p>
          <Badge tone={findings === 0 ? 'good' : 'bad'}>{t('sandbox.index.findings', { count: findings })}</Badge>
        </>
      )}
    </AnswerOf>
  )
}

function useSeenOnce(box: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!box.current || isSeen) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: '200px' })
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [box, isSeen])
  return isSeen
}
