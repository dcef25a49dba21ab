export const MACHINE_NAMES = ['account-card', 'auth', 'chat', 'consent', 'flash', 'signup', 'step-up'] as const
