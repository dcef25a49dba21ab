import type { Ask, Step } from '#flows/kit/flow.ts'
import type { PowerTexts } from './values.ts'

type StepName =
  | 'reason_known'
  | 'reason'
  | 'supplier_known'
  | 'supplier'
  | 'date_known'
  | 'date'
  | 'date_check'
  | 'date_wrong'

export function when(): Record<StepName, Step<StepName | 'agreement_known', PowerTexts>> {
  const date: Ask<StepName, PowerTexts> = {
    why: 'powerOrder.date.why',
    offer: { from: 'days', to: 'date_check' },
    input: { rule: 'startDate', write: 'startDate', label: 'powerOrder.date.label', to: 'date_check' },
  }
  return {
    reason_known: { branch: [{ if: 'reasonKnown', to: 'supplier_known' }, { to: 'reason' }] },
    reason: {
      say: ['powerOrder.reason'],
      ask: {
        choices: {
          switch: { title: 'powerOrder.reason.switch', to: 'supplier_known', learn: { powerReason: 'switch' } },
          move: { title: 'powerOrder.reason.move', to: 'supplier_known', learn: { powerReason: 'move' } },
        },
      },
    },
    supplier_known: { branch: [{ if: 'supplierSettled', to: 'date_known' }, { to: 'supplier' }] },
    supplier: {
      say: ['powerOrder.supplier'],
      ask: {
        why: 'powerOrder.supplier.why',
        input: { rule: 'supplier', write: 'currentSupplier', label: 'powerOrder.supplier.label', to: 'date_known' },
        choices: {
          unknown: { title: 'powerOrder.supplier.unknown', to: 'date_known', learn: { currentSupplier: '' } },
        },
      },
    },
    date_known: { branch: [{ if: 'startPossible', to: 'agreement_known' }, { to: 'date' }] },
    date: { say: ['powerOrder.date'], ask: date },
    date_check: { branch: [{ if: 'startPossible', to: 'agreement_known' }, { to: 'date_wrong' }] },
    date_wrong: { say: ['powerOrder.dateWrong'], ask: date },
  }
}
