import type { ReactNode } from 'react'
import styles from './bot-face.module.css'

const moods = {
  calm: { eyes: dots(0, 0), mouth: 'M27 45q5 3.5 10 0' },
  happy: { eyes: <path d="M20.5 38.5q3-4.5 6 0M37.5 38.5q3-4.5 6 0" />, mouth: 'M26 43.5q6 7 12 0z' },
  thinking: { eyes: dots(2.2, -2), mouth: 'M28.5 46.5h5' },
  sorry: { eyes: <>{dots(0, 1)}<path d="M19.5 33.5l5-2M44.5 33.5l-5-2" /></>, mouth: 'M27.5 47.5q4.5-4 9 0' },
} satisfies Record<string, { eyes: ReactNode; mouth: string }>

export type BotMood = keyof typeof moods
export const BOT_MOODS: BotMood[] = ['calm', 'happy', 'thinking', 'sorry']

/** The bot: a speech bubble in a knitted hat. Decoration beside what it says; `size` in CSS pixels. Still under reduced motion. */
export function BotFace({ mood = 'calm', size = 44 }: { mood?: BotMood; size?: number }) {
  const { eyes, mouth } = moods[mood]
  return (
    <svg className={styles.face} viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <path d="M13 25h38a6 6 0 0 1 6 6v16a9 9 0 0 1-9 9H25l-10.5 6.5c-1.2.7-2.5-.3-2.1-1.6L14 55.5A8.5 8.5 0 0 1 7 47V31a6 6 0 0 1 6-6Z" fill="var(--face)" />
      <path d="M57 40v7a9 9 0 0 1-9 9H25l-10.5 6.5c-1.2.7-2.5-.3-2.1-1.6L14 55.5c20 .5 37-2 43-15.5Z" fill="var(--shade)" />
      <g fill="none" stroke="var(--line)" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <g className={styles.eyes}>{eyes}</g>
        <path d={mouth} fill={mood === 'happy' ? 'var(--line)' : 'none'} />
      </g>
      <g fill="var(--hat)" opacity=".38">
        <circle cx="17" cy="43.5" r="3.2" />
        <circle cx="47" cy="43.5" r="3.2" />
      </g>
      <g className={styles.pompom}>
        <circle cx="32" cy="7" r="5.5" fill="var(--knit)" stroke="var(--seam)" />
        <path d="M32 1.5v11M26.5 7h11M28.2 3.2l7.6 7.6M35.8 3.2l-7.6 7.6" stroke="var(--hat)" strokeOpacity=".3" strokeWidth="1" />
      </g>
      <path d="M8 26C8 15.5 18 10.5 32 10.5S56 15.5 56 26Z" fill="var(--hat)" />
      <path d="M13 20.5l3.2-3.5 3.2 3.5 3.2-3.5 3.2 3.5 3.2-3.5 3.2 3.5 3.2-3.5 3.2 3.5 3.2-3.5 3.2 3.5 3.2-3.5" fill="none" stroke="var(--knit)" strokeWidth="1.6" strokeLinejoin="round" />
      <rect x="5.5" y="23" width="53" height="7.5" rx="3.75" fill="var(--knit)" stroke="var(--seam)" />
      <path d="M12 24.5v4.5M18 24.5v4.5M24 24.5v4.5M30 24.5v4.5M36 24.5v4.5M42 24.5v4.5M48 24.5v4.5M54 24.5v4.5" stroke="var(--hat)" strokeOpacity=".35" strokeWidth="1.2" />
    </svg>
  )
}

function dots(right: number, down: number): ReactNode {
  return <path d={`M${23.5 + right} ${36 + down}v2.5M${40.5 + right} ${36 + down}v2.5`} strokeWidth="4" />
}
