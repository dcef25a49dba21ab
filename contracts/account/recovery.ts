import type { CodeNotice } from './sign-up.ts'

/**
 * Why BankID brought no account back. `noMatch`: none is the person's, whatever the reason; `taken`: the new number has
 * another account.
 */
export const RECOVERY_TROUBLES = ['noMatch', 'taken', 'busy', 'cancelled', 'failed'] as const
export type RecoveryTrouble = (typeof RECOVERY_TROUBLES)[number]

/** The two numbers are asked for, then a code to the new one, then who the customer is. */
export const RECOVERY_STAGES = ['numbers', 'code', 'identity'] as const
export type RecoveryStage = (typeof RECOVERY_STAGES)[number]

/** `to` is the new number; a solved `puzzle` lets the code be asked for at once. */
export type RecoveryView = {
  stage: RecoveryStage
  to?: string | undefined
  notice?: CodeNotice | undefined
  puzzle?: string | undefined
  trouble?: RecoveryTrouble | undefined
}

export type RecoveryProblem = 'from' | 'to' | 'noSms' | 'code' | 'codeWrong' | 'codeExpired' | 'codeTooMany'

export type RecoveryOutcome = { cookies: string[] } & ({ kind: 'goOn' } | { kind: 'refused'; problem: RecoveryProblem })
