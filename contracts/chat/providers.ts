import * as v from 'valibot'
import { PersonName } from '../kernel/person-name.ts'

/**
 * How a authorizationRequest away from the conversation ends: back as the right person; cancelled there; not back in time; back as another
 * person than the one who talks; back by a return address that was used before; or not possible at all.
 */
export const LEAVE_OUTCOMES = ['ok', 'cancelled', 'timedOut', 'wrongPerson', 'replayed', 'failed'] as const
export type LeaveOutcome = (typeof LEAVE_OUTCOMES)[number]

/**
 * Whom a conversation can send its visitor to in the full page (CHAT-08), and the facts they bring back with `ok`. A proof
 * is an id: what it stands for, a national identity number above all, stays with the service that keeps it.
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
