import * as v from 'valibot'
import { CARDS } from './account-fields.ts'
import type { ProviderName } from '../chat/providers.ts'
import type { CodeNotice } from './sign-up.ts'

/** An act that needs a fresh proof of who the customer is, kept until they have given it (TRU-03). */
export const SensitiveAct = v.variant('kind', [
  v.object({
    kind: v.literal('account'),
    card: v.picklist(CARDS),
    fields: v.record(v.string(), v.pipe(v.string(), v.maxLength(1000))),
  }),
  v.object({ kind: v.literal('archive') }),
  v.object({ kind: v.literal('erasure') }),
  v.object({ kind: v.literal('security') }),
  v.object({ kind: v.literal('renamePasskey'), id: v.string(), name: v.string() }),
  v.object({ kind: v.literal('removePasskey'), id: v.string() }),
])
export type SensitiveAct = v.InferOutput<typeof SensitiveAct>

/** `unknownPerson`: the account has nothing to compare with. */
export const PROOF_TROUBLES = ['otherPerson', 'unknownPerson', 'cancelled', 'failed'] as const
export type ProofTrouble = (typeof PROOF_TROUBLES)[number]

export type StepUpView = {
  act: SensitiveAct['kind']
  phone: string
  hasPasskey: boolean
  providers: ProviderName[]
  /** False while somebody else may hold the number (TRU-04). */
  codeCounts: boolean
  isProven: boolean
}

export type StepUpOutcome =
  | { kind: 'asked'; notice: CodeNotice }
  | { kind: 'refused'; problem: 'code' | 'codeWrong' | 'codeExpired' | 'codeTooMany' }
  | { kind: 'proven' }
