import styles from './chart-line.module.css'
import type { Line } from './layout.ts'
import { markAttributes, type Marks } from './marks.ts'
import { SIZES } from './sizes.ts'

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
