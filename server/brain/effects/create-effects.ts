import { createCustomer } from '#server/accounts/create-customer.ts'
import { findByPhone, findCustomer } from '#server/accounts/find-customer.ts'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import { readProof } from '#server/identity/identity-proofs.ts'
import { isProven } from '#server/identity/proven-numbers.ts'
import { checkCode } from '#server/identity/one-time-code.ts'
import { sendCode } from '#server/identity/send-code.ts'
import { LIFTED_BY_WORK, LONGEST_WAIT_FOR_CODE, type ActBudget } from '#server/budgets/budgets.ts'
import type { Scope } from '#server/budgets/exhausted.ts'
import { mayPlace, mayTakeLead } from '#server/budgets/hold-order.ts'
import { creditCheckCosts, leadCosts, orderCosts, spend } from '#server/budgets/spend.ts'
import { waitsFor } from '#server/budgets/waits-for.ts'
import type { SendCodeDeps, StoreDeps } from '#server/deps.ts'
import { keepLead } from '#server/leads/keep-lead.ts'
import { readDebts } from '#server/debts/read-debts.ts'
import { embeddedActs, type Acts } from '#server/ports/choose-ports.ts'
import { valueOf } from '#server/ports/credit-and-numbers.ts'
import { storeScore } from '#server/feedback/store-score.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { isPowerCountry, priceAreaOf } from '#contracts/catalogue/power-area.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import type { PowerOrderRequest } from '#contracts/chat/power-order.ts'
import {
  NotKnownYet,
  OutsideFault,
  type EffectContext,
  type EffectHandlers,
  type ServiceEffectHandlers,
} from './effects.ts'
import type { EvidenceDeps, OrderOrigin } from '#server/evidence/record-order.ts'
import type { LetterDeps } from '#server/confirmation/letter-queue.ts'
import type { LeadDeps } from '#server/leads/lead-queue.ts'

export function createEffects(
  deps: SendCodeDeps & LeadDeps & LetterDeps & EvidenceDeps,
  acts: Acts = embeddedActs(deps),
): ServiceEffectHandlers {
  return {
    ...powerEffects(deps, acts),
    'number.check': async ({ portNumber }) => {
      const check = await acts.portability.check(portNumber)
      return check.outcome === 'portable'
        ? { outcome: 'portable' }
        : { outcome: 'notPortable', gives: { portRefusal: check.refusal } }
    },
    'credit.check': async ({ name, birthDate, phone, plan }, { key, session }) => {
      await waitForBudget(deps, key, creditCheckCosts({ person: phone, network: session.address }))
      const { id, ...decision } = valueOf(await acts.credit.check({ name, birthDate, phone, plan, reason: 'order' }))
      const deposit = decision.outcome === 'deposit' && { depositOre: decision.depositOre }
      return { outcome: decision.outcome, gives: { creditCheckId: id, ...deposit } }
    },
    'code.send': async ({ phone }, { key, session }) => {
      const asker = {
        id: askerOf(session),
        network: session.address,
        proven: await isProven(deps, session.provenNumbers, phone),
      }
      const sending = await sendCode(deps, { phone, purpose: 'conversation', asker, locale: session.locale, key })
      if (sending.outcome === 'unsent')
        throw new OutsideFault('SMS gateway', { reason: 'refused', code: 'sms_not_taken' })
      if (sending.outcome === 'busy' && LIFTED_BY_WORK.has(sending.waitsFor))
        throw new NotKnownYet(key, waitsFor(sending.waitsFor), { patience: LONGEST_WAIT_FOR_CODE, outcome: 'busy' })
      return { outcome: sending.outcome }
    },
    'code.check': async ({ phone, code }, { key, session }) => {
      const { outcome } = await checkCode(deps, { phone, purpose: 'conversation', code, asker: askerOf(session), key })
      return outcome === 'right' ? accountOf(deps, phone) : { outcome }
    },
    'account.find': async ({ phone, phoneProof }, { session }) => {
      const proven = await provenByVipps(deps, session, { phone, phoneProof })
      return proven ? accountOf(deps, phone) : { outcome: 'expired' }
    },
    'customer.create': async ({ phoneProof, ...customer }, { session }) => {
      const proven = await provenByVipps(deps, session, { phone: customer.phone, phoneProof })
      const born = proven?.birthDate !== undefined && {
        birthDate: proven.birthDate,
        provenBy: 'identityProvider' as const,
      }
      const told = { ...customer, ...born, locale: session.locale, consentThrough: 'chat' as const }
      const { id, firstName } = await createCustomer(deps, told)
      return { outcome: 'created', gives: { customerId: id, firstName } }
    },
    'order.place': async (request, context) => {
      const { key, session } = context
      await waitForBudget(deps, key, orderCosts({ account: request.customerId, network: session.address }))
      if (!(await mayPlace(deps, request, context))) return { outcome: 'failed' }
      const placed = await acts.orders.place(request, key, originOf(session))
      if (placed.state === 'placed') {
        const { orderId, newNumber } = placed
        return { outcome: 'placed', gives: { orderId, ...(newNumber !== undefined && { newNumber }) } }
      }
      if (placed.code === 'already_customer') return { outcome: 'alreadyCustomer' }
      if (placed.code === 'price_changed') return { outcome: 'priceChanged' }
      deps.runtime.log.warn({ key, fault: placed.code }, 'an order could not be placed')
      return { outcome: 'failed' }
    },
    'debts.read': readDebts(deps, acts.debtRegister),
    'score.store': async (request, { session }) => ({
      outcome: 'stored',
      gives: { scoreId: await storeScore(deps, request, session.id, session.locale) },
    }),
    'lead.send': async (request, context) => {
      const { key, session } = context
      await waitForBudget(deps, key, leadCosts(session.address))
      if (!(await mayTakeLead(deps, context))) return { outcome: 'failed' }
      return { outcome: 'sent', gives: { leadId: await keepLead(deps, request, key, session.locale) } }
    },
  }
}

type Told = { phone: PhoneNumber; phoneProof: string | undefined }

/** What Vipps has proven in this conversation, unless the number is another one by now. */
async function provenByVipps(
  deps: StoreDeps,
  { id: session }: EffectContext['session'],
  { phone, phoneProof: id }: Told,
) {
  const proven = id === undefined ? undefined : await readProof(deps, { id, session, provider: 'vipps' })
  return proven?.phone === phone ? proven : undefined
}

async function accountOf(deps: StoreDeps, phone: PhoneNumber) {
  const customer = await findByPhone(deps, phone)
  return customer
    ? { outcome: 'known' as const, gives: { customerId: customer.id, firstName: customer.firstName } }
    : { outcome: 'new' as const }
}

/** Beyond a budget the act waits, and is asked again by itself. */
async function waitForBudget(deps: StoreDeps, key: string, costs: readonly Scope<ActBudget>[]): Promise<void> {
  const exhausted = await spend(deps, key, costs)
  if (exhausted) throw new NotKnownYet(key, waitsFor(exhausted.budget))
}

const originOf = ({ id, locale }: EffectContext['session']): OrderOrigin => ({ channel: 'chat', session: id, locale })

const askerOf = ({ visitor, id }: EffectContext['session']): string => visitor ?? `session:${id}`

export function powerEffects(
  deps: LeadDeps & LetterDeps & EvidenceDeps & Pick<SendCodeDeps, 'env'>,
  { meters, power }: Pick<Acts, 'meters' | 'power'> = embeddedActs(deps),
): Pick<EffectHandlers, 'metering.find' | 'power.order'> {
  return {
    'metering.find': async (address, { session }) => {
      const country = countryOf(session.locale)
      if (!isPowerCountry(country)) return { outcome: 'notFound' }
      const { outcome, ...found } = await meters.find(country, address)
      return { outcome, gives: { ...found, priceArea: priceAreaOf(country, address.postalCode) } }
    },
    'power.order': async (request, context) => {
      const { key, session } = context
      await waitForBudget(deps, key, orderCosts({ account: request.customerId, network: session.address }))
      if (!(await mayPlace(deps, request, context))) return { outcome: 'failed' }
      const placed = await power.place(request, key, originOf(session))
      if (placed.state === 'placed') {
        const { orderId } = placed
        if (request.meteringPoint === undefined)
          await askForMeter(deps, request, { key, orderId, locale: session.locale })
        return { outcome: 'placed', gives: { orderId } }
      }
      if (placed.code === 'already_customer') return { outcome: 'alreadyCustomer' }
      if (placed.code === 'price_changed') return { outcome: 'priceChanged' }
      if (placed.code === 'too_soon') return { outcome: 'tooSoon' }
      deps.runtime.log.warn({ key, fault: placed.code }, 'an order of power could not be placed')
      return { outcome: 'failed' }
    },
  }
}

type Placed = { key: string; orderId: string; locale: Locale }

async function askForMeter(
  deps: LeadDeps,
  { customerId, street, postalCode, city, startDate }: PowerOrderRequest,
  { key, orderId, locale }: Placed,
): Promise<void> {
  const customer = await findCustomer(deps, customerId)
  if (!customer) return
  const { firstName, lastName, phone, email } = customer
  const answers = [
    { label: 'order', value: orderId },
    { label: 'address', value: `${street}, ${postalCode} ${city}` },
    { label: 'start', value: startDate },
  ]
  const lead = { kind: 'callback' as const, about: 'power order without metering point', answers }
  await keepLead(
    deps,
    { name: { firstName, lastName }, phone, ...(email && { email }), customerId, lead },
    `${key}:meter`,
    locale,
  )
}
