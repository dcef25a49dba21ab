/** The browser's machines that can be opened in the sandbox. */
export const MACHINE_NAMES = ['account-card', 'auth', 'chat', 'consent', 'flash', 'signup'] as const
