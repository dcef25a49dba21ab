export type ProductLine = 'mobile' | 'power' | 'insurance' | 'refinancing'

const drawings = {
  mobile: (
    <>
      <rect x="20" y="8" width="26" height="48" rx="6" fill="var(--tint)" />
      <rect x="24" y="14" width="18" height="30" rx="2" fill="var(--tint-soft)" />
      <path d="M28 26h10M28 32h6" stroke="var(--tint)" strokeWidth="3" />
      <path d="M50 22a12 12 0 0 1 0 16M55 17a19 19 0 0 1 0 26" stroke="var(--accent)" strokeWidth="3.5" />
    </>
  ),
  power: (
    <>
      <circle cx="32" cy="34" r="17" fill="var(--tint)" />
      <path d="M32 6v6M11 13l4.5 4.5M53 13l-4.5 4.5M4 34h6M54 34h6" stroke="var(--tint)" strokeWidth="3.5" />
      <path d="m34 22-9 14h7l-2 11 9-14h-7Z" fill="var(--tint-soft)" />
      <path d="M4 56h56" stroke="var(--accent)" strokeWidth="3.5" />
    </>
  ),
  insurance: (
    <>
      <path d="M6 34C6 20 17 9 32 9s26 11 26 25Z" fill="var(--tint)" />
      <path d="M32 9c-7 6-9 15-9 25h18c0-10-2-19-9-25Z" fill="var(--tint-soft)" opacity=".55" />
      <path d="M32 5v4M32 34v16a6 6 0 0 0 12 0" stroke="var(--accent)" strokeWidth="3.5" />
    </>
  ),
  refinancing: (
    <>
      <ellipse cx="24" cy="48" rx="18" ry="7" fill="var(--tint)" />
      <path d="M6 38v10h36V38Z" fill="var(--tint)" />
      <ellipse cx="24" cy="38" rx="18" ry="7" fill="var(--tint-soft)" stroke="var(--tint)" strokeWidth="3" />
      <path d="M28 24C32 13 42 8 54 10M47 5l8 5-6 8" stroke="var(--accent)" strokeWidth="3.5" />
    </>
  ),
}

/** The small picture of a line of products, in its own tint. */
export function LineGlyph({ line, size = 56 }: { line: ProductLine; size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} fill="none" strokeLinecap="round" strokeLinejoin="round" data-tint={line} aria-hidden="true">
      {drawings[line]}
    </svg>
  )
}
