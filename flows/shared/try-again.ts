import { TALK_TO_US } from '../kit/flow-event.ts'
import type { PlainText, TextsWith } from '#flows/kit/flow-texts.ts'
import type { Step } from '#flows/kit/flow.ts'

export const notNow = { leave: { title: 'shared.notNow', to: 'leave' } } as const
export const talkToUs = { [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' } } as const

export function tryAgain<const Out extends string>(
  text: PlainText,
  again: Out,
  offer?: { from: string; to: Out },
): Step<Out | 'handover' | 'leave', TextsWith> {
  return {
    say: [text],
    ask: { ...(offer && { offer }), choices: { again: { title: 'shared.again', to: again }, ...talkToUs, ...notNow } },
  }
}
