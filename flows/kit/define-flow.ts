import { localesOf } from '#contracts/chat/flow-offer.ts'
import { humanHandoverContext } from './human-handover.ts'
import type { Step, Flow } from './flow.ts'

/**
 * Declares a conversation as data. Step names are types: an edge to a step that does not exist does not compile. One that has the
 * steps of `leaving` is given what they refer to by name.
 */
export function defineFlow<const Name extends string>(
  declared: Omit<Flow<NoInfer<Name>>, 'steps' | 'locales'> & { steps: Record<Name, Step<NoInfer<Name>>> },
): Flow<Name> {
  const flow = { ...declared, locales: localesOf(declared.offered) }
  if (!('talk_open' in flow.steps)) return flow
  const { guards, offers, learn, values } = humanHandoverContext(flow)
  return {
    ...flow,
    guards: { ...guards, ...flow.guards },
    offers: { ...offers, ...flow.offers },
    learn: { ...learn, ...flow.learn },
    values: (flowContext) => ({ ...values(flowContext), ...flow.values(flowContext) }),
  }
}
