import type { Locale } from '../kernel/locale.ts'
import { readCode, readEmail, readName, readSignupPhone } from './rules.ts'

/** The steps of the sign-up in order; the address of the first is /signup/1 (SIGN-01). */
export const SIGN_UP_STEPS = ['name', 'phone', 'email', 'terms', 'code'] as const
export type SignUpStep = (typeof SIGN_UP_STEPS)[number]

/** What was answered, as it was written. */
export type SignUpAnswers = { name?: string | undefined; phone?: string | undefined; email?: string | undefined }

/** Whether the registration was sent (SIGN-02). */
export type SignUpStatus = 'notCreated' | 'created'

/** What may be wrong with an answer, by the step's name; and what only the server knows. */
export type SignUpProblem = SignUpStep | 'phoneNoSms' | 'codeWrong' | 'codeExpired' | 'codeTooMany' | 'unreached'

/** What became of the message with the code. `busy`: too many are asked for from this network, or at all; `noSms`: the number takes none. */
export const CODE_NOTICES = ['sent', 'tooMany', 'busy', 'unsent', 'noSms'] as const
export type CodeNotice = (typeof CODE_NOTICES)[number]

/** How a person's sign-up stands; `missing` is the number of the first step that lacks its answer. */
export type SignUpState = {
  answers: SignUpAnswers
  status: SignUpStatus
  missing: number
  notice: CodeNotice | undefined
}

/** What an answer leads to; `cookies` are Set-Cookie values that keep it. */
export type SignUpOutcome = { cookies: string[] } & (
  | { kind: 'goOn'; step: number }
  | { kind: 'refused'; problem: SignUpProblem }
  | { kind: 'signedIn'; to: string }
)

const FITS: Record<SignUpStep, (written: string, locale: Locale) => boolean> = {
  name: (written) => readName(written) !== undefined,
  phone: (written, locale) => readSignupPhone(written, locale) !== undefined,
  email: (written) => readEmail(written) !== undefined,
  terms: (written) => written === 'accepted',
  code: (written) => readCode(written) !== undefined,
}

/** Whether what was written answers a step (VAL-01 to 03); the browser and the server ask the same. */
export const fitsStep = (step: SignUpStep, written: string, locale: Locale): boolean => FITS[step](written, locale)

/** The number of the first step without its answer; the last one when only the code is missing (SIGN-01). */
export function firstMissing(answers: SignUpAnswers, status: SignUpStatus, locale: Locale): number {
  const at = (['name', 'phone', 'email'] as const).findIndex((step) => !fitsStep(step, answers[step] ?? '', locale))
  if (at >= 0) return at + 1
  return status === 'created' ? 5 : 4
}

/** The step of an address /signup/{id}, by its number; `undefined` when there is none. */
export const stepOf = (id: string | undefined): SignUpStep | undefined =>
  id !== undefined && /^\d$/.test(id) ? SIGN_UP_STEPS[Number(id) - 1] : undefined
