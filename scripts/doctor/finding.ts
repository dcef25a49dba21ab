/** `mend` says what to do about a finding that is not fine. */
export type Finding = { what: string; told: string; mend?: string; isFault?: boolean }

export const fine = (what: string, told: string): Finding => ({ what, told })
export const warning = (what: string, told: string, mend: string): Finding => ({ what, told, mend })
export const failure = (what: string, told: string, mend: string): Finding => ({ what, told, mend, isFault: true })

export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error && typeof error.code === 'string' && error.code !== '') return error.code
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}
