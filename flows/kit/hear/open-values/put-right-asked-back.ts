import { inputRule } from '../../input-rules.ts'
import { otherWay } from '../../words/either-way.ts'
import { houseTold } from '../addresses/house-number.ts'
import { localPartLeft, otherProvider } from '../contact/other-email.ts'
import type { Reading } from '../reading.ts'

/** What was asked back, with what is told of it: the number of a street, or the day and the month the other way round. */
export function putRightAskedBack(reading: Reading, proposed: string): { value: string; why: string } | undefined {
  const { rule, utterance, flowContext } = reading
  if (rule === 'street') {
    const house = /\d/.test(proposed) ? undefined : houseTold(utterance, flowContext.locale)
    return house === undefined ? undefined : { value: `${proposed} ${house}`, why: 'the number of the street' }
  }
  if (rule === 'email') {
    const email = otherProvider(utterance, proposed, flowContext.locale) ?? localPartLeft(utterance, proposed)
    return email === undefined ? undefined : { value: email, why: 'another part of the address' }
  }
  if (rule !== 'birthDate' && rule !== 'childBirthDate') return undefined
  const day = inputRule(rule).read(proposed, flowContext)
  const value = typeof day === 'string' ? otherWay(utterance, day) : undefined
  return value === undefined ? undefined : { value, why: 'the month first' }
}
