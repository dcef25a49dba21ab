import type { CodeNotice } from './sign-up.ts'

/** Changes of an account that the customer is told of, and can undo (TRU-03). */
export const CHANGE_KINDS = ['email', 'phone', 'name', 'birthDate', 'passkey', 'bankid', 'recovery'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** `phone` is where the code goes, with all but its last digits hidden. `changedAt` is in milliseconds since 1970. */
export type ChangeView = { kind: ChangeKind; changedAt: number; phone: string }

export type UndoOutcome =
  | { kind: 'asked'; notice: CodeNotice }
  | { kind: 'refused'; problem: 'code' | 'codeWrong' | 'codeExpired' | 'codeTooMany' | 'silent' }
  | { kind: 'undone' | 'over' | 'taken' }

/** `puzzle`: solved, it lets the code be asked for at once. */
export type PhoneChangeView = {
  from: string
  to: string
  stage: 'old' | 'new'
  notice: CodeNotice
  puzzle?: string | undefined
}

/**
 * `taken`: the verified new number already belongs to another account; `noSms`: the number cannot receive SMS; `silent`:
 * the register of customers has not confirmed it.
 */
export type PhoneChangeProblem = 'code' | 'codeWrong' | 'codeExpired' | 'codeTooMany' | 'taken' | 'noSms' | 'silent'

export type PhoneChangeOutcome = { cookies: string[] } & (
  | { kind: 'goOn' | 'changed' | 'cancelled' }
  | { kind: 'refused'; problem: PhoneChangeProblem }
)
