import sprite from './art/icons.svg?no-inline'

/** The drawings in art/icons.svg. */
export const ICON_NAMES = [
  'arrow',
  'back',
  'check',
  'chevron',
  'clock',
  'close',
  'copy',
  'globe',
  'info',
  'leave',
  'mail',
  'menu',
  'minus',
  'person',
  'phone',
  'sim',
  'warning',
] as const
export type IconName = (typeof ICON_NAMES)[number]

/** A line drawing beside words, hidden from readers. `size` in em of the text it stands in. */
export function Icon({ name, size = 1.25 }: { name: IconName; size?: number }) {
  return (
    <svg width={`${size}em`} height={`${size}em`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
