import type { Result } from '#contracts/kernel/result.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { nothingThere } from '#server/edge/require-own.ts'

const REFUSALS: Readonly<Record<string, [status: 400 | 409, detail: string]>> = {
  already_customer: [409, 'This number is a subscription here already.'],
  price_changed: [409, 'The price is another now; show it and order anew.'],
  birth_date_missing: [409, 'Add the birth date to the account first.'],
  step_not_confirmed: [
    409,
    'No credit check was made today; one is made when an order is confirmed in the conversation.',
  ],
  invalid: [400, 'Some fields are missing or wrong.'],
}

/**
 * Returns the value or throws a problem. The API must not expose more of an answer than the pages do (SEC-02, PROD-06).
 */
export function passedOn<T>(told: Result<T>): T {
  if (told.ok) return told.value
  if (told.reason === 'notFound') throw nothingThere()
  const code = told.reason === 'refused' && !told.code?.startsWith('http_') ? told.code : undefined
  if (code === undefined)
    throw new HttpProblem(
      502,
      'service_down',
      'The service behind this address does not answer as it should. Try again in a while.',
    )
  const [status, detail] = REFUSALS[code] ?? [422, 'This cannot be done as it is.']
  throw new HttpProblem(status, code, detail)
}
