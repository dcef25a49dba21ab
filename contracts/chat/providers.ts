import * as v from 'valibot'
import { PersonName } from '../kernel/person-name.ts'

/**
 * Results of an authorization request. `wrongPerson`: another person than the visitor returned; `replayed`: the return
 * URL was already used.
 */
export const LEAVE_OUTCOMES = ['ok', 'cancelled', 'timedOut', 'wrongPerson', 'replayed', 'failed'] as const
export type LeaveOutcome = (typeof LEAVE_OUTCOMES)[number]

const KARI = { firstName: 'Kari', lastName: 'Nordmann' }

/**
 * External identity providers, the facts returned with `ok` and a sample of them (CHAT-08). A proof is told by its ID
 * only: what it proves must stay with the service that stores it.
 */
export const PROVIDERS = {
  bankid: {
    gives: v.object({
      identityProof: v.optional(v.string()),
      name: v.optional(PersonName),
      birthDate: v.optional(v.string()),
    }),
    sample: { identityProof: 'p1', name: KARI, birthDate: '1990-12-24' },
  },
  vipps: {
    gives: v.object({
      phoneProof: v.optional(v.string()),
      phone: v.optional(v.string()),
      name: v.optional(PersonName),
      email: v.optional(v.string()),
    }),
    sample: { phoneProof: 'p2', phone: '+4791234567', name: KARI, email: 'kari@example.no' },
  },
} as const satisfies Record<string, { gives: v.GenericSchema; sample: object }>

export type ProviderName = keyof typeof PROVIDERS

export const isProviderName = (written: string): written is ProviderName => Object.hasOwn(PROVIDERS, written)

export const PROVIDER_NAMES: readonly ProviderName[] = Object.keys(PROVIDERS).filter(isProviderName)
