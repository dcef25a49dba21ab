import type { Facts } from '#contracts/chat/facts.ts'
import type { FlowEvent } from './compile-flow.ts'
import type { Ask, Flow, Option, Scene } from './define-flow.ts'
import { inputRule } from './input-rules.ts'
import { isPlain } from './words/everyday.ts'
import { tokensOf } from './words/tokens.ts'

/** An option of a question with what the question knows of it. `exact`: typed words count only as they are declared. */
export type Offered = Option & { exact: boolean; ages?: readonly [from: number, below: number] }

/** Everything that can be chosen at a step, in the order it is shown; those that are only understood when typed are marked hidden. */
export function optionsAt({ steps, offers }: Pick<Flow, 'steps' | 'offers'>, name: string, scene: Scene): Offered[] {
  const step = steps[name]
  if (!step || !('ask' in step)) return []
  const { choices = {}, offer } = step.ask
  return [
    ...(offer ? (offers[offer.from]?.(scene) ?? []).map((option) => ({ ...option, exact: false })) : []),
    ...Object.entries(choices).map(([payload, { title, icon, learn, exact, proves, ages }]) => ({
      payload,
      title,
      ...(icon && { icon }),
      ...(learn && { learn }),
      ...(ages && { ages }),
      exact: exact === true || (proves?.length ?? 0) > 0,
    })),
  ]
}

/** Whether an answer chooses what needs the question's box ticked, the first suggestion, without it (CHAT-10). */
export function lacksConsent(flow: Pick<Flow, 'steps' | 'offers'>, name: string, scene: Scene, event: FlowEvent): boolean {
  const step = flow.steps[name]
  if (!step || !('ask' in step) || step.ask.consent === undefined || event.type !== 'visitor.answered' || event.consent) return false
  return event.payload !== undefined && event.payload === optionsAt(flow, name, scene).find(({ hidden }) => !hidden)?.payload
}

/** The choice that is made by typing a value it reads ("912 34 567", where one may bring a number), and what that teaches; none by words that deny. */
export function toldChoice({ choices = {} }: Ask<string>, utterance: string, scene: Scene): { payload: string; learn: Facts } | undefined {
  if (!isPlain(tokensOf(utterance), scene.locale)) return undefined
  for (const [payload, { reads, learn }] of Object.entries(choices)) {
    const read = reads && inputRule(reads.rule).read(utterance, scene)
    if (reads && read !== undefined) return { payload, learn: { ...learn, [reads.write]: read } }
  }
  return undefined
}
