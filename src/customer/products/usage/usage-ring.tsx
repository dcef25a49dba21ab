import type { ReactNode } from 'react'
import styles from './usage-ring.module.css'

const RADIUS = 52
const ROUND = 2 * Math.PI * RADIUS

/** A `share` above 1 shows as a full ring (USE-01). The content is hidden from screen readers. */
export function UsageRing({ share, children }: { share: number; children?: ReactNode }) {
  const filled = Math.min(Math.max(share, 0), 1)
  return (
    <div className={styles.ring} aria-hidden="true" data-over={share > 1 || undefined}>
      <svg width="120" height="120" viewBox="0 0 120 120">
        <circle className={styles.rail} cx="60" cy="60" r={RADIUS} />
        {filled > 0 && (
          <circle
            className={styles.fill}
            cx="60"
            cy="60"
            r={RADIUS}
            strokeDasharray={`${filled * ROUND} ${ROUND}`}
            transform="rotate(-90 60 60)"
          />
        )}
      </svg>
      <div className={styles.inside}>{children}</div>
    </div>
  )
}
