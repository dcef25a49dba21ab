import type { ChartKind } from '#contracts/sandbox/chart.ts'
import styles from './drawing.module.css'

const SHAPES: Record<ChartKind, string> = {
  say: 'M2 3.5h12v7.5H7.5L4.5 14v-3H2Z',
  ask: 'M2 2.5h12v9H7.5L4.5 14.5v-3H2Z M6.2 5.8a1.8 1.8 0 1 1 2.6 1.6q-.8.4-.8 1 M8 9.9v.1',
  call: 'M2 5.5h11 M10 2.5l3 3-3 3 M14 10.5H3 M6 7.5l-3 3 3 3',
  branch: 'M8 1.8 14.2 8 8 14.2 1.8 8Z',
  end: 'M8 2a6 6 0 1 0 .01 0Z M8 5.4a2.6 2.6 0 1 0 .01 0Z',
  state: 'M3.5 4h9a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 10.5v-5A1.5 1.5 0 0 1 3.5 4Z',
  compound: 'M2 2.5h12v11H2Z M5 6h6v4.5H5Z',
  parallel: 'M2 2.5h12v11H2Z M8 3v1.6 M8 6.2v1.6 M8 9.4v1.6 M8 12.4v.8',
}

export const Glyph = ({ kind }: { kind: ChartKind }) => (
  <path className={styles.glyph} data-kind={kind} d={SHAPES[kind]} />
)
