import { orderPrice } from '#contracts/catalogue/order-price.ts'
import { CATALOGUE_VERSION } from '#contracts/catalogue/plans.ts'
import type { Flow } from '../../kit/define-flow.ts'

/** What entering a step of an order teaches or forgets. `quote` keeps the price that is about to be shown (BEY-07). */
export const orderLearn: Flow['learn'] = {
  forChild: () => ({ forWhom: 'child' }),
  broadbandNumber: () => ({ forWhom: 'adult', numberChoice: 'new', portNumber: undefined, portRefusal: undefined }),
  forgetPort: () => ({ portNumber: undefined, portRefusal: undefined }),
  forgetCredit: () => ({ creditCheckId: undefined, depositOre: undefined }),
  quote: ({ facts: { plan, numberChoice } }) => {
    if (!plan || !numberChoice) return {}
    const { monthly, setUp } = orderPrice(plan, numberChoice)
    return { quotedMonthly: monthly, quotedSetUp: setUp, catalogueVersion: CATALOGUE_VERSION }
  },
}
