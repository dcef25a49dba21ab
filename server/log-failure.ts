import type { Logger } from 'pino'

/** Logs that something failed: what kind of error, where it came from, and in which request where one is known. Its message may hold what a person wrote (SEC-05). */
export function logFailure(log: Logger, what: string, error: unknown, request?: string): void {
  log.error(
    {
      ...(request && { request }),
      error: error instanceof Error ? error.name : typeof error,
      at: error instanceof Error ? framesOf(error) : [],
    },
    what,
  )
}

function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
}
