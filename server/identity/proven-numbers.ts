import * as v from 'valibot'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import { seal, unseal } from '#server/edge/sealed.ts'
import { readCodeMaker } from './one-time-code.ts'
import type { StoreDeps } from '#server/deps.ts'

type Deps = StoreDeps & { cookies: Cookies }

const PURPOSE = 'proven numbers'
const HALF_A_YEAR = 182 * 86_400
const MOST = 5
const Numbers = v.array(v.string())

/**
 * Returns hashes of the numbers proven in this browser, newest first; strangers cannot use up its code budget for them
 * (TRU-05).
 */
export async function provenNumbersOf(deps: Deps, headers: Headers): Promise<string[]> {
  return (await unseal(deps, PURPOSE, Numbers, deps.cookies.read(headers, 'provenNumbers'))) ?? []
}

export async function isProven(deps: StoreDeps, numbers: readonly string[], phone: PhoneNumber): Promise<boolean> {
  return numbers.includes((await readCodeMaker(deps.database)).hashNumber(phone))
}

/** Returns a Set-Cookie value that records the number as proven in this browser. */
export async function rememberProven(deps: Deps, headers: Headers, phone: PhoneNumber): Promise<string> {
  const hash = (await readCodeMaker(deps.database)).hashNumber(phone)
  const others = (await provenNumbersOf(deps, headers)).filter((number) => number !== hash)
  return deps.cookies.write(
    'provenNumbers',
    await seal(deps, PURPOSE, [hash, ...others].slice(0, MOST), HALF_A_YEAR),
    HALF_A_YEAR,
  )
}
