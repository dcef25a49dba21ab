import * as v from 'valibot'
import { PersonName } from '../kernel/person-name.ts'

/**
 * Results of an authorization request. `wrongPerson`: another person than the visitor returned; `replayed`: the return
 * URL was already used.
 */
export const LEAVE_OUTCOMES = ['ok', 'cancelled', 'timedOut', 'wrongPerson', 'replayed', 'failed'] as const
export type LeaveOutcome = (typeof LEAVE_OUTCOMES)[number]

/**
 * External identity providers, and the facts returned with `ok` (CHAT-08). Return only the ID of a proof: the national
 * identity number must stay with the service that stores it.
 */
export const PROVIDERS = {
  bankid: {
    gives: v.object({
      identityProof: v.optional(v.string()),
      name: v.optional(PersonName),
      birthDate: v.optional(v.string()),
    }),
  },
} as const satisfies Record<string, { gives: v.GenericSchema }>

export type ProviderName = keyof typeof PROVIDERS

export const isProviderName = (written: string): written is ProviderName => Object.hasOwn(PROVIDERS, written)
