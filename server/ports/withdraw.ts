import type * as v from 'valibot'
import { DEFAULT_LOCALE } from '#contracts/kernel/locale.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import type { Withdrawal, Withdrawn } from '#contracts/ports/later-answer.ts'
import type { LetterDeps } from '#server/confirmation/letter-queue.ts'
import { withdraw } from '#server/withdrawal/withdraw.ts'

/** Asked again with the same key, it is one withdrawal. */
export type Withdraw = (
  withdrawal: v.InferOutput<typeof Withdrawal>,
  key: string,
) => Promise<Result<v.InferOutput<typeof Withdrawn>>>

export const withdrawHere =
  (deps: LetterDeps): Withdraw =>
  async ({ customerId: customer, orderId }) => {
    const view = await withdraw(deps, { customer, order: orderId, through: 'account', locale: DEFAULT_LOCALE })
    if (!view) return fault('notFound')
    return view.state === 'withdrawn' ? ok({ state: 'withdrawn', orderId }) : fault('refused', 'too_late')
  }
