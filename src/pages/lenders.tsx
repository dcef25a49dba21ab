import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import marks from './art/lenders.svg?no-inline'
import styles from './lenders.module.css'
import { LENDERS } from './lender-marks.ts'

/** The strip of 13 lenders (PAGE-16, PAGE-17). The names are made up, and the strip says so. */
export function Lenders() {
  const t = useText()
  return (
    <>
      <ul className={styles.lenders}>
        {LENDERS.map(({ name, width, mark, look, size = 23 }) => (
          <li key={name}>
            <svg viewBox={`0 0 ${width} 40`} width={width} height="40" fill="currentColor">
              <use href={`${marks}#${mark}`} />
              <text x="42" y="28" fontSize={size} style={look}>
                {name}
              </text>
            </svg>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <Badge tone="still">{t('refinancing.sampleNames')}</Badge>
      </p>
    </>
  )
}
