import type { CodeNotice } from './sign-up.ts'

/** A change of the phone number under way: the code of which number is asked for now. */
export type PhoneChangeView = { from: string; to: string; stage: 'old' | 'new'; notice: CodeNotice }

/** Why a change did not go on. `taken`: the new number, which is proven, has an account already; `noSms`: it takes no message. */
export type PhoneChangeProblem = 'code' | 'codeWrong' | 'codeExpired' | 'codeTooMany' | 'taken' | 'noSms'

/** What a step of the change leads to; `cookies` are Set-Cookie values that keep it. */
export type PhoneChangeOutcome = { cookies: string[] } & (
  | { kind: 'goOn' | 'changed' | 'cancelled' }
  | { kind: 'refused'; problem: PhoneChangeProblem }
)
