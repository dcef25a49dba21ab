import { localesOf } from '#contracts/chat/flow-offer.ts'
import { handover } from '#flows/handover/part.ts'
import { edgesOf } from './edges.ts'
import { collecting } from './collect.ts'
import { withParts, type Part, type Uses, type WayInto } from './define-part.ts'
import type { Collect, Exit, Flow, Step } from './flow.ts'

type Optional = 'secrets' | 'guards' | 'offers' | 'summaries' | 'learn' | 'values'

type Declared<Name extends string> = Omit<
  Flow<Name>,
  'steps' | 'locales' | 'parts' | 'entries' | 'humanHandover' | Optional
> &
  Partial<Pick<Flow, Optional>> & { entries?: readonly Name[]; humanHandover?: Name }

const endings: Record<'leave', Step<string>> = {
  leave: { say: ['shared.leave'], end: 'given_up' },
}

/**
 * Declares a conversation as data; an edge to an unknown step is a type error. Every flow has the part `handover`,
 * unless it names a `humanHandover` of its own, and the end `leave`, where a way leads to it.
 */
export function defineFlow<
  const Name extends string,
  const Used extends Readonly<Record<string, Part>> = Readonly<Record<never, Part>>,
>(
  declared: Declared<NoInfer<Name>> & {
    parts?: Uses<Used, NoInfer<Name | WayInto<Used> | Exit>>
    steps: Record<Name, Step<NoInfer<Name | WayInto<Used> | Exit>> | Collect<NoInfer<Name | WayInto<Used> | Exit>>>
  },
): Flow<Name | WayInto<Used> | Exit>
export function defineFlow(
  declared: Declared<string> & {
    parts?: Parameters<typeof withParts>[1]
    steps: Parameters<typeof collecting>[0]
  },
): Flow {
  const { steps, guards } = collecting(declared.steps)
  const { parts = {}, ...own } = declared
  const used = withParts(
    {
      secrets: [],
      offers: {},
      summaries: {},
      learn: {},
      values: () => ({}),
      renamed: {},
      entries: ['init'],
      ...own,
      parts: [],
      guards: { ...guards, ...declared.guards },
      steps,
    },
    parts,
  )
  const leaves = Object.values(used.steps).some((step) => edgesOf(step).some(({ to }) => to === 'leave'))
  const flow = {
    ...used,
    humanHandover: declared.humanHandover ?? 'handover',
    steps: { ...used.steps, ...(leaves && !('leave' in used.steps) && endings) },
    locales: localesOf(declared.offered),
  }
  if (declared.humanHandover !== undefined) return flow
  return withParts(flow, { handover: { part: handover({ from: flow.name, secrets: flow.secrets }), to: {} } })
}
