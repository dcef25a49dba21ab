import * as v from 'valibot'
import type { PhoneChangeOutcome, PhoneChangeProblem } from '#contracts/account/phone-change.ts'
import { CODE_NOTICES } from '#contracts/account/sign-up.ts'
import { readCode } from '#contracts/account/rules.ts'
import type { PhoneChangePort } from '#src/api/portal.ts'
import { seal, unseal } from '../http/sealed.ts'
import { findCustomer } from '../services/account/find-customer.ts'
import { checkCode, type CodeCheck } from '../services/auth/check-code.ts'
import { sendCode } from '../services/auth/send-code.ts'
import { canReceiveSms } from '../services/sms/can-receive-sms.ts'
import { rememberProven } from '../visitor/proven-numbers.ts'
import { changePhone } from './change-phone.ts'
import type { AccountDeskDeps, Visitor } from './create-account-desk.ts'

/** How long a change may take, in seconds. */
const KEPT_FOR = 900
const PURPOSE = 'phone change'

/** A change under way, sealed in a cookie. `id` ties the codes to the browser that holds it. */
const Change = v.object({
  id: v.string(),
  entity: v.string(),
  from: v.string(),
  to: v.string(),
  stage: v.picklist(['old', 'new']),
  notice: v.picklist(CODE_NOTICES),
})
type Change = v.InferOutput<typeof Change>

/** The change of one's phone number: a code to the old number proves that the account is one's own, one to the new that the number is. */
export function createPhoneChange(deps: AccountDeskDeps, { entity, headers, locale, address }: Visitor): PhoneChangePort {
  const { cookies, world } = deps
  const gone = () => [cookies.write('phoneChange', '', 0)]

  async function opened(): Promise<Change | undefined> {
    const change = await unseal(deps, PURPOSE, Change, cookies.read(headers, 'phoneChange'))
    if (!change || change.entity !== entity) return undefined
    const account = await findCustomer(deps, change.entity)
    return account?.phone === change.from ? change : undefined
  }

  async function sendTo(change: Change): Promise<PhoneChangeOutcome> {
    const phone = change.stage === 'old' ? change.from : change.to
    // Who is signed in has proven the account's own number.
    const asker = { id: askerOf(change), network: address, proven: change.stage === 'old' }
    const { outcome: notice } = await sendCode(deps, { phone, asker, locale, key: world.id() })
    return { kind: 'goOn', cookies: [cookies.write('phoneChange', await seal(deps, PURPOSE, { ...change, notice }, KEPT_FOR), KEPT_FOR)] }
  }

  async function proven(change: Change): Promise<PhoneChangeOutcome> {
    if (change.stage === 'old') return sendTo({ ...change, stage: 'new' })
    const isChanged = await changePhone(deps, change.entity, change.to)
    return isChanged ? { kind: 'changed', cookies: [...gone(), await rememberProven(deps, headers, change.to)] } : { kind: 'refused', problem: 'taken', cookies: gone() }
  }

  return {
    read: async () => {
      const change = await opened()
      return change && { from: change.from, to: change.to, stage: change.stage, notice: change.notice }
    },
    begin: async (to) => {
      if (!canReceiveSms(to)) return { kind: 'refused', problem: 'noSms', cookies: gone() }
      const account = entity === undefined ? undefined : await findCustomer(deps, entity)
      if (!account) return { kind: 'cancelled', cookies: gone() }
      return sendTo({ id: world.id(), entity: account.id, from: account.phone, to, stage: 'old', notice: 'sent' })
    },
    check: async (written) => {
      const change = await opened()
      if (!change) return { kind: 'cancelled', cookies: gone() }
      const code = readCode(written)
      if (code === undefined) return { kind: 'refused', problem: 'code', cookies: [] }
      const phone = change.stage === 'old' ? change.from : change.to
      const { outcome } = await checkCode(deps, { phone, code, asker: askerOf(change), key: world.id() })
      return outcome === 'right' ? proven(change) : { kind: 'refused', problem: PROBLEMS[outcome], cookies: [] }
    },
    askForCode: async () => {
      const change = await opened()
      return change ? sendTo(change) : { kind: 'cancelled', cookies: gone() }
    },
    cancel: async () => ({ kind: 'cancelled', cookies: gone() }),
  }
}

const PROBLEMS: Record<Exclude<CodeCheck['outcome'], 'right'>, PhoneChangeProblem> = { wrong: 'codeWrong', expired: 'codeExpired', tooMany: 'codeTooMany' }

const askerOf = ({ id, stage }: Change): string => `phone-change:${id}:${stage}`
