import { notNow, talkToUs } from '#flows/shared/try-again.ts'
import { NO_ADDRESS } from './learn.ts'
import type { Step } from '#flows/kit/flow.ts'
import type { PowerTexts } from './values.ts'

type StepName =
  | 'meter_known'
  | 'home'
  | 'new_address'
  | 'meter_find'
  | 'meter_found'
  | 'meter_choose'
  | 'meter_not_found'
  | 'meter_failed'
  | 'meter_type'
  | 'area'

export function where(): Record<
  StepName,
  Step<StepName | 'address' | 'reason_known' | 'handover' | 'leave', PowerTexts>
> {
  const other = { title: 'powerOrder.otherAddress', to: 'address', learn: NO_ADDRESS } as const
  const later = { title: 'powerOrder.meterLater', to: 'area', learn: { meterLater: true } } as const
  const write = { title: 'powerOrder.meterType.choose', to: 'meter_type' } as const
  return {
    meter_known: {
      branch: [{ if: 'meterSettled', to: 'area' }, { if: 'homeKnown', to: 'home' }, { to: 'new_address' }],
    },
    home: {
      say: ['powerOrder.home'],
      ask: { choices: { yes: { title: 'powerOrder.home.yes', to: 'meter_find' }, other_address: other } },
    },
    // The address of a customer may be in another country.
    new_address: { learn: 'forgetAddress', next: 'address' },
    meter_find: {
      say: ['powerOrder.meterFinding'],
      call: {
        effect: 'metering.find',
        outcomes: {
          found: 'meter_found',
          several: 'meter_choose',
          notFound: 'meter_not_found',
          failed: 'meter_failed',
        },
      },
    },
    meter_found: { say: ['powerOrder.meterFound'], next: 'area' },
    meter_choose: {
      say: ['powerOrder.meters'],
      ask: {
        offer: { from: 'meters', to: 'area' },
        choices: { none: { title: 'powerOrder.meters.none', to: 'meter_not_found' } },
      },
    },
    meter_not_found: {
      say: ['powerOrder.meterNotFound'],
      ask: { choices: { later, write, other_address: other, ...talkToUs } },
    },
    meter_failed: {
      say: ['powerOrder.meterFailed'],
      ask: {
        choices: {
          again: { title: 'shared.again', to: 'meter_find' },
          later,
          write,
          ...notNow,
        },
      },
    },
    meter_type: {
      say: ['powerOrder.meterType'],
      ask: {
        input: { rule: 'meteringPoint', write: 'meteringPoint', label: 'powerOrder.meterType.label', to: 'area' },
        choices: { later },
      },
    },
    area: { learn: 'area', next: 'reason_known' },
  }
}
