import { localesOf } from '#contracts/chat/flow-offer.ts'
import { handover } from '#flows/handover/part.ts'
import { collecting } from './collect.ts'
import { withParts } from './define-part.ts'
import { edgesOf } from './edges.ts'
import type { Flow, Step } from './flow.ts'

type Optional = 'entries' | 'humanHandover' | 'secrets' | 'guards' | 'offers' | 'summaries' | 'learn' | 'values'

type AnyFlowDeclaration = Omit<Flow, 'steps' | 'locales' | 'parts' | Optional> &
  Partial<Pick<Flow, Optional>> & {
    parts?: Parameters<typeof withParts>[1]
    steps: Parameters<typeof collecting>[0]
  }

const endings: Record<'leave', Step<string>> = {
  leave: { say: ['shared.leave'], end: 'given_up' },
}

const isDeclaration = (declared: object): declared is AnyFlowDeclaration => 'name' in declared && 'steps' in declared

export function composeFlow(declared: object): Flow {
  if (!isDeclaration(declared)) throw new Error('a flow is declared with a name and steps')
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
