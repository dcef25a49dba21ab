import type { Ask, FlowContext } from '../../flow.ts'

export const BACK = 'back'

/** A question of customer service, which was asked for at another one and leads back to it (BEY-10). */
export const leadsBack = ({ choices = {} }: Ask<string>, { facts }: FlowContext): boolean =>
  facts.cameFrom !== undefined && Object.hasOwn(choices, BACK)
