import type { CodeNotice } from './sign-up.ts'

export type PhoneChangeView = { from: string; to: string; stage: 'old' | 'new'; notice: CodeNotice }

/** `taken`: the verified new number already belongs to another account; `noSms`: the number cannot receive SMS. */
export type PhoneChangeProblem = 'code' | 'codeWrong' | 'codeExpired' | 'codeTooMany' | 'taken' | 'noSms'

export type PhoneChangeOutcome = { cookies: string[] } & (
  | { kind: 'goOn' | 'changed' | 'cancelled' }
  | { kind: 'refused'; problem: PhoneChangeProblem }
)
