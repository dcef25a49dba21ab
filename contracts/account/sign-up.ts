import type { Locale } from '../kernel/locale.ts'
import { readCode, readEmail, readName, readSignupPhone } from './rules.ts'

/** The steps in order; their paths are /signup/1 to /signup/5 (SIGN-01). */
export const SIGN_UP_STEPS = ['name', 'phone', 'email', 'terms', 'code'] as const
export type SignUpStep = (typeof SIGN_UP_STEPS)[number]

export type SignUpAnswers = { name?: string | undefined; phone?: string | undefined; email?: string | undefined }

/** Whether the registration has been sent (SIGN-02). */
export type SignUpStatus = 'notCreated' | 'created'

export type SignUpProblem = SignUpStep | 'phoneNoSms' | 'codeWrong' | 'codeExpired' | 'codeTooMany' | 'unreached'

/**
 * Result of sending the code. `busy`: the limit per network or overall is reached; `noSms`: the number cannot receive
 * SMS.
 */
export const CODE_NOTICES = ['sent', 'tooMany', 'busy', 'unsent', 'noSms'] as const
export type CodeNotice = (typeof CODE_NOTICES)[number]

export type SignUpState = {
  answers: SignUpAnswers
  status: SignUpStatus
  missing: number
  notice: CodeNotice | undefined
  /** Solved, it lets the code be asked for at once. */
  puzzle?: string | undefined
}

export type SignUpOutcome = { cookies: string[] } & (
  | { kind: 'goOn'; step: number }
  | { kind: 'refused'; problem: SignUpProblem }
  | { kind: 'signedIn'; to: string }
)

type SignUpField = {
  /** Attributes of the text field; the terms have none. */
  input?: {
    type: 'text' | 'tel' | 'email'
    inputMode?: 'numeric' | 'tel' | 'email'
    autoComplete: string
    maxLength: number
  }
  fits: (written: string, locale: Locale) => boolean
}

export const SIGN_UP_FIELDS: Readonly<Record<SignUpStep, SignUpField>> = {
  name: {
    input: { type: 'text', autoComplete: 'name', maxLength: 120 },
    fits: (written) => readName(written) !== undefined,
  },
  phone: {
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 20 },
    fits: (written, locale) => readSignupPhone(written, locale) !== undefined,
  },
  email: {
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
    fits: (written) => readEmail(written) !== undefined,
  },
  terms: { fits: (written) => written === 'accepted' },
  code: {
    input: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 },
    fits: (written) => readCode(written) !== undefined,
  },
}

/** Validates the answer to a step; used by both the browser and the server (VAL-01, VAL-02, VAL-03). */
export const fitsStep = (step: SignUpStep, written: string, locale: Locale): boolean =>
  SIGN_UP_FIELDS[step].fits(written, locale)

/**
 * Returns the 1-based number of the first unanswered step, or of the last step when only the code is missing (SIGN-01).
 */
export function firstMissing(answers: SignUpAnswers, status: SignUpStatus, locale: Locale): number {
  const at = (['name', 'phone', 'email'] as const).findIndex((step) => !fitsStep(step, answers[step] ?? '', locale))
  if (at >= 0) return at + 1
  return status === 'created' ? 5 : 4
}

export const stepOf = (id: string | undefined): SignUpStep | undefined =>
  id !== undefined && /^\d$/.test(id) ? SIGN_UP_STEPS[Number(id) - 1] : undefined
