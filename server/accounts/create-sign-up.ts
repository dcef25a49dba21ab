import * as v from 'valibot'
import { ownPath } from '#contracts/account/access.ts'
import { readEmail, readName, readSignupPhone, readCode } from '#contracts/account/rules.ts'
import { firstMissing, fitsStep, SIGN_UP_STEPS, type SignUpOutcome, CODE_NOTICES } from '#contracts/account/sign-up.ts'
import { NO_EFFORT, type Effort } from '#contracts/kernel/effort.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { SignUpPort } from '#src/api/portal.ts'
import { noteTrapOf } from '#server/budgets/signs-of-programs.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import { checkCode, CODE_PROBLEMS } from '#server/identity/one-time-code.ts'
import { type LoginDeps } from '#server/identity/logins.ts'
import { openLogin } from '#server/identity/login-lifetime.ts'
import { sendCodeOrPuzzle } from '#server/identity/send-code-or-puzzle.ts'
import type { SendCodeDeps, StoreDeps } from '#server/deps.ts'
import { canReceiveSms } from '#server/sms/can-receive-sms.ts'
import { isProven, provenNumbersOf, rememberProven } from '#server/identity/proven-numbers.ts'
import { seal, unseal } from '#server/edge/sealed.ts'
import { createCustomer, type NewCustomer } from './create-customer.ts'

const KEPT_FOR = 3600
const PURPOSE = 'sign-up answers'

const written = v.optional(v.pipe(v.string(), v.maxLength(254)))

const SignUp = v.object({
  id: v.string(),
  name: written,
  phone: written,
  email: written,
  status: v.picklist(['notCreated', 'created']),
  notice: v.optional(v.picklist(CODE_NOTICES)),
  puzzle: v.optional(v.string()),
})
type SignUp = v.InferOutput<typeof SignUp>

const sealSignUp = (deps: StoreDeps, signUp: SignUp): Promise<string> => seal(deps, PURPOSE, signUp, KEPT_FOR)

async function openSignUp(deps: StoreDeps, sealed: string | undefined): Promise<SignUp> {
  return (await unseal(deps, PURPOSE, SignUp, sealed)) ?? { id: deps.runtime.id(), status: 'notCreated' }
}

type SignUpDeps = SendCodeDeps & LoginDeps & { cookies: Cookies }

type Visitor = { headers: Headers; locale: Locale; address: string | null; browser?: string | undefined }

/** Answers stay in an encrypted cookie; the code of this sign-up turns them into an account (SIGN-01 to 03). */
export function createSignUp(deps: SignUpDeps, { headers, locale, address, browser }: Visitor): SignUpPort {
  const { cookies } = deps
  const opened = () => openSignUp(deps, cookies.read(headers, 'signup'))
  const keep = async (signUp: SignUp) => [cookies.write('signup', await sealSignUp(deps, signUp), KEPT_FOR)]
  const missingOf = (signUp: SignUp) => firstMissing(signUp, signUp.status, locale)

  async function keepAnswer(signUp: SignUp, step: 'name' | 'phone' | 'email', written: string): Promise<SignUpOutcome> {
    const isSame = signUp[step] === written
    const cookie = await keep({
      ...signUp,
      [step]: written,
      ...(!isSame && { status: 'notCreated' as const, notice: undefined, puzzle: undefined }),
    })
    return { kind: 'goOn', step: SIGN_UP_STEPS.indexOf(step) + 2, cookies: cookie }
  }

  /** A number with an account gets the same answer as one without (SEC-01). */
  async function register(signUp: SignUp, effort: Effort): Promise<SignUpOutcome> {
    const customer = customerOf(signUp, locale)
    if (signUp.status === 'created' || !customer) return { kind: 'goOn', step: missingOf(signUp), cookies: [] }
    return sendTo(customer, { ...signUp, status: 'created' }, effort)
  }

  async function sendTo({ phone }: NewCustomer, signUp: SignUp, effort: Effort): Promise<SignUpOutcome> {
    const asker = {
      id: askerOf(signUp),
      network: address,
      proven: await isProven(deps, await provenNumbersOf(deps, headers), phone),
    }
    const ask = { phone, purpose: 'signUp' as const, asker, locale, browser }
    const { outcome: notice, puzzle } = await sendCodeOrPuzzle(deps, ask, effort)
    return { kind: 'goOn', step: 5, cookies: await keep({ ...signUp, notice, puzzle }) }
  }

  async function logIn(signUp: SignUp, written: string): Promise<SignUpOutcome> {
    const customer = customerOf(signUp, locale)
    const code = readCode(written)
    if (!customer || code === undefined) return { kind: 'goOn', step: missingOf(signUp), cookies: [] }
    const { outcome } = await checkCode(deps, {
      phone: customer.phone,
      purpose: 'signUp',
      code,
      asker: askerOf(signUp),
      key: deps.runtime.id(),
    })
    if (outcome !== 'right') return { kind: 'refused', problem: CODE_PROBLEMS[outcome], cookies: [] }
    const { id } = await createCustomer(deps, { ...customer, consentThrough: 'sign_up' })
    const login = await openLogin(deps, id, {
      method: 'code',
      headers,
      holds: (_, account) => account.phone === customer.phone,
    })
    if (!login) return { kind: 'refused', problem: CODE_PROBLEMS.wrong, cookies: [] }
    const origin = cookies.read(headers, 'origin')
    return {
      kind: 'signedIn',
      to: origin === undefined ? '/welcome' : ownPath(origin),
      cookies: [
        cookies.write('login', login.accessToken, deps.env.LOGIN_HOURS * 3600),
        cookies.write('signup', '', 0),
        cookies.write('origin', '', 0),
        await rememberProven(deps, headers, customer.phone),
      ],
    }
  }

  return {
    read: async () => {
      const signUp = await opened()
      const { name, phone, email, status, notice, puzzle } = signUp
      return {
        answers: { name, phone, email },
        status,
        missing: missingOf(signUp),
        notice: status === 'created' ? notice : undefined,
        ...(status === 'created' && puzzle !== undefined && { puzzle }),
      }
    },
    answer: async (step, written, effort = NO_EFFORT) => {
      const signUp = await opened()
      if (effort.isTrapFilled && browser !== undefined) await noteTrapOf(deps, browser)
      const missing = missingOf(signUp)
      if (missing < SIGN_UP_STEPS.indexOf(step) + 1) return { kind: 'goOn', step: missing, cookies: [] }
      if (!fitsStep(step, written, locale)) return { kind: 'refused', problem: step, cookies: [] }
      if (step === 'phone' && !canReceiveSms(readSignupPhone(written, locale) ?? ''))
        return { kind: 'refused', problem: 'phoneNoSms', cookies: [] }
      if (step === 'terms') return register(signUp, effort)
      return step === 'code' ? logIn(signUp, written) : keepAnswer(signUp, step, written)
    },
    askForCode: async (effort = NO_EFFORT) => {
      const signUp = await opened()
      const customer = customerOf(signUp, locale)
      return customer && signUp.status === 'created'
        ? sendTo(customer, signUp, effort)
        : { kind: 'goOn', step: missingOf(signUp), cookies: [] }
    },
  }
}

const askerOf = ({ id }: SignUp): string => `sign-up:${id}`

function customerOf(signUp: SignUp, locale: Locale): NewCustomer | undefined {
  const [name, phone, email] = [
    readName(signUp.name ?? ''),
    readSignupPhone(signUp.phone ?? '', locale),
    readEmail(signUp.email ?? ''),
  ]
  return name && phone && email ? { name, phone, email, locale } : undefined
}
