import type { ComponentProps } from 'react'
import { ChartBox } from './chart-box.tsx'
import { ChartLine, LineLabel } from './chart-line.tsx'
import type { Box, Layout } from './layout.ts'
import type { Marks } from './marks.ts'

type DrawingProps = {
  layout: Layout
  marks: Marks
  selected: string | undefined
  now: string
  buttonOf?: (box: Box) => ComponentProps<'g'>
  onSelect?: (id: string) => void
}

/** Draw order matters: containers first, then lines, states and labels. */
export function ChartDrawing({ layout: { boxes, lines }, marks, selected, now, buttonOf, onSelect }: DrawingProps) {
  const draw = (box: Box) => (
    <ChartBox
      key={box.id}
      box={box}
      marks={marks}
      selected={selected}
      now={now}
      {...(buttonOf && { button: buttonOf(box) })}
      {...(onSelect && { onSelect })}
    />
  )
  return (
    <>
      {boxes.filter(({ hasInside }) => hasInside).map(draw)}
      {lines.map((line) => (
        <ChartLine key={line.ways[0]} line={line} marks={marks} selected={selected} />
      ))}
      {boxes.filter(({ hasInside }) => !hasInside).map(draw)}
      {lines.map((line) => (
        <LineLabel key={line.ways[0]} line={line} marks={marks} selected={selected} />
      ))}
    </>
  )
}
