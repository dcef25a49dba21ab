import type { ComponentProps } from 'react'
import { Glyph } from './glyph.tsx'
import line from './chart-line.module.css'
import styles from './drawing.module.css'
import type { Box, Chip } from './layout.ts'
import { markAttributes, type Marks } from './marks.ts'
import { SIZES } from './sizes.ts'

export type BoxProps = {
  box: Box
  marks: Marks
  selected: string | undefined
  now: string
  button?: ComponentProps<'g'>
  onSelect?: (id: string) => void
}

const RADIUS: Partial<Record<Box['kind'], number>> = { branch: 16, end: 18, call: 3, say: 10 }

export function ChartBox({ box, marks, selected, now, button, onSelect }: BoxProps) {
  const { id, kind, width, height, hasInside } = box
  const isCurrent = marks.current?.includes(id)
  const radius = hasInside ? 14 : (RADIUS[kind] ?? 10)
  return (
    <g
      className={styles.box}
      data-kind={hasInside ? 'compound' : kind}
      data-current={isCurrent || undefined}
      data-selected={selected === id || undefined}
      data-closed={kind === 'compound' && !hasInside ? true : undefined}
      {...markAttributes([id], marks)}
      transform={`translate(${box.x} ${box.y})`}
    >
      <g {...button} className={styles.state}>
        <title>{[id, box.note].filter(Boolean).join(' · ')}</title>
        <rect className={styles.ring} x={-5} y={-5} width={width + 10} height={height + 10} rx={radius + 5} />
        <rect className={styles.frame} width={width} height={height} rx={radius} />
        {kind === 'end' && (
          <rect className={styles.inner} x={3.5} y={3.5} width={width - 7} height={height - 7} rx={radius - 3.5} />
        )}
        {box.isStart && (
          <path className={styles.start} d={`M${width / 2},-20v10 M${width / 2 - 4.5},-11l4.5,6 4.5,-6`} />
        )}
        {box.isStart && <circle className={styles.startDot} cx={width / 2} cy={-21} r={4.5} />}
        <Words box={box} />
        {marks.counts?.get(id) && <Figures box={box} counts={marks.counts} />}
      </g>
      {box.chips.map((chip) => (
        <ChipTag key={chip.way} chip={chip} marks={marks} selected={selected} {...(onSelect && { onSelect })} />
      ))}
      {isCurrent && <Tag word={now} x={width} />}
      {marks.faulty?.has(id) && <Fault finding={marks.faulty.get(id) ?? ''} />}
    </g>
  )
}

function Words({ box: { kind, title, note, into, width } }: { box: Box }) {
  const middle = note ? 19 : SIZES.bare / 2
  return (
    <>
      <g transform={`translate(${SIZES.padding} ${middle - 8})`}>
        <Glyph kind={kind} />
      </g>
      <text className={styles.title} x={SIZES.padding + SIZES.glyph} y={middle}>
        {title}
      </text>
      {into > 0 && (
        <text className={styles.into} x={width - 10} y={middle}>
          ⇥{into}
        </text>
      )}
      {note && (
        <text className={styles.note} x={SIZES.padding} y={middle + 19}>
          {note}
        </text>
      )}
    </>
  )
}

function ChipTag({
  chip,
  marks,
  selected,
  onSelect,
}: {
  chip: Chip
  marks: Marks
  selected: string | undefined
  onSelect?: (id: string) => void
}) {
  return (
    <g
      className={line.chip}
      {...markAttributes([chip.way], marks)}
      data-near={chip.to === selected || undefined}
      transform={`translate(8 ${chip.y})`}
      aria-hidden="true"
      {...(onSelect && { onClick: () => onSelect(chip.to) })}
    >
      <rect className={line.chipFrame} width={chip.width} height={SIZES.chip} rx={SIZES.chip / 2} />
      <text className={line.chipText} x={8} y={SIZES.chip / 2}>
        {chip.text}
      </text>
    </g>
  )
}

function Tag({ word, x }: { word: string; x: number }) {
  const width = word.length * 7.5 + 16
  return (
    <g className={styles.tag} transform={`translate(${x - width + 8} -13)`} aria-hidden="true">
      <rect width={width} height={20} rx={10} />
      <text x={width / 2} y={10}>
        {word}
      </text>
    </g>
  )
}

function Fault({ finding }: { finding: string }) {
  const count = finding.split('\n').filter(Boolean).length
  return (
    <g className={styles.fault} transform="translate(-10 -12)" aria-hidden="true">
      <title>{finding}</title>
      <path d="M12 1 24 22H0Z" />
      <text x={12} y={15}>
        {count > 1 ? count : '!'}
      </text>
    </g>
  )
}

function Figures({ box, counts }: { box: Box; counts: NonNullable<Marks['counts']> }) {
  const own = counts.get(box.id)
  const most = Math.max(1, ...[...counts.values()].map(({ reached }) => reached))
  if (!own) return null
  const y = (box.note ? SIZES.head + SIZES.note : SIZES.bare) + 2
  const full = box.width - 2 * SIZES.padding
  return (
    <g className={styles.figures} transform={`translate(${SIZES.padding} ${y})`}>
      <text y={6}>
        {own.reached}
        {own.left > 0 && ` −${own.left}`}
        {own.returned > 0 && ` ↺${own.returned}`}
      </text>
      <rect className={styles.track} y={14} width={full} height={4} rx={2} />
      <rect className={styles.bar} y={14} width={(full * own.reached) / most} height={4} rx={2} />
    </g>
  )
}
