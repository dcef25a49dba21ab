import sprite from './art/lines.svg?no-inline'

export type ProductLine = 'mobile' | 'power' | 'insurance' | 'refinancing'

export function LineGlyph({ line, size = 56 }: { line: ProductLine; size?: number }) {
  return (
    <svg width={size} height={size} data-tint={line} aria-hidden="true">
      <use href={`${sprite}#${line}`} />
    </svg>
  )
}
