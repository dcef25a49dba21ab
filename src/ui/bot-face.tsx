import type { SyntheticEvent } from 'react'
import calm from './art/bot-calm.svg?no-inline'
import happy from './art/bot-happy.svg?no-inline'
import sorry from './art/bot-sorry.svg?no-inline'
import thinking from './art/bot-thinking.svg?no-inline'

const moods = { calm, happy, thinking, sorry }

export type BotMood = keyof typeof moods
export const BOT_MOODS: BotMood[] = ['calm', 'happy', 'thinking', 'sorry']

/** Decorative; `size` is in CSS pixels. A mood that fails to load keeps the calm face. */
export function BotFace({ mood = 'calm', size = 44 }: { mood?: BotMood; size?: number }) {
  const stayCalm = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (mood !== 'calm') currentTarget.src = calm
  }
  return (
    <img src={moods[mood]} width={size} height={size} alt="" loading="lazy" fetchPriority="low" onError={stayCalm} />
  )
}
