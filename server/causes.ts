/** The error, the errors it gathers and what caused each of them, outermost first. */
export function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const gathered: unknown[] = error instanceof AggregateError ? error.errors : []
  return [error, ...gathered.flatMap(causesOf), ...causesOf(error.cause)]
}
