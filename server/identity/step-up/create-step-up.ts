import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { PROVIDER_NAMES } from '#contracts/chat/providers.ts'
import { SensitiveAct, type StepUpOutcome } from '#contracts/account/step-up.ts'
import { readCode } from '#contracts/account/rules.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { StepUpPort } from '#src/api/portal.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import type { SendCodeDeps } from '#server/deps.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import { seal, unseal } from '#server/edge/sealed.ts'
import { isDoubted } from '#server/identity/account-holder.ts'
import type { Login } from '#server/identity/logins.ts'
import { checkCode, CODE_PROBLEMS } from '#server/identity/one-time-code.ts'
import { listPasskeys } from '#server/identity/passkeys/own-passkeys.ts'
import { sendCode } from '#server/identity/send-code.ts'
import { isFresh, keepFreshProof } from '#server/identity/fresh-proof.ts'
import type { ProofPort } from './proof-routes.ts'

/** In seconds. */
const KEPT_FOR = 900
const PURPOSE = 'sensitive act'
const Kept = v.object({ login: v.string(), act: SensitiveAct })

type StepUpDeps = SendCodeDeps & { cookies: Cookies; portOf: ProofPort }
type Visitor = { login: Login | undefined; headers: Headers; locale: Locale; address: string | null; here: string }

/** Leads through a fresh proof of who the customer is before a sensitive act, and hands the act back (TRU-03). */
export function createStepUp(deps: StepUpDeps, { login, headers, locale, address, here }: Visitor): StepUpPort {
  const { cookies, runtime } = deps
  const asker = (jti: string) => `step-up:${createHash('sha256').update(jti).digest('base64url')}`
  const account = async () => login && findCustomer(deps, login.legalEntityId)
  /** Undefined where a code proves nothing. */
  const codeAccount = async () =>
    login && !(await isDoubted(deps, login.legalEntityId)) ? findCustomer(deps, login.legalEntityId) : undefined

  async function keptAct(): Promise<SensitiveAct | undefined> {
    const kept = await unseal(deps, PURPOSE, Kept, cookies.read(headers, 'stepUp'))
    return kept && kept.login === login?.jti ? kept.act : undefined
  }

  return {
    isFresh: async () => login !== undefined && isFresh(deps, login),
    begin: async (act) => ({
      to: pathTo('confirm'),
      cookies: [
        cookies.write('stepUp', await seal(deps, PURPOSE, { login: login?.jti ?? '', act }, KEPT_FOR), KEPT_FOR),
      ],
    }),
    read: async () => {
      const act = await keptAct()
      const customer = act && (await account())
      if (!act || !customer || !login) return undefined
      return {
        act: act.kind,
        phone: customer.phone,
        hasPasskey: (await listPasskeys(deps, customer.id)).length > 0,
        providers: PROVIDER_NAMES.filter((provider) => deps.portOf(provider, here) !== undefined),
        codeCounts: !(await isDoubted(deps, customer.id)),
        isProven: await isFresh(deps, login),
      }
    },
    askForCode: async (): Promise<StepUpOutcome> => {
      const customer = await codeAccount()
      if (!customer || !login) return { kind: 'refused', problem: 'codeExpired' }
      const { outcome: notice } = await sendCode(deps, {
        phone: customer.phone,
        purpose: 'stepUp',
        asker: { id: asker(login.jti), network: address, proven: true },
        locale,
        key: runtime.id(),
      })
      return { kind: 'asked', notice }
    },
    check: async (written): Promise<StepUpOutcome> => {
      const customer = await codeAccount()
      const code = readCode(written)
      if (!customer || !login || code === undefined) return { kind: 'refused', problem: 'code' }
      const guess = {
        phone: customer.phone,
        purpose: 'stepUp' as const,
        code,
        asker: asker(login.jti),
        key: runtime.id(),
      }
      const { outcome } = await checkCode(deps, guess)
      if (outcome !== 'right') return { kind: 'refused', problem: CODE_PROBLEMS[outcome] }
      await keepFreshProof(deps, login)
      return { kind: 'proven' }
    },
    take: async () => {
      const act = (await keptAct()) ?? { kind: 'security' as const }
      return { act, cookies: [cookies.write('stepUp', '', 0)] }
    },
  }
}
