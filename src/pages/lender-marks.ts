import type { CSSProperties } from 'react'

/** A lender's wordmark: a mark of 32 by 40 and the name in a hand of its own; `width` of the whole, in the units of its drawing. */
type LenderMark = { name: string; width: number; mark: string; look: CSSProperties; size?: number }

const head = 'var(--font-head)'
const text = 'var(--font-text)'

/** Thirteen lenders that do not exist, until the operator has the marks of its own partners. */
export const LENDERS: readonly LenderMark[] = [
  { name: 'Vardebanken', width: 185, mark: 'M4 34 16 6l12 28h-7l-5-13-5 13Zm12-32 2.5 5h-5Z', look: { fontFamily: head, fontWeight: 700, letterSpacing: '-0.03em' } },
  { name: 'HAVGULL', width: 148, mark: 'M16 6a14 14 0 0 1 14 14H2A14 14 0 0 1 16 6ZM2 24h28v3H2Zm5 6h18v3H7Z', look: { fontFamily: text, fontWeight: 300, letterSpacing: '0.16em' }, size: 20 },
  { name: 'nordlykt', width: 137, mark: 'M12 5h8v4h3v22h-3v4h-8v-4H9V9h3Zm1 8v14h6V13Z', look: { fontFamily: head, fontWeight: 400, letterSpacing: '-0.02em' }, size: 25 },
  { name: 'Tindkreditt', width: 151, mark: 'm2 34 11-22 5 9 3-5 9 18Zm11-14-3 6 3-1.5 3 1.5Z', look: { fontFamily: text, fontWeight: 800, letterSpacing: '-0.03em' } },
  { name: 'Lyngfin', width: 134, mark: 'M16 20a6 6 0 1 1 0-12 6 6 0 0 1 0 12Zm-7 12a6 6 0 1 1 0-12 6 6 0 0 1 0 12Zm14 0a6 6 0 1 1 0-12 6 6 0 0 1 0 12Z', look: { fontFamily: head, fontWeight: 600, fontStyle: 'oblique 12deg' }, size: 25 },
  { name: 'Bølgen Bank', width: 168, mark: 'M2 18q7-8 14 0t14 0v5q-7 8-14 0t-14 0Zm0 11q7-8 14 0t14 0v4q-7 8-14 0t-14 0Z', look: { fontFamily: text, fontWeight: 600, letterSpacing: '-0.01em' } },
  { name: 'Eikestad', width: 143, mark: 'M16 5c7 0 12 5 12 11 0 5-4 9-9 10v8h-6v-8c-5-1-9-5-9-10C4 10 9 5 16 5Zm-1 7v12h2V12Z', look: { fontFamily: head, fontWeight: 300, letterSpacing: '0.01em' }, size: 25 },
  { name: 'SØLVREV', width: 139, mark: 'm3 8 9 6h8l9-6-2 16-11 11L5 24Zm8 12 2 3 2-3Zm6 0 2 3 2-3Z', look: { fontFamily: head, fontWeight: 800, letterSpacing: '0.04em' }, size: 20 },
  { name: 'Ravnbo', width: 118, mark: 'M2 21 16 8l14 13h-4v13H6V21Zm9 4v5h4v-5Zm6 0v5h4v-5Z', look: { fontFamily: text, fontWeight: 700, letterSpacing: '-0.02em' } },
  { name: 'duggfall', width: 136, mark: 'M16 5c6 9 10 13 10 19a10 10 0 0 1-20 0c0-6 4-10 10-19Zm-5 19a5 5 0 0 0 5 5v-2a3 3 0 0 1-3-3Z', look: { fontFamily: text, fontWeight: 400, letterSpacing: '0.02em' }, size: 25 },
  { name: 'KVIST', width: 108, mark: 'M14 35V22L5 13l3-3 6 6V5h4v17l6-6 3 3-9 9v7Z', look: { fontFamily: text, fontWeight: 800, letterSpacing: '0.1em' }, size: 20 },
  { name: 'Grånå Finans', width: 181, mark: 'M4 6h24v28H4Zm5 5v18h5V11Zm9 6v12h5V17Z', look: { fontFamily: head, fontWeight: 500, letterSpacing: '-0.02em' } },
  { name: 'Ørnli', width: 106, mark: 'M2 12c8 0 12 4 14 9 2-5 6-9 14-9-1 9-6 14-11 15l-3 7-3-7C8 26 3 21 2 12Z', look: { fontFamily: head, fontWeight: 700, fontStyle: 'oblique 10deg' }, size: 26 },
]
