import type { CodeNotice } from './sign-up.ts'

export type PhoneChangeView = { from: string; to: string; stage: 'old' | 'new'; notice: CodeNotice }

/**
 * `taken`: the verified new number already belongs to another account; `noSms`: the number cannot receive SMS; `silent`:
 * the register of customers has not confirmed it.
 */
export type PhoneChangeProblem = 'code' | 'codeWrong' | 'codeExpired' | 'codeTooMany' | 'taken' | 'noSms' | 'silent'

export type PhoneChangeOutcome = { cookies: string[] } & (
  | { kind: 'goOn' | 'changed' | 'cancelled' }
  | { kind: 'refused'; problem: PhoneChangeProblem }
)
