import sprite from './art/icons.svg?no-inline'

/** Must match the drawings in art/icons.svg. */
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

export function Icon({ name, size = 1.25 }: { name: IconName; size?: number }) {
  return (
    <svg width={`${size}em`} height={`${size}em`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
