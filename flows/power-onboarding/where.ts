import { TALK_TO_US } from '../kit/flow-event.ts'
import { NO_ADDRESS } from './learn.ts'
import type { Step } from '#flows/kit/flow.ts'

type Own =
  | 'meter_known'
  | 'home'
  | 'street'
  | 'postal_code'
  | 'city'
  | 'meter_find'
  | 'meter_found'
  | 'meter_choose'
  | 'meter_not_found'
  | 'meter_failed'
  | 'meter_type'
  | 'area'

/** Where the power is used: the address, and the metering point, which is looked up, chosen, written, or found later without the visitor. */
export function where(): Record<Own, Step<Own | 'reason_known' | 'talk_to_us' | 'leave'>> {
  const other = { title: 'powerOrder.otherAddress', to: 'street' as const, learn: NO_ADDRESS }
  const later = { title: 'powerOrder.meterLater', to: 'area' as const, learn: { meterLater: true } }
  const write = { title: 'powerOrder.meterType.choose', to: 'meter_type' as const }
  const talk = { [TALK_TO_US]: { title: 'kit.talkToUs', to: 'talk_to_us' as const } }
  return {
    meter_known: { branch: [{ if: 'meterSettled', to: 'area' }, { if: 'homeKnown', to: 'home' }, { to: 'street' }] },
    home: {
      say: ['powerOrder.home'],
      ask: { choices: { yes: { title: 'powerOrder.home.yes', to: 'meter_find' }, other_address: other } },
    },
    street: {
      say: ['powerOrder.street'],
      ask: { input: { rule: 'street', write: 'street', label: 'shared.street.label', to: 'postal_code' } },
    },
    postal_code: {
      say: ['shared.postalCode'],
      ask: { input: { rule: 'postalCode', write: 'postalCode', label: 'shared.postalCode.label', to: 'city' } },
    },
    city: {
      say: ['shared.city'],
      ask: { input: { rule: 'city', write: 'city', label: 'shared.city.label', to: 'meter_find' } },
    },
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
      ask: { choices: { later, write, other_address: other, ...talk } },
    },
    meter_failed: {
      say: ['powerOrder.meterFailed'],
      ask: {
        choices: {
          again: { title: 'shared.again', to: 'meter_find' },
          later,
          write,
          leave: { title: 'shared.notNow', to: 'leave' },
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
