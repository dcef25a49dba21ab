import * as v from 'valibot'
import { NO_EFFORT, type Effort } from '#contracts/kernel/effort.ts'
import {
  RECOVERY_TROUBLES,
  type RecoveryOutcome,
  type RecoveryProblem,
  type RecoveryView,
} from '#contracts/account/recovery.ts'
import { readCode } from '#contracts/account/rules.ts'
import { CODE_NOTICES } from '#contracts/account/sign-up.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { phoneIn } from '#contracts/kernel/phone.ts'
import type { RecoveryPort } from '#src/api/portal.ts'
import type { SendCodeDeps, StoreDeps } from '#server/deps.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import { seal, unseal } from '#server/edge/sealed.ts'
import { SignIn } from '#server/gateways/identity/port.ts'
import { checkCode, CODE_PROBLEMS } from '#server/identity/one-time-code.ts'
import { isProven, provenNumbersOf } from '#server/identity/proven-numbers.ts'
import { sendCodeOrPuzzle } from '#server/identity/send-code-or-puzzle.ts'
import { canReceiveSms } from '#server/sms/can-receive-sms.ts'

const PURPOSE = 'recovery'
/** In seconds. */
const KEPT_FOR = 1800

/** `away`: while the person is at BankID. */
const Kept = v.object({
  id: v.string(),
  from: v.string(),
  to: v.string(),
  stage: v.picklist(['code', 'identity']),
  notice: v.picklist(CODE_NOTICES),
  puzzle: v.optional(v.string()),
  trouble: v.optional(v.picklist(RECOVERY_TROUBLES)),
  away: v.optional(SignIn),
})
export type Kept = v.InferOutput<typeof Kept>

type RecoveryDeps = SendCodeDeps & { cookies: Cookies }
type Visitor = { headers: Headers; locale: Locale; address: string | null; browser?: string | undefined }

export const openRecovery = (deps: StoreDeps & { cookies: Cookies }, headers: Headers): Promise<Kept | undefined> =>
  unseal(deps, PURPOSE, Kept, deps.cookies.read(headers, 'recovery'))

export async function keepRecovery(deps: StoreDeps & { cookies: Cookies }, kept: Kept): Promise<string> {
  return deps.cookies.write('recovery', await seal(deps, PURPOSE, kept, KEPT_FOR), KEPT_FOR)
}

export const endRecovery = ({ cookies }: { cookies: Cookies }): string => cookies.write('recovery', '', 0)

/**
 * The numbers of before and now, and a code to the new one, kept in an encrypted cookie until BankID says who it is
 * (TRU-04). No account is looked up here, so nothing tells whether there is one.
 */
export function createRecovery(
  deps: RecoveryDeps,
  isOffered: boolean,
  { headers, locale, address, browser }: Visitor,
): RecoveryPort {
  const goOn = async (kept: Kept): Promise<RecoveryOutcome> => ({
    kind: 'goOn',
    cookies: [await keepRecovery(deps, kept)],
  })
  const refused = (problem: RecoveryProblem): RecoveryOutcome => ({ kind: 'refused', problem, cookies: [] })
  const over = (): RecoveryOutcome => ({ kind: 'goOn', cookies: [endRecovery(deps)] })

  async function sendTo(kept: Kept, effort: Effort): Promise<RecoveryOutcome> {
    const proven = await isProven(deps, await provenNumbersOf(deps, headers), kept.to)
    const asker = { id: askerOf(kept), network: address, proven }
    const ask = { phone: kept.to, purpose: 'recovery' as const, asker, locale, browser }
    const { outcome: notice, puzzle } = await sendCodeOrPuzzle(deps, ask, effort)
    return goOn({ ...kept, notice, puzzle })
  }

  return {
    isOffered,
    read: async (): Promise<RecoveryView> => {
      const kept = await openRecovery(deps, headers)
      if (!kept) return { stage: 'numbers' }
      const { stage, to, notice, puzzle, trouble } = kept
      return { stage, to, notice, puzzle, trouble }
    },
    begin: async ({ from: before, to: now }, effort = NO_EFFORT) => {
      const [from, to] = [phoneIn(locale, before), phoneIn(locale, now)]
      if (from === undefined) return refused('from')
      if (to === undefined) return refused('to')
      if (!canReceiveSms(to)) return refused('noSms')
      return sendTo({ id: deps.runtime.id(), from, to, stage: 'code', notice: 'sent' }, effort)
    },
    check: async (written) => {
      const kept = await openRecovery(deps, headers)
      if (kept?.stage !== 'code') return over()
      const code = readCode(written)
      if (code === undefined) return refused('code')
      const guess = { phone: kept.to, purpose: 'recovery' as const, code, asker: askerOf(kept), key: deps.runtime.id() }
      const { outcome } = await checkCode(deps, guess)
      return outcome === 'right' ? goOn({ ...kept, stage: 'identity' }) : refused(CODE_PROBLEMS[outcome])
    },
    askForCode: async (effort = NO_EFFORT) => {
      const kept = await openRecovery(deps, headers)
      return kept?.stage === 'code' ? sendTo(kept, effort) : over()
    },
    startOver: async () => over(),
  }
}

const askerOf = ({ id }: Kept): string => `recovery:${id}`
