import { planOf } from '#contracts/catalogue/plans.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Flow } from '../../kit/define-flow.ts'
import { flexMayHelp, isChild, isOfAge } from './rules.ts'

const kindOf = ({ plan }: Facts) => plan && planOf(plan).kind

/** What an order may know already. */
export const orderGuards: Flow['guards'] = {
  signedIn: ({ facts }) => facts.signedIn === true,
  identified: ({ facts }) => facts.customerId !== undefined,
  planKnown: ({ facts }) => facts.plan !== undefined,
  planIsChild: ({ facts }) => kindOf(facts) === 'child',
  planIsBroadband: ({ facts }) => kindOf(facts) === 'broadband',
  forAdult: ({ facts }) => facts.forWhom === 'adult',
  childKnown: ({ facts: { forWhom, childName, childBirthDate }, today }) =>
    forWhom === 'child' && childName !== undefined && childBirthDate !== undefined && isChild(childBirthDate, today),
  childTooOld: ({ facts: { childBirthDate }, today }) => childBirthDate !== undefined && !isChild(childBirthDate, today),
  numberChosen: ({ facts: { numberChoice, portNumber, portRefusal } }) =>
    numberChoice === 'new' || (numberChoice === 'keep' && portNumber !== undefined && portRefusal === undefined),
  portNumberKnown: ({ facts }) => facts.portNumber !== undefined,
  keepsNumber: ({ facts }) => facts.numberChoice === 'keep',
  nameKnown: ({ facts }) => facts.name !== undefined,
  birthKnown: ({ facts }) => facts.birthDate !== undefined,
  ordererOfAge: ({ facts: { birthDate }, today }) => birthDate !== undefined && isOfAge(birthDate, today),
  phoneKnown: ({ facts }) => facts.phone !== undefined,
  emailKnown: ({ facts }) => facts.email !== undefined,
  addressKnown: ({ facts: { street, postalCode, city } }) => street !== undefined && postalCode !== undefined && city !== undefined,
  creditChecked: ({ facts }) => facts.creditCheckId !== undefined,
  flexMayHelp: ({ facts }) => flexMayHelp(facts),
}
