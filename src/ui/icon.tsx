import type { ReactNode } from 'react'

const shapes = {
  arrow: <path d="M4 12h15M13 6l6 6-6 6" />,
  back: <path d="M20 12H5M11 6l-6 6 6 6" />,
  check: <path d="m4.5 12.5 5 5 10-11" />,
  chevron: <path d="m6 9 6 6 6-6" />,
  clock: <><circle cx="12" cy="12" r="8.5" /><path d="M12 7v5.2l3.4 2" /></>,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  globe: <><circle cx="12" cy="12" r="8.5" /><path d="M3.5 12h17M12 3.5c3 2.5 3.6 5.4 3.6 8.5S15 18 12 20.5C9 18 8.4 15.1 8.4 12S9 6 12 3.5" /></>,
  info: <><circle cx="12" cy="12" r="8.5" /><path d="M12 11v5.5M12 7.5v.1" /></>,
  leave: <path d="M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M9.5 12H20M16 8l4 4-4 4" />,
  mail: <><rect x="3.5" y="5.5" width="17" height="13" rx="2.5" /><path d="m4 7.5 8 6 8-6" /></>,
  menu: <path d="M4 8h16M4 16h11" />,
  minus: <path d="M5.5 12h13" />,
  person: <><circle cx="12" cy="8.2" r="3.7" /><path d="M4.8 20c.8-4 3.6-6 7.2-6s6.4 2 7.2 6" /></>,
  phone: <path d="M6.5 3.8h2.6l1.5 4-2 1.7a11.5 11.5 0 0 0 5.9 5.9l1.7-2 4 1.5v2.6a2.5 2.5 0 0 1-2.7 2.5A16 16 0 0 1 4 6.5a2.5 2.5 0 0 1 2.5-2.7Z" />,
  sim: <><path d="M8 3.5h6.5L19 8v10.5a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2Z" /><path d="M9.5 12h6v5h-6zM12.5 12v5" /></>,
  warning: <><path d="M12 4 2.8 19.5h18.4L12 4Z" /><path d="M12 10v4.5M12 17v.1" /></>,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof shapes
export const ICON_NAMES = Object.keys(shapes).filter((name): name is IconName => name in shapes)

/** A line drawing beside words, hidden from readers. `size` in em of the text it stands in. */
export function Icon({ name, size = 1.25 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={`${size}em`}
      height={`${size}em`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      {shapes[name]}
    </svg>
  )
}
