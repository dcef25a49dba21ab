import type { ComponentProps } from 'react'
import type { SignUpStep } from '#contracts/account/sign-up.ts'

/** The field of each step as keyboards and password managers know it; the terms have none. */
export const FIELDS: Record<SignUpStep, Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'> | undefined> = {
  name: { type: 'text', autoComplete: 'name', maxLength: 120 },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 20 },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  terms: undefined,
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 },
}
