import { placeNames } from './place-names.ts'
import styles from './drawing.module.css'
import type { Layout } from './layout.ts'

/** Names of boxes, larger than the drawing, while its own are too small to be read. */
export function FarNames({ layout, zoom }: { layout: Layout; zoom: number }) {
  return placeNames(layout, zoom).map(({ id, title, x, y, size }) => (
    <text key={id} className={styles.farName} x={x} y={y} fontSize={size} strokeWidth={size / 3} aria-hidden="true">
      {title}
    </text>
  ))
}
