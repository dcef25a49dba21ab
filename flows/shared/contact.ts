import type { TextsWith } from '#flows/kit/flow-texts.ts'
import type { Collect } from '#flows/kit/flow.ts'

/** Asks for phone and e-mail unless known. The flow must define the offer `ownPhones`. */
export function contact<const Out extends string>(to: Record<'done', Out>): Record<'contact', Collect<Out, TextsWith>> {
  return {
    contact: {
      collect: {
        phone: { say: ['shared.phone'], label: 'shared.phone.label', offer: 'ownPhones' },
        email: 'shared.email',
      },
      next: to.done,
    },
  }
}
