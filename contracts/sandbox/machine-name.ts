export const MACHINE_NAMES = [
  'account-card',
  'auth',
  'chat',
  'consent',
  'flash',
  'recovery',
  'signup',
  'step-up',
] as const
