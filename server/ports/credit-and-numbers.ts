import { OutsideFault } from '#server/brain/effects/effects.ts'
import type { NumberAnswer } from '#contracts/ports/portability.ts'
import { portabilityPort } from '#contracts/ports/portability.ts'
import { creditPort, type CreditAnswer, type CreditQuestion } from '#contracts/ports/credit.ts'
import { ok, type Result } from '#contracts/kernel/result.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { PortClient } from '#server/gateways/ports/port-client.ts'
import { checkCredit, creditSubjectOf } from '#server/orders/check-credit.ts'
import { checkNumber } from '#server/orders/check-number.ts'

export type Credit = { check: (question: Omit<CreditQuestion, 'subject'>) => Promise<Result<CreditAnswer>> }
/** Throws if the answer cannot be had just now. */
export type Numbers = { check: (phone: string) => Promise<NumberAnswer> }

const nameOf = ({ name }: Pick<CreditQuestion, 'name'>) => fullNameOf(name)

export const embeddedCredit = (deps: StoreDeps): Credit => ({
  check: async (question) => ok(await checkCredit(deps, { ...question, name: nameOf(question) })),
})

export const outsideCredit = (deps: StoreDeps, ask: PortClient): Credit => ({
  check: async (question) => {
    const subject = await creditSubjectOf(deps, { ...question, name: nameOf(question) })
    return ask(
      creditPort.operations.check,
      { ...question, subject },
      { customer: question.phone, key: `${subject}.${question.plan}` },
    )
  },
})

export const embeddedNumbers = ({ database }: StoreDeps): Numbers => ({
  check: async (phone) => {
    const check = await checkNumber(database.db, phone)
    return check.portable
      ? { outcome: 'portable', phone: check.phone }
      : { outcome: 'notPortable', refusal: check.refusal }
  },
})

export const outsideNumbers = (ask: PortClient): Numbers => ({
  check: async (phone) => valueOf(await ask(portabilityPort.operations.check, { phone }, { customer: phone })),
})

/** Throws where there is no answer, so that an effect is tried again. */
export function valueOf<T>(answer: Result<T>): T {
  if (answer.ok) return answer.value
  throw new OutsideFault('mobile system', answer)
}
