import type { CSSProperties } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import marks from './art/lenders.svg?no-inline'
import styles from './lenders.module.css'

/** Sizes are in drawing units; the mark is 32 by 40 and named as in art/lenders.svg. */
type LenderMark = { name: string; width: number; mark: string; look: CSSProperties; size?: number }

const head = 'var(--font-head)'
const text = 'var(--font-text)'

/** Fictitious lenders, to be replaced by the operator's own partners. */
export const LENDERS: readonly LenderMark[] = [
  {
    name: 'Vardebanken',
    width: 185,
    mark: 'vardebanken',
    look: { fontFamily: head, fontWeight: 700, letterSpacing: '-0.03em' },
  },
  {
    name: 'HAVGULL',
    width: 148,
    mark: 'havgull',
    look: { fontFamily: text, fontWeight: 300, letterSpacing: '0.16em' },
    size: 20,
  },
  {
    name: 'nordlykt',
    width: 137,
    mark: 'nordlykt',
    look: { fontFamily: head, fontWeight: 400, letterSpacing: '-0.02em' },
    size: 25,
  },
  {
    name: 'Tindkreditt',
    width: 151,
    mark: 'tindkreditt',
    look: { fontFamily: text, fontWeight: 800, letterSpacing: '-0.03em' },
  },
  {
    name: 'Lyngfin',
    width: 134,
    mark: 'lyngfin',
    look: { fontFamily: head, fontWeight: 600, fontStyle: 'oblique 12deg' },
    size: 25,
  },
  {
    name: 'Bølgen Bank',
    width: 168,
    mark: 'bolgen',
    look: { fontFamily: text, fontWeight: 600, letterSpacing: '-0.01em' },
  },
  {
    name: 'Eikestad',
    width: 143,
    mark: 'eikestad',
    look: { fontFamily: head, fontWeight: 300, letterSpacing: '0.01em' },
    size: 25,
  },
  {
    name: 'SØLVREV',
    width: 139,
    mark: 'solvrev',
    look: { fontFamily: head, fontWeight: 800, letterSpacing: '0.04em' },
    size: 20,
  },
  { name: 'Ravnbo', width: 118, mark: 'ravnbo', look: { fontFamily: text, fontWeight: 700, letterSpacing: '-0.02em' } },
  {
    name: 'duggfall',
    width: 136,
    mark: 'duggfall',
    look: { fontFamily: text, fontWeight: 400, letterSpacing: '0.02em' },
    size: 25,
  },
  {
    name: 'KVIST',
    width: 108,
    mark: 'kvist',
    look: { fontFamily: text, fontWeight: 800, letterSpacing: '0.1em' },
    size: 20,
  },
  {
    name: 'Grånå Finans',
    width: 181,
    mark: 'grana',
    look: { fontFamily: head, fontWeight: 500, letterSpacing: '-0.02em' },
  },
  {
    name: 'Ørnli',
    width: 106,
    mark: 'ornli',
    look: { fontFamily: head, fontWeight: 700, fontStyle: 'oblique 10deg' },
    size: 26,
  },
]

/** The lenders are fictitious, and the strip must say so (PAGE-16, PAGE-17). */
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
