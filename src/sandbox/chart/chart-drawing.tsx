import type { ComponentProps } from 'react'
import { ChartBox } from './chart-box.tsx'
import type { Box, Layout, Line } from './layout.ts'
import { type Marks, markAttributes } from './marks.ts'
import { placeNames } from './place-names.ts'
import { SIZES } from './sizes.ts'
import styles from './chart-line.module.css'
import drawing from './drawing.module.css'

type DrawingProps = {
  layout: Layout
  marks: Marks
  selected: string | undefined
  now: string
  zoom?: number
  buttonOf?: (box: Box) => ComponentProps<'g'>
  onSelect?: (id: string) => void
}

/** Draw order matters: containers first, then lines, states and labels. */
export function ChartDrawing({ layout, marks, selected, now, zoom = 1, buttonOf, onSelect }: DrawingProps) {
  const { boxes, lines } = layout
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
      {placeNames(layout, zoom).map(({ id, title, x, y, size }) => (
        <text
          key={id}
          className={drawing.farName}
          x={x}
          y={y}
          fontSize={size}
          strokeWidth={size / 3}
          aria-hidden="true"
        >
          {title}
        </text>
      ))}
    </>
  )
}

type LineProps = { line: Line; marks: Marks; selected: string | undefined }

const near = ({ from, to }: Line, selected: string | undefined) =>
  selected === from || selected === to ? { 'data-near': true } : {}

export function ChartLine({ line, marks, selected }: LineProps) {
  return (
    <g className={styles.line} {...markAttributes(line.ways, marks)} {...near(line, selected)}>
      <path className={styles.path} d={line.path} />
      <path className={styles.head} d={line.head} />
    </g>
  )
}

export function LineLabel({ line, marks, selected }: LineProps) {
  if (!line.label) return null
  const { x, y, rows } = line.label
  const top = y - ((rows.length - 1) * SIZES.row) / 2
  return (
    <>
      {rows.map(({ way, text }, index) => (
        <g key={way} className={styles.line} {...markAttributes([way], marks)} {...near(line, selected)}>
          <text className={styles.label} x={x} y={top + index * SIZES.row}>
            {text}
          </text>
        </g>
      ))}
    </>
  )
}
